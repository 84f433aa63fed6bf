import type {CallExpr, Query} from '../parse/tree';
import type {Database, Table, View} from '../store/table';
import type {Warn} from '../types/convert';
import type {Moment} from '../types/moment';
import type {Type, Typed, Value} from '../types/types';
import type {Compiled, CompiledQuery, Scope} from './frame';

/** What expressions and queries need to know of the connection. */
export interface Runtime {
  readonly warn: Warn;
  readonly now: Moment;
  readonly variables: Map<string, Typed>;
  readonly settings: ReadonlyMap<string, Value>;
  readonly parameters: readonly Typed[];
  readonly databaseName: string | null;
  readonly lastId: bigint;
  readonly rowCount: bigint;
  readonly foundRows: bigint;
  random: (seed?: number) => number;
  /** How values of a type are put in order. */
  order(type: Type): (left: Value, right: Value) => number;
  database(name?: string): Database;
  find(db: string | undefined, name: string): Table | View;
}

export interface CommonRows {
  readonly name: string;
  readonly compiled: () => CompiledQuery;
}

/** How the expressions of one clause are compiled. */
export interface Context {
  readonly runtime: Runtime;
  readonly scope: Scope;
  /** As messages call it. */
  readonly clause: string;
  readonly common: readonly CommonRows[];
  readonly query: (query: Query, context: Context) => CompiledQuery;
  /** Missing where aggregates are not allowed. */
  readonly aggregates?: {add(call: CallExpr, context: Context): Compiled};
  readonly windows?: {add(call: CallExpr, context: Context): Compiled};
  /** Expressions of GROUP BY, or of an aggregated query without one. */
  readonly grouped?: Grouped;
  /** The item of the SELECT list that a name means before the columns of tables do. */
  readonly aliasOf?: (name: string) => Compiled | undefined;
  /** The row that an INSERT could not add: VALUES(column). */
  readonly inserted?: (name: string) => Compiled | undefined;
}

export interface Grouped {
  readonly rollup: boolean;
  readonly keys: readonly Compiled[];
  /** Places of the columns that follow from the keys. */
  readonly determined: ReadonlySet<number>;
  /** Throws the error of ONLY_FULL_GROUP_BY. */
  readonly refuse: (origin: string) => never;
}
