import {MysqlError, OutputLimit, UnsupportedError, type Warning} from './errors/errors';
import type {Command, TableName} from './parse/commands';
import type {Query} from './parse/tree';
import {type Statement} from './parse/tokens';
import {ordering} from './query/compare';
import type {Context, Runtime} from './query/context';
import type {CompiledQuery, ResultColumn} from './query/frame';
import {compileQuery} from './query/query';
import {type Database, type Row, Table, type View} from './store/table';
import type {Writing} from './store/writer';
import type {Moment} from './types/moment';
import type {Typed, Value} from './types/types';

/** Rows of one result; nobody reads more. */
const MOST_ROWS = 100_000;

const SETTINGS: readonly (readonly [string, Value])[] = [
  ['autocommit', 1n],
  ['foreign_key_checks', 1n],
  ['unique_checks', 1n],
  ['sql_safe_updates', 0n],
  [
    'sql_mode',
    'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
  ],
  ['version', '8.4.0-lesson'],
  ['character_set_client', 'utf8mb4'],
  ['collation_connection', 'utf8mb4_0900_ai_ci'],
  ['cte_max_recursion_depth', 1000n],
  ['group_concat_max_len', 1024n],
  ['time_zone', 'SYSTEM'],
];

/** What a statement gave: rows, or the number of rows that it changed. */
export type Outcome =
  | {
      readonly kind: 'rows';
      readonly columns: readonly ResultColumn[];
      readonly rows: readonly Row[];
    }
  | {readonly kind: 'done'; readonly affected: number; readonly info?: string}
  | {readonly kind: 'said'; readonly text: string};

/** The state of one connection and of the server behind it. */
export class Session implements Runtime {
  readonly databases = new Map<string, Database>();
  readonly variables = new Map<string, Typed>();
  readonly settings = new Map<string, Value>(SETTINGS);
  readonly prepared = new Map<string, {readonly statement: Statement}>();
  readonly order = ordering;
  parameters: readonly Typed[] = [];
  warnings: Warning[] = [];
  current: Database | undefined;
  statement!: Statement;
  lastId = 0n;
  /** What AUTO_INCREMENT gave in the statement that runs, or what was written in its place. */
  generatedId = 0n;
  rowCount = -1n;
  foundRows = 0n;
  /** Set while a statement changes data: division by zero is an error then. */
  strict = false;
  private undoing: (() => void)[] = [];
  inTransaction = false;
  private savepoints: {name: string; length: number}[] = [];
  private seed = 20_260_908;

  constructor(readonly now: Moment) {}

  readonly warn = (code: number, text: string): void => {
    if (this.strict && (code === 1365 || code === 1292)) {
      throw new MysqlError(code, code === 1365 ? '22012' : '22007', text);
    }
    this.warnings.push({level: 'Warning', code, text});
  };

  readonly note = (code: number, text: string): void => {
    this.warnings.push({level: 'Note', code, text});
  };

  get databaseName(): string | null {
    return this.current?.name ?? null;
  }

  random(seed?: number): number {
    if (seed !== undefined) {
      this.seed = seed;
    }
    this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.seed / 2 ** 32;
  }

  database(name?: string): Database {
    const found = name === undefined ? this.current : this.databases.get(name.toLowerCase());
    if (!found) {
      throw name === undefined
        ? new MysqlError(1046, '3D000', 'No database selected')
        : new MysqlError(1049, '42000', `Unknown database '${name}'`);
    }
    return found;
  }

  find(db: string | undefined, name: string): Table | View {
    if (
      ['information_schema', 'mysql', 'performance_schema', 'sys'].includes(db?.toLowerCase() ?? '')
    ) {
      throw new UnsupportedError(`The database ${db}`, 'use SHOW and DESCRIBE');
    }
    const database = this.database(db);
    const key = name.toLowerCase();
    const found = database.tables.get(key) ?? database.views.get(key);
    if (!found) {
      throw new MysqlError(1146, '42S02', `Table '${database.name}.${name}' doesn't exist`);
    }
    return found;
  }

  table({db, name}: TableName): Table {
    const found = this.find(db, name);
    if (!(found instanceof Table)) {
      throw new MysqlError(1347, 'HY000', `'${found.db}.${found.name}' is not BASE TABLE`);
    }
    return found;
  }

  context(): Context {
    return {
      runtime: this,
      scope: {columns: []},
      clause: 'field list',
      common: [],
      query: compileQuery,
    };
  }

  compile(query: Query): CompiledQuery {
    return compileQuery(query, this.context());
  }

  rows(query: Query): {columns: readonly ResultColumn[]; rows: readonly Row[]} {
    const compiled = this.compile(query);
    const rows = compiled.rows();
    if (rows.length > MOST_ROWS) {
      throw new OutputLimit();
    }
    return {columns: compiled.columns, rows};
  }

  writing(database: Database): Writing {
    return {
      context: this.context(),
      foreignKeys: this.settings.get('foreign_key_checks') === 1n,
      tables: database.tables,
      note: this.note,
      undo: (back) => {
        this.undoing.push(back);
      },
    };
  }

  /** Runs a change; an error takes back all of it, and nothing else. */
  change<T>(run: () => T): T {
    const start = this.undoing.length;
    this.strict = true;
    try {
      return run();
    } catch (error) {
      this.takeBack(start);
      throw error;
    } finally {
      this.strict = false;
      if (!this.inTransaction && this.settings.get('autocommit') === 1n) {
        this.undoing = [];
      }
    }
  }

  begin(): void {
    this.commit();
    this.inTransaction = true;
  }

  /** Also what happens before every statement that defines something. */
  commit(): void {
    this.undoing = [];
    this.savepoints = [];
    this.inTransaction = false;
  }

  rollback(): void {
    this.takeBack(0);
    this.commit();
  }

  savepoint(name: string): void {
    if (!this.inTransaction && this.settings.get('autocommit') === 1n) {
      return;
    }
    const key = name.toLowerCase();
    this.savepoints = [
      ...this.savepoints.filter((one) => one.name !== key),
      {name: key, length: this.undoing.length},
    ];
  }

  rollbackTo(name: string): void {
    const place = this.findSavepoint(name);
    this.takeBack(this.savepoints[place]!.length);
    this.savepoints = this.savepoints.slice(0, place + 1);
  }

  release(name: string): void {
    this.savepoints = this.savepoints.slice(0, this.findSavepoint(name));
  }

  private findSavepoint(name: string): number {
    const place = this.savepoints.findIndex((one) => one.name === name.toLowerCase());
    if (place === -1) {
      throw new MysqlError(1305, '42000', `SAVEPOINT ${name} does not exist`);
    }
    return place;
  }

  private takeBack(length: number): void {
    for (const back of this.undoing.splice(length).reverse()) {
      back();
    }
  }
}

export type Run<T extends Command['t']> = (command: Command & {t: T}, session: Session) => Outcome;

export const DONE: Outcome = {kind: 'done', affected: 0};
