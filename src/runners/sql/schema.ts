import type {ColumnType} from './columnTypes';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly nullable: boolean;
  /** SQLite's text of the default. */
  readonly defaultValue?: string;
  /** As DESCRIBE shows it. */
  readonly defaultShown?: string;
  readonly autoIncrement: boolean;
}

export interface Key {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface ForeignKey extends Key {
  readonly table: string;
  readonly references: readonly string[];
  /** `ON DELETE CASCADE` and its like. */
  readonly actions: string;
}

export interface Check {
  readonly name: string;
  readonly expression: string;
}

/** A table as MySQL knows it; SQLite’s own definition is derived from it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly primaryKey: readonly string[];
  readonly uniques: readonly Key[];
  readonly indexes: readonly Key[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly checks: readonly Check[];
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const list = (names: readonly string[]) => names.map(quote).join(', ');

/** The table in SQLite. Types are kept by checks, whose names tell what to report. */
export function toSqlite(table: Table, name = table.name): string {
  const {primaryKey, uniques, foreignKeys, checks} = table;
  const lines = table.columns.map((column) => columnLine(column, primaryKey));
  if (!table.columns.some((column) => isRowId(column, primaryKey)) && primaryKey.length > 0) {
    lines.push(`PRIMARY KEY (${list(primaryKey)})`);
  }
  for (const key of uniques) {
    lines.push(`CONSTRAINT ${quote(key.name)} UNIQUE (${list(key.columns)})`);
  }
  for (const key of foreignKeys) {
    lines.push(
      `CONSTRAINT ${quote(key.name)} FOREIGN KEY (${list(key.columns)}) ` +
        `REFERENCES ${quote(key.table)} (${list(key.references)}) ${key.actions}`,
    );
  }
  for (const check of checks) {
    lines.push(`CONSTRAINT ${quote(check.name)} CHECK (${check.expression})`);
  }
  return `CREATE TABLE ${quote(name)} (\n  ${lines.join(',\n  ')}\n)`;
}

function isRowId({name, autoIncrement}: Column, primaryKey: readonly string[]): boolean {
  return autoIncrement && primaryKey.length === 1 && primaryKey[0] === name;
}

function columnLine(column: Column, primaryKey: readonly string[]): string {
  if (isRowId(column, primaryKey)) {
    return `${quote(column.name)} INTEGER PRIMARY KEY AUTOINCREMENT`;
  }
  const {type, nullable, defaultValue, name} = column;
  const required = !nullable || primaryKey.includes(name);
  return [
    quote(name),
    type.sqlite,
    required ? 'NOT NULL' : '',
    defaultValue === undefined ? '' : `DEFAULT ${defaultValue}`,
    ...type
      .checks(quote(name))
      .map(({rule, expression}) => `CONSTRAINT ${quote(`${rule}:${name}`)} CHECK (${expression})`),
  ]
    .filter(Boolean)
    .join(' ');
}

export function findColumn(table: Table | undefined, name: string): Column | undefined {
  return table?.columns.find((column) => column.name.toLowerCase() === name.toLowerCase());
}
