import type {Database, SqlValue} from 'sql.js';
import {dateFunctions} from './dateFunctions';
import {numberFunctions} from './numberFunctions';
import {textFunctions} from './textFunctions';

export type SqlFunction = (...values: readonly SqlValue[]) => SqlValue;
export type SqlFunctions = Readonly<Record<string, SqlFunction>>;

/** What the functions need to know of the session. */
interface FunctionScope {
  readonly database: () => string | null;
  readonly rowsChanged: () => number;
}

/** Adds what MySQL has and SQLite has not, or has otherwise. */
export function registerFunctions(db: Database, scope: FunctionScope): void {
  const all: SqlFunctions = {
    ...numberFunctions,
    ...textFunctions,
    ...dateFunctions,
    database: () => scope.database(),
    schema: () => scope.database(),
    row_count: () => scope.rowsChanged(),
    user: () => 'student@localhost',
    current_user: () => 'student@localhost',
    version: () => '8.4.0-lesson',
  };
  for (const [name, call] of Object.entries(all)) {
    db.create_function(name, variadic(call));
  }
  (db as Database & WithAggregates).create_aggregate('group_concat_distinct', distinctList);
}

interface DistinctList {
  readonly values: readonly SqlValue[];
  readonly separator: string;
}

interface WithAggregates {
  create_aggregate(name: string, aggregate: typeof distinctList): void;
}

const distinctList = {
  init: (): DistinctList => ({values: [], separator: ','}),
  step: ({values}: DistinctList, value: SqlValue, separator: SqlValue): DistinctList => ({
    values: value === null || values.includes(value) ? values : [...values, value],
    separator: String(separator),
  }),
  finalize: ({values, separator}: DistinctList): SqlValue =>
    values.length === 0 ? null : bounded(values.map(String).join(separator)),
};

/** sql.js takes the number of arguments from `length`; -1 stands for any. */
function variadic(call: SqlFunction): SqlFunction {
  return Object.defineProperty(
    (...values: readonly SqlValue[]) => bounded(call(...values)),
    'length',
    {
      value: -1,
    },
  );
}

/** Characters of a text that a function gives: it passes over SQLite’s stack, which has 5 MB. */
const LONGEST_TEXT = 1_000_000;

/** A text that is too long for the server is NULL in MySQL too. */
function bounded(value: SqlValue): SqlValue {
  return typeof value === 'string' && value.length > LONGEST_TEXT ? null : value;
}
