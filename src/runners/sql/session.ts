import type {BindParams, Database, SqlJsStatic, SqlValue} from 'sql.js';
import {explainError} from './constraintErrors';
import {MysqlError, OutputLimit, UnsupportedError} from './errors';
import {registerFunctions} from './functions';
import {checkGrouping} from './grouping';
import {inferQuery} from './infer';
import {resetRandom} from './numberFunctions';
import {type ResultColumn, printTable} from './printTable';
import {joinTokens} from './quote';
import {rewrite} from './rewrite';
import type {Table} from './schema';
import {SqlSyntaxError, type Token, isWord, splitStatements, tokenize} from './tokens';
import {UNKNOWN} from './valueTypes';
import {orderedQuery} from './queryOrder';
import {runStatement} from './statements';

/** Rows of one query; the text of more would be cut in any case. */
const MOST_ROWS = 10_000;

/** One database of the server. */
export interface Store {
  readonly name: string;
  readonly db: Database;
  /** By name in small letters. */
  readonly tables: Map<string, Table>;
  /** Views, with what is known of their columns. */
  readonly views: Map<string, Table>;
}

interface Result {
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly (readonly SqlValue[])[];
}

/** A connection to a server that speaks MySQL and keeps its data in SQLite. */
export class Session {
  readonly stores = new Map<string, Store>();
  readonly variables = new Map<string, string>();
  current: Store | undefined;
  /** Of the last query; what a check sees as `rows`. */
  last: Result | undefined;
  rowsChanged = 0;

  constructor(private readonly sql: SqlJsStatic) {
    resetRandom();
  }

  createStore(name: string): Store {
    const db = new this.sql.Database();
    registerFunctions(db, {
      database: () => this.current?.name ?? null,
      rowsChanged: () => this.rowsChanged,
    });
    db.run('PRAGMA foreign_keys = ON');
    const store: Store = {name, db, tables: new Map(), views: new Map()};
    this.stores.set(name.toLowerCase(), store);
    return store;
  }

  get store(): Store {
    if (!this.current) {
      throw new MysqlError(1046, '3D000', 'No database selected');
    }
    return this.current;
  }

  /** Runs a script; what each statement prints is handed over as soon as it is there. */
  run(script: string, print: (text: string) => void): void {
    for (const statement of this.split(script)) {
      try {
        const text = runStatement(this, statement);
        if (text !== '') {
          print(text);
        }
      } catch (error) {
        throw this.explain(error, statement);
      }
    }
  }

  /** Translates and runs a query. */
  query(tokens: readonly Token[]): Result {
    const {db, tables} = this.store;
    checkGrouping(tokens, this.store);
    const inferred = this.infer(tokens);
    const statement = db.prepare(this.translate(orderedQuery(tokens, tables)));
    try {
      const rows: SqlValue[][] = [];
      while (statement.step()) {
        rows.push(statement.get());
        if (rows.length > MOST_ROWS) {
          throw new OutputLimit();
        }
      }
      const names = statement.getColumnNames();
      const columns =
        inferred?.length === names.length
          ? inferred
          : names.map((header) => ({
              header,
              type: inferred?.find((column) => column.header === header)?.type ?? UNKNOWN,
            }));
      this.last = {columns, rows};
      return this.last;
    } finally {
      statement.free();
    }
  }

  infer(tokens: readonly Token[]): readonly ResultColumn[] | undefined {
    const {tables, views} = this.store;
    return inferQuery(tokens, new Map([...views, ...tables]));
  }

  /** Runs a statement that gives no rows; the number of rows that it changed. */
  execute(sql: string, values?: BindParams): number {
    const {db} = this.store;
    db.run(sql, values);
    this.rowsChanged = db.getRowsModified();
    return this.rowsChanged;
  }

  translate(tokens: readonly Token[]): string {
    return joinTokens(rewrite(tokens, this.current?.name, this.variables));
  }

  printQuery(tokens: readonly Token[]): string {
    const {columns, rows} = this.query(tokens);
    return printTable(columns, rows);
  }

  private split(script: string): readonly (readonly Token[])[] {
    try {
      return splitStatements(tokenize(script));
    } catch (error) {
      if (error instanceof SqlSyntaxError) {
        throw syntaxError(error.near, 1, error.line);
      }
      throw error;
    }
  }

  private explain(error: unknown, statement: readonly Token[]): Error {
    if (error instanceof OutputLimit) {
      return error;
    }
    if (error instanceof MysqlError || error instanceof UnsupportedError) {
      return error instanceof MysqlError && error.line === undefined
        ? new MysqlError(error.code, error.state, error.text, statement[0]!.line)
        : error;
    }
    return explainError(error as Error, statement, this);
  }
}

export function syntaxError(near: string, lineOfStatement: number, line: number): MysqlError {
  return new MysqlError(
    1064,
    '42000',
    'You have an error in your SQL syntax; check the manual that corresponds to your MySQL ' +
      `server version for the right syntax to use near '${near}' at line ${lineOfStatement}`,
    line,
  );
}

export function isQuery(tokens: readonly Token[]): boolean {
  return isWord(tokens[0], 'SELECT', 'WITH', 'VALUES', 'TABLE') || tokens[0]?.text === '(';
}
