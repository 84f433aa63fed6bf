import {UnsupportedError} from './errors';
import {printTable} from './printTable';
import type {Column, Table} from './schema';
import {type Session, isQuery, syntaxError} from './session';
import {type Token, isWord, nameOf, sourceText} from './tokens';
import {INTEGER, TEXT, type ValueType} from './valueTypes';
import {requireTable} from './tableStatements';

type Cell = string | number | null;

function print(
  headers: readonly string[],
  rows: readonly (readonly Cell[])[],
  numeric: readonly string[] = [],
): string {
  const typeOf = (header: string): ValueType => (numeric.includes(header) ? INTEGER : TEXT);
  return printTable(
    headers.map((header) => ({header, type: typeOf(header)})),
    rows,
  );
}

/** DESCRIBE, DESC and EXPLAIN of a table. */
export function describe(session: Session, tokens: readonly Token[]): string {
  if (isQuery(tokens.slice(1))) {
    throw new UnsupportedError('EXPLAIN of a query');
  }
  return columns(requireTable(session, nameOf(tokens[1]) ?? ''));
}

export function show(session: Session, tokens: readonly Token[]): string {
  const words = tokens.slice(1).filter((token) => !isWord(token, 'FULL'));
  const [what, ...rest] = words;
  const like = rest.findIndex((token) => isWord(token, 'LIKE'));
  const pattern = like < 0 ? undefined : rest[like + 1]?.value;
  switch (what?.value) {
    case 'TABLES':
      return tables(session, pattern);
    case 'DATABASES':
    case 'SCHEMAS':
      return print(
        ['Database'],
        databases(session).map((name) => [name]),
      );
    case 'COLUMNS':
    case 'FIELDS':
      return columns(requireTable(session, nameOf(rest[1]) ?? ''));
    case 'CREATE':
      return created(session, rest);
    case 'INDEX':
    case 'INDEXES':
    case 'KEYS':
      return indexes(requireTable(session, nameOf(rest[1]) ?? ''));
    case 'WARNINGS':
    case 'ERRORS':
      return 'Empty set';
    default:
      if (isWord(what, 'VARIABLES', 'STATUS', 'PROCESSLIST', 'GRANTS', 'ENGINES', 'TABLE')) {
        throw new UnsupportedError(`SHOW ${what!.value}`);
      }
      throw syntaxError(sourceText(words), 1, tokens[0]!.line);
  }
}

function databases({stores}: Session): readonly string[] {
  const own = [...stores.values()].map(({name}) => name);
  return [...own, 'information_schema', 'mysql', 'performance_schema', 'sys'].sort();
}

function tables({store}: Session, pattern: string | undefined): string {
  const names = [...store.tables.values()].map(({name}) => name);
  const views = [...store.views.keys()];
  const matches = new RegExp(
    `^${(pattern ?? '%').replaceAll('%', '.*').replaceAll('_', '.')}$`,
    'i',
  );
  const title = `Tables_in_${store.name}${pattern === undefined ? '' : ` (${pattern})`}`;
  const rows = [...names, ...views].filter((name) => matches.test(name)).sort();
  return print(
    [title],
    rows.map((name) => [name]),
  );
}

function columns(table: Table): string {
  return print(
    ['Field', 'Type', 'Null', 'Key', 'Default', 'Extra'],
    table.columns.map((column) => [
      column.name,
      column.type.shown,
      column.nullable ? 'YES' : 'NO',
      keyOf(table, column),
      column.defaultShown ?? null,
      extraOf(column),
    ]),
  );
}

function keyOf({primaryKey, uniques, indexes: plain, foreignKeys}: Table, {name}: Column): string {
  if (primaryKey.includes(name)) {
    return 'PRI';
  }
  if (uniques.some((key) => key.columns.length === 1 && key.columns[0] === name)) {
    return 'UNI';
  }
  const leads = [...uniques, ...plain, ...foreignKeys].some((key) => key.columns[0] === name);
  return leads ? 'MUL' : '';
}

function extraOf({autoIncrement, defaultShown}: Column): string {
  const generated = /^(?:CURRENT_TIMESTAMP|NOW|\()/.test(defaultShown ?? '');
  return autoIncrement ? 'auto_increment' : generated ? 'DEFAULT_GENERATED' : '';
}

function created(session: Session, [kind, name]: readonly Token[]): string {
  if (!isWord(kind, 'TABLE')) {
    throw new UnsupportedError(`SHOW CREATE ${kind?.value ?? ''}`);
  }
  const table = requireTable(session, nameOf(name) ?? '');
  return `*************************** 1. row ***************************
       Table: ${table.name}
Create Table: ${definition(table)}
1 row in set`;
}

function definition(table: Table): string {
  const names = (list: readonly string[]) => list.map((name) => `\`${name}\``).join(',');
  const lines = [
    ...table.columns.map(columnDefinition),
    ...(table.primaryKey.length > 0 ? [`PRIMARY KEY (${names(table.primaryKey)})`] : []),
    ...table.uniques.map((key) => `UNIQUE KEY \`${key.name}\` (${names(key.columns)})`),
    ...table.indexes.map((key) => `KEY \`${key.name}\` (${names(key.columns)})`),
    ...table.foreignKeys.map((key) =>
      `CONSTRAINT \`${key.name}\` FOREIGN KEY (${names(key.columns)}) REFERENCES \`${key.table}\` (${names(key.references)}) ${key.actions}`.trim(),
    ),
    ...table.checks.map((check) => `CONSTRAINT \`${check.name}\` CHECK (${check.expression})`),
  ];
  return `CREATE TABLE \`${table.name}\` (\n  ${lines.join(',\n  ')}\n) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci`;
}

function columnDefinition({name, type, nullable, autoIncrement, defaultShown}: Column): string {
  const isText = type.value.kind === 'text' && !/^(?:CURRENT|NOW|\()/.test(defaultShown ?? '');
  const shown = defaultShown === undefined ? 'NULL' : isText ? `'${defaultShown}'` : defaultShown;
  const fallback =
    defaultShown === undefined && (!nullable || type.shown === 'text') ? '' : ` DEFAULT ${shown}`;
  return `\`${name}\` ${type.shown}${nullable ? '' : ' NOT NULL'}${autoIncrement ? ' AUTO_INCREMENT' : fallback}`;
}

function indexes(table: Table): string {
  const all = [
    ...(table.primaryKey.length > 0
      ? [{name: 'PRIMARY', columns: table.primaryKey, other: 0}]
      : []),
    ...table.uniques.map((key) => ({...key, other: 0})),
    ...table.indexes.map((key) => ({...key, other: 1})),
    ...table.foreignKeys.map((key) => ({...key, other: 1})),
  ];
  return print(
    ['Table', 'Non_unique', 'Key_name', 'Seq_in_index', 'Column_name', 'Index_type'],
    all.flatMap(({name, columns: own, other}) =>
      own.map((column, index) => [table.name, other, name, index + 1, column, 'BTREE']),
    ),
    ['Non_unique', 'Seq_in_index'],
  );
}
