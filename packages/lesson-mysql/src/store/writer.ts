import {MysqlError} from '../errors/errors';
import type {Expr} from '../parse/tree';
import {equalityKey} from '../query/compare';
import {tableColumns} from '../query/columns';
import {compile} from '../query/expression';
import type {Context} from '../query/context';
import {toBoolean, toText} from '../types/convert';
import type {Type, Value} from '../types/types';
import {coerce} from './coerce';
import {type Check, type Column, type ForeignKey, type Key, type Row, Table} from './table';

/** What a writer needs of the connection. */
export interface Writing {
  readonly context: Context;
  readonly foreignKeys: boolean;
  readonly tables: ReadonlyMap<string, Table>;
  readonly note: (code: number, text: string) => void;
  /** Remembers how to take a change back. */
  readonly undo: (back: () => void) => void;
}

/** Puts rows into a table, changes and removes them, and keeps all of its rules. */
export class Writer {
  private readonly types: readonly Type[];
  private readonly checks: readonly {check: Check; fails: (row: Row) => boolean}[];
  private readonly generated: readonly {
    index: number;
    run: (row: Row) => {value: Value; type: Type};
  }[];

  constructor(
    readonly table: Table,
    private readonly writing: Writing,
  ) {
    const {columns, checks} = table.shape;
    this.types = columns.map(({type}) => type);
    this.checks = checks
      .filter(({enforced}) => enforced)
      .map((check) => {
        const test = this.compile(check.expr);
        return {
          check,
          fails: (row) =>
            toBoolean(test.run({row}), test.type, writing.context.runtime.warn) === false,
        };
      });
    this.generated = columns.flatMap(({generated}, index) => {
      if (!generated) {
        return [];
      }
      const compiled = this.compile(generated.expr);
      return [{index, run: (row: Row) => ({value: compiled.run({row}), type: compiled.type})}];
    });
  }

  compile(expr: Expr) {
    const {table} = this;
    const columns = tableColumns(table);
    return compile(expr, {...this.writing.context, scope: {columns}});
  }

  /** A row with its generated columns, checked on its own. */
  complete(values: readonly Value[], number: number): Row {
    const row = [...values];
    for (const {index, run} of this.generated) {
      const {value, type} = run(row);
      row[index] = this.fit(index, value, type, number);
    }
    for (const {check, fails} of this.checks) {
      if (fails(row)) {
        throw new MysqlError(3819, 'HY000', `Check constraint '${check.name}' is violated.`);
      }
    }
    return row;
  }

  fit(index: number, value: Value, type: Type, row: number): Value {
    const column = this.table.shape.columns[index]!;
    if (value === null && column.notNull && !column.autoIncrement) {
      throw new MysqlError(1048, '23000', `Column '${column.name}' cannot be null`);
    }
    return coerce(value, type, {column, row, note: this.writing.note});
  }

  /** The row that already has the values of a unique key. */
  conflict(row: Row, except?: Row): {key: Key; row: Row} | undefined {
    for (const key of this.table.shape.keys) {
      if (key.kind === 'index') {
        continue;
      }
      const text = this.keyText(key, row);
      const found =
        text === undefined
          ? undefined
          : this.table.lookup(key, text, (other) => this.keyText(key, other));
      if (found && found !== except) {
        return {key, row: found};
      }
    }
    return undefined;
  }

  refuseConflict(row: Row, except?: Row): void {
    const conflict = this.conflict(row, except);
    if (conflict) {
      throw this.duplicate(conflict.key, row);
    }
  }

  duplicate(key: Key, row: Row): MysqlError {
    const text = this.places(key.columns)
      .map((place) => toText(row[place]!, this.types[place]!))
      .join('-');
    return new MysqlError(
      1062,
      '23000',
      `Duplicate entry '${text}' for key '${this.table.name}.${key.name}'`,
    );
  }

  /** Adds a row that has been completed and has no conflict. */
  add(row: Row): void {
    const {table} = this;
    this.checkParents(row);
    const place = this.placeOf(row);
    const before = table.rows;
    if (place === before.length) {
      before.push(row);
      this.writing.undo(() => {
        table.rows = before;
        before.length = place;
        table.forget();
      });
    } else {
      table.rows = [...before.slice(0, place), row, ...before.slice(place)];
      this.writing.undo(() => {
        table.rows = before;
        table.forget();
      });
    }
    for (const key of table.shape.keys) {
      table.note(key, this.keyText(key, row), row);
    }
  }

  /** Puts new rows in place of old ones; children follow. */
  replace(old: Row, row: Row): void {
    this.refuseConflict(row, old);
    this.checkParents(row, old);
    this.setRows(this.table.rows.map((one) => (one === old ? row : one)));
    const keyChanged = this.table.primary?.columns.some((name) => {
      const place = this.table.index(name);
      return old[place] !== row[place];
    });
    if (keyChanged) {
      this.sort();
    }
    this.cascade(old, row);
  }

  remove(rows: ReadonlySet<Row>): void {
    this.setRows(this.table.rows.filter((row) => !rows.has(row)));
    for (const row of rows) {
      this.cascade(row, undefined);
    }
  }

  setRows(rows: Row[]): void {
    const {table} = this;
    const before = table.rows;
    table.rows = rows;
    table.forget();
    this.writing.undo(() => {
      table.rows = before;
      table.forget();
    });
  }

  /** Brings the rows into the order of the primary key. */
  sort(): void {
    this.table.rows = [...this.table.rows].sort((a, b) => this.compareKeys(a, b));
  }

  private places(names: readonly string[]): readonly number[] {
    return names.map((name) => this.table.index(name));
  }

  keyText(key: Key, row: Row): string | undefined {
    return keyOf(this.places(key.columns), this.types, row);
  }

  private placeOf(row: Row): number {
    const {rows} = this.table;
    let [low, high] = [0, rows.length];
    if (!this.table.primary || high === 0 || this.compareKeys(rows[high - 1]!, row) <= 0) {
      return high;
    }
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compareKeys(rows[middle]!, row) <= 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private compareKeys(a: Row, b: Row): number {
    for (const place of this.places(this.table.primary?.columns ?? [])) {
      const result = this.writing.context.runtime.order(this.types[place]!)(a[place]!, b[place]!);
      if (result !== 0) {
        return result;
      }
    }
    return 0;
  }

  private checkParents(row: Row, old?: Row): void {
    if (!this.writing.foreignKeys) {
      return;
    }
    for (const key of this.table.shape.foreignKeys) {
      const places = this.places(key.columns);
      const text = keyOf(places, this.types, row);
      if (text === undefined || (old && text === keyOf(places, this.types, old))) {
        continue;
      }
      const parent = this.writing.tables.get(key.parent.toLowerCase());
      const own =
        parent === this.table &&
        keyOf(
          key.parentColumns.map((name) => this.table.index(name)),
          this.types,
          row,
        ) === text;
      if (!own && (!parent || !findParent(parent, key, text))) {
        throw new MysqlError(
          1452,
          '23000',
          `Cannot add or update a child row: a foreign key constraint fails (${describeKey(this.table, key)})`,
        );
      }
    }
  }

  /** What happens to the rows that point to a row that changes or goes. */
  private cascade(old: Row, row: Row | undefined): void {
    if (!this.writing.foreignKeys) {
      return;
    }
    for (const child of this.writing.tables.values()) {
      for (const key of child.shape.foreignKeys) {
        if (
          key.parent.toLowerCase() === this.table.name.toLowerCase() &&
          child.db === this.table.db
        ) {
          this.cascadeTo(child, key, old, row);
        }
      }
    }
  }

  private cascadeTo(child: Table, key: ForeignKey, old: Row, row: Row | undefined): void {
    const parentPlaces = this.places(key.parentColumns);
    const text = keyOf(parentPlaces, this.types, old);
    if (text === undefined || (row && text === keyOf(parentPlaces, this.types, row))) {
      return;
    }
    const types = child.shape.columns.map(({type}) => type);
    const places = key.columns.map((name) => child.index(name));
    const pointing = child.rows.filter((one) => keyOf(places, types, one) === text);
    if (pointing.length === 0) {
      return;
    }
    const action = row ? key.onUpdate : key.onDelete;
    const writer = new Writer(child, this.writing);
    if (action === 'CASCADE' && !row) {
      writer.remove(new Set(pointing));
    } else if (action === 'CASCADE' || action === 'SET NULL') {
      for (const one of pointing) {
        const changed = [...one];
        places.forEach((place, index) => {
          changed[place] = action === 'CASCADE' ? row![parentPlaces[index]!]! : null;
        });
        writer.replace(one, writer.complete(changed, 1));
      }
    } else {
      throw new MysqlError(
        1451,
        '23000',
        `Cannot delete or update a parent row: a foreign key constraint fails (${describeKey(child, key)})`,
      );
    }
  }
}

/** The text of the values of a key; undefined if one is NULL, which is never equal. */
function keyOf(places: readonly number[], types: readonly Type[], row: Row): string | undefined {
  let text = '';
  for (const place of places) {
    const value = row[place] ?? null;
    if (value === null) {
      return undefined;
    }
    text += `${equalityKey(value, types[place]!).replace(/[\\\0]/g, '\\$&')}\0`;
  }
  return text;
}

function findParent(parent: Table, {parentColumns}: ForeignKey, text: string): boolean {
  const types = parent.shape.columns.map(({type}) => type);
  const places = parentColumns.map((name) => parent.index(name));
  const unique = parent.shape.keys.find(
    ({kind, columns}) =>
      kind !== 'index' &&
      columns.join('\0').toLowerCase() === parentColumns.join('\0').toLowerCase(),
  );
  if (unique) {
    return parent.lookup(unique, text, (row) => keyOf(places, types, row)) !== undefined;
  }
  return parent.rows.some((row) => keyOf(places, types, row) === text);
}

export function describeKey(child: Table, key: ForeignKey, isFull = false): string {
  const quote = (name: string) => `\`${name}\``;
  const list = (names: readonly string[]) => names.map(quote).join(', ');
  const actions = [
    key.onDelete && ` ON DELETE ${key.onDelete}`,
    key.onUpdate && ` ON UPDATE ${key.onUpdate}`,
  ]
    .filter((text) => text && !text.endsWith('NO ACTION'))
    .join('');
  const parent = isFull ? `${quote(child.db)}.${quote(key.parent)}` : quote(key.parent);
  return `${quote(child.db)}.${quote(child.name)}, CONSTRAINT ${quote(key.name)} FOREIGN KEY (${list(key.columns)}) REFERENCES ${parent} (${list(key.parentColumns)})${isFull ? '' : actions}`;
}

export function hasDefault(column: Column): boolean {
  return (
    column.defaultTo !== undefined ||
    !column.notNull ||
    column.autoIncrement ||
    column.generated !== undefined
  );
}
