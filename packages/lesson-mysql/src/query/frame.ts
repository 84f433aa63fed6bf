import type {Type, Value} from '../types/types';
import type {Column, Key, Row} from '../store/table';

/** What an expression sees when it runs: a row, and the rows around its subquery. */
export interface Frame {
  readonly row: Row;
  readonly parent?: Frame;
  /** Values of the expressions of GROUP BY. */
  readonly group?: readonly Value[];
  /** For each expression of GROUP BY, whether the row is a total over it. */
  readonly totals?: number;
  readonly aggregates?: readonly Value[];
  windows?: Value[];
  /** The row of the result that it became. */
  out?: readonly Value[];
}

/** An expression with its type, ready to run. */
export interface Compiled {
  readonly type: Type;
  readonly run: (frame: Frame) => Value;
  /** What a variable of whole numbers has meanwhile, for arithmetic that is not whole. */
  readonly exact?: (frame: Frame) => Value;
  /** The same for expressions that mean the same. */
  readonly key: string;
  readonly nullable: boolean;
  /** The same value for all rows. */
  readonly constant: boolean;
}

export interface SourceColumn {
  readonly name: string;
  /** The name under which the query knows the table. */
  readonly table: string;
  readonly type: Type;
  readonly nullable: boolean;
  /** Where it comes from, for messages: `db.table.column`. */
  readonly origin?: string;
  /** How the column of a table was defined. */
  readonly definition?: Column;
  /** Joined by USING or NATURAL: only the first of the two counts. */
  readonly hidden?: boolean;
}

/** Tables whose keys tell which columns follow from which. */
export interface SourceKey {
  readonly key: Key;
  /** Places of its columns, and of all columns of the table. */
  readonly columns: readonly number[];
  readonly all: readonly number[];
}

export interface Scope {
  readonly columns: readonly SourceColumn[];
  readonly parent?: Scope;
  /** Set when an expression of the inside looks outside. */
  outer?: boolean;
}

export interface ResultColumn {
  readonly name: string;
  readonly type: Type;
  readonly nullable: boolean;
  readonly origin?: string;
  /** Of the column of a table that it repeats. */
  readonly definition?: Column;
  readonly table?: string;
}

export interface CompiledQuery {
  readonly columns: readonly ResultColumn[];
  readonly rows: (outer?: Frame) => Row[];
  /** Looks at rows outside itself. */
  readonly correlated: boolean;
}
