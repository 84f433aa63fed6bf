import {UnsupportedError} from '../errors/errors';
import type {Action} from '../parse/commands';
import type {Expr, Query} from '../parse/tree';
import type {Type, Value} from '../types/types';

export type Row = readonly Value[];

export interface Column {
  readonly name: string;
  readonly type: Type;
  /** As DESCRIBE writes the type. */
  readonly shown: string;
  readonly notNull: boolean;
  readonly autoIncrement: boolean;
  /** Missing: there is none, which matters when NULL is not allowed. */
  readonly defaultTo?: Expr;
  /** Made from an expression by CREATE TABLE … SELECT, so that its default is not known here. */
  readonly inferred?: boolean;
  readonly onUpdateNow: boolean;
  readonly generated?: {readonly expr: Expr; readonly stored: boolean; readonly text: string};
  readonly comment?: string;
}

export interface Key {
  readonly name: string;
  readonly kind: 'primary' | 'unique' | 'index';
  readonly columns: readonly string[];
}

export interface ForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
  readonly onDelete: Action;
  readonly onUpdate: Action;
}

export interface Check {
  readonly name: string;
  readonly expr: Expr;
  readonly text: string;
  readonly enforced: boolean;
}

export interface Shape {
  readonly columns: readonly Column[];
  readonly keys: readonly Key[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly checks: readonly Check[];
  readonly comment?: string;
  readonly temporary: boolean;
}

/** A table with its rows, in the order of the primary key. */
export class Table {
  rows: Row[] = [];
  nextId = 1n;
  /** Rows by the folded values of each unique key; built when they are asked for. */
  private readonly found = new Map<Key, Map<string, Row>>();

  constructor(
    readonly db: string,
    readonly name: string,
    readonly shape: Shape,
  ) {}

  index(name: string): number {
    const wanted = name.toLowerCase();
    return this.shape.columns.findIndex((column) => column.name.toLowerCase() === wanted);
  }

  get primary(): Key | undefined {
    return this.shape.keys.find(({kind}) => kind === 'primary');
  }

  /** The row with these values in a unique key, by the text that `keyOf` makes. */
  lookup(key: Key, text: string, keyOf: (row: Row) => string | undefined): Row | undefined {
    let map = this.found.get(key);
    if (!map) {
      map = new Map();
      for (const row of this.rows) {
        const own = keyOf(row);
        if (own !== undefined) {
          map.set(own, row);
        }
      }
      this.found.set(key, map);
    }
    return map.get(text);
  }

  /** Keeps what is known of the keys up to date with a row that comes. */
  note(key: Key, text: string | undefined, row: Row): void {
    if (text !== undefined) {
      this.found.get(key)?.set(text, row);
    }
  }

  forget(): void {
    this.found.clear();
  }
}

export interface View {
  readonly db: string;
  readonly name: string;
  readonly query: Query;
  readonly columns?: readonly string[];
  readonly text: string;
  readonly isChecked: boolean;
}

export interface Database {
  readonly name: string;
  /** By name in small letters. */
  readonly tables: Map<string, Table>;
  readonly views: Map<string, View>;
}

/** MySQL and MariaDB give other defaults to a column that an expression made and that is never NULL. */
export function checkDefaultKnown({name, inferred, notNull}: Column): void {
  if (inferred && notNull) {
    throw new UnsupportedError(
      `The default of \`${name}\`, a column that CREATE TABLE … SELECT computed,`,
      'define the columns in CREATE TABLE, then INSERT … SELECT',
    );
  }
}
