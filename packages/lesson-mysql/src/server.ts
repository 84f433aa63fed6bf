import {MysqlError, OutputLimit, UnsupportedError} from './errors/errors';
import {readStatement} from './parse/read';
import {nearText} from './parse/syntaxError';
import {Lexer, type Statement} from './parse/tokens';
import {printTable, printVertical, warningText} from './print/table';
import {type Outcome, Session} from './session';
import {runCommand} from './statements/run';
import {readMoment} from './types/moment';
import type {Type, Value} from './types/types';
import {toText} from './types/convert';
import {Decimal} from './types/decimal';

/** A value as JavaScript and PHP know it: whole numbers beyond 2⁵³ and decimals are texts. */
export type Cell = string | number | null;

export interface Column {
  readonly name: string;
  /** int, decimal, double, text, enum, set, date, time, datetime, year or null. */
  readonly kind: Type['kind'];
}

export interface Result {
  /** Missing for a statement that gives no rows. */
  readonly columns?: readonly Column[];
  readonly rows?: readonly (readonly Cell[])[];
  /** What AUTO_INCREMENT gave to the first row of the last INSERT of the connection; 0 before one. */
  readonly insertId: string;
  /** What AUTO_INCREMENT gave to the first row of this statement, or the number written in its place; else 0. */
  readonly generatedId: string;
  /** Rows that changed, or that were found. */
  readonly affectedRows: number;
  /** What the mysql client prints. */
  readonly printed: string;
}

export interface Options {
  /** The moment that NOW() gives; without a time zone. */
  readonly now?: string;
}

/** A MySQL server with one connection. Everything is in memory and ends with the object. */
export class Server {
  private readonly session: Session;

  constructor({now = '2026-09-08 09:00:00'}: Options = {}) {
    const moment = readMoment(now);
    if (!moment) {
      throw new TypeError(`Not a moment: ${now}`);
    }
    this.session = new Session(moment);
  }

  /** The name of the database that USE chose. */
  get database(): string | undefined {
    return this.session.current?.name;
  }

  /** Whether a transaction is open that was begun by START TRANSACTION. */
  get inTransaction(): boolean {
    return this.session.inTransaction;
  }

  /** Names of all databases. */
  get databases(): readonly string[] {
    return [...this.session.databases.values()].map(({name}) => name);
  }

  /** Names and types of the columns of each table of the current database. */
  get tables(): readonly {
    readonly name: string;
    readonly columns: readonly {readonly name: string; readonly type: string}[];
  }[] {
    return [...this.session.database().tables.values()].map(({name, shape}) => ({
      name,
      columns: shape.columns.map((column) => ({name: column.name, type: column.shown})),
    }));
  }

  /** Makes a database if there is none of this name, and uses it; `undefined` uses none. */
  use(name: string | undefined): void {
    if (name === undefined) {
      this.session.current = undefined;
      return;
    }
    const key = name.toLowerCase();
    const database = this.session.databases.get(key) ?? {name, tables: new Map(), views: new Map()};
    this.session.databases.set(key, database);
    this.session.current = database;
  }

  /**
   * Runs a script; each result is handed over as soon as it is there.
   * @throws {MysqlError} with the number, the state and the text of MySQL, and the line in the script
   * @throws {UnsupportedError} for what MySQL has and this package has not
   */
  run(script: string, onResult: (result: Result) => void): void {
    const lexer = new Lexer(script);
    for (let statement = lexer.next(); statement; statement = lexer.next()) {
      onResult(this.runStatement(statement));
    }
  }

  /** Runs a script and gives the result of its last statement. */
  execute(sql: string): Result {
    let last: Result | undefined;
    this.run(sql, (result) => {
      last = result;
    });
    if (!last) {
      throw new MysqlError(1065, '42000', 'Query was empty');
    }
    return last;
  }

  private runStatement(statement: Statement): Result {
    const {session} = this;
    session.statement = statement;
    try {
      session.generatedId = 0n;
      const {command, misplaced} = readStatement(statement);
      if (command.t !== 'show' || (command.what !== 'warnings' && command.what !== 'errors')) {
        session.warnings = [];
      }
      if (misplaced) {
        throw misplaced;
      }
      const isShown =
        command.t === 'show' && (command.what === 'warnings' || command.what === 'errors');
      const outcome = runCommand(command, session);
      session.rowCount =
        outcome.kind === 'rows' ? -1n : BigInt(outcome.kind === 'done' ? outcome.affected : 0);
      return this.describe(outcome, statement.vertical, isShown ? 0 : session.warnings.length);
    } catch (error) {
      throw explain(error, statement);
    }
  }

  private describe(outcome: Outcome, vertical: boolean, warnings: number): Result {
    const insertId = String(this.session.lastId);
    const generatedId = String(this.session.generatedId);
    if (outcome.kind === 'said') {
      return {insertId, generatedId, affectedRows: 0, printed: outcome.text};
    }
    if (outcome.kind === 'done') {
      const {affected, info} = outcome;
      const rows = affected === 1 ? '1 row affected' : `${affected} rows affected`;
      return {
        insertId,
        generatedId,
        affectedRows: affected,
        printed: `Query OK, ${rows}${warningText(warnings)}${info ? `\n${info}` : ''}`,
      };
    }
    const {columns, rows} = outcome;
    return {
      columns: columns.map(({name, type}) => ({name, kind: type.kind})),
      rows: rows.map((row) => row.map((value, index) => toCell(value, columns[index]!.type))),
      insertId,
      generatedId,
      affectedRows: rows.length,
      printed: (vertical ? printVertical : printTable)(columns, rows, warnings),
    };
  }
}

function toCell(value: Value, type: Type): Cell {
  if (typeof value === 'bigint') {
    return value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER)
      ? Number(value)
      : String(value);
  }
  // As a number that the server sends: a FLOAT has six digits, PI() six decimals.
  if (type.kind === 'double' && value !== null) {
    return Number(toText(value, type));
  }
  return value instanceof Decimal ? toText(value, type) : value;
}

/** A mistake of this package itself is a refusal too: never a wrong answer, never silence. */
function explain(error: unknown, {line}: Statement): unknown {
  if (error instanceof MysqlError) {
    return error.line === undefined ? error.at(line) : error;
  }
  if (error instanceof UnsupportedError || error instanceof OutputLimit) {
    return error;
  }
  if (error instanceof RangeError) {
    return new UnsupportedError('A statement this large or this deep', 'make it smaller');
  }
  return error;
}

/** The quotation mark that is never closed, with the line on which it stands. */
export function findUnclosed(
  script: string,
): {readonly near: string; readonly line: number} | undefined {
  const lexer = new Lexer(script);
  for (let statement = lexer.next(); statement; statement = lexer.next()) {
    const token = statement.tokens.find(({kind}) => kind === 'unclosed');
    if (token) {
      return {near: nearText(script.slice(token.start)), line: lexer.lineOf(token.start)};
    }
  }
  return undefined;
}
