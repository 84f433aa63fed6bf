import {MysqlError} from './errors';
import {parseTable} from './parseTable';
import {quoteName} from './quote';
import {type Table, toSqlite} from './schema';
import type {Session} from './session';
import {type Token, closing, findTop, isSymbol, isWord, nameOf, splitByComma} from './tokens';
import {type ColumnType, columnType} from './columnTypes';
import type {ResultColumn} from './printTable';
import type {ValueType} from './valueTypes';

const DONE = 'Query OK, 0 rows affected';

export function createTable(session: Session, tokens: readonly Token[]): string {
  const optional = tokens.some((token) => isWord(token, 'EXISTS'));
  const at = tokens.findIndex((token) => isWord(token, 'TABLE')) + (optional ? 4 : 1);
  const qualified = isSymbol(tokens[at + 1], '.');
  const place = qualified ? at + 2 : at;
  const name = nameOf(tokens[place]) ?? '';
  const {tables, db} = session.store;
  if (tables.has(name.toLowerCase())) {
    if (optional) {
      return `${DONE}, 1 warning`;
    }
    throw new MysqlError(1050, '42S01', `Table '${name}' already exists`);
  }
  if (isWord(tokens[place + 1], 'LIKE')) {
    const model = requireTable(session, nameOf(tokens[place + 2]) ?? '');
    return addTable(session, {...model, name, foreignKeys: []});
  }
  const as = findTop(tokens, ['SELECT', 'WITH'], place);
  if (as >= 0) {
    return createFromQuery(session, name, tokens.slice(as));
  }
  const open = place + 1;
  const table = parseTable(name, tokens.slice(open + 1, closing(tokens, open)));
  for (const {table: parent, name: key} of table.foreignKeys) {
    if (!tables.has(parent.toLowerCase()) && parent.toLowerCase() !== name.toLowerCase()) {
      const strict = (db.exec('PRAGMA foreign_keys')[0]?.values[0]?.[0] ?? 1) === 1;
      if (strict) {
        throw new MysqlError(1824, 'HY000', `Failed to open the referenced table '${parent}'`);
      }
    }
    if (key === '') {
      throw new MysqlError(1239, '42000', `Incorrect foreign key definition for '${name}'`);
    }
  }
  return addTable(session, table);
}

function addTable({store}: Session, table: Table): string {
  store.db.run(toSqlite(table));
  store.tables.set(table.name.toLowerCase(), table);
  return DONE;
}

function createFromQuery(session: Session, name: string, query: readonly Token[]): string {
  const {columns} = session.query(query);
  const {store} = session;
  store.db.run(`CREATE TABLE ${quoteName(name)} AS ${session.translate(query)}`);
  store.tables.set(name.toLowerCase(), tableOf(name, columns));
  const count = Number(
    store.db.exec(`SELECT count(*) FROM ${quoteName(name)}`)[0]?.values[0]?.[0] ?? 0,
  );
  return `Query OK, ${count} ${count === 1 ? 'row' : 'rows'} affected\nRecords: ${count}  Duplicates: 0  Warnings: 0`;
}

/** A table that is known only by what a query gives. */
export function tableOf(name: string, columns: readonly ResultColumn[]): Table {
  return {
    name,
    columns: columns.map(({header, type}) => ({
      name: header,
      type: typeOf(type),
      nullable: true,
      autoIncrement: false,
    })),
    primaryKey: [],
    uniques: [],
    indexes: [],
    foreignKeys: [],
    checks: [],
  };
}

function typeOf(type: ValueType): ColumnType {
  switch (type.kind) {
    case 'decimal':
      return columnType('decimal', ['10', String(type.scale)], false)!;
    case 'integer':
      return columnType('int', [], false)!;
    case 'float':
      return columnType('double', [], false)!;
    default:
      return columnType('varchar', ['255'], false)!;
  }
}

export function requireTable({store}: Session, name: string): Table {
  const table = store.tables.get(name.toLowerCase());
  if (!table) {
    throw new MysqlError(1146, '42S02', `Table '${store.name}.${name}' doesn't exist`);
  }
  return table;
}

export function dropTables({store}: Session, names: readonly Token[], optional: boolean): string {
  for (const part of splitByComma(names)) {
    const name = nameOf(part.at(isSymbol(part[1], '.') ? 2 : 0)) ?? '';
    const known = store.tables.has(name.toLowerCase());
    if (!known && !optional) {
      throw new MysqlError(1051, '42S02', `Unknown table '${store.name}.${name}'`);
    }
    const child = [...store.tables.values()].find(
      (table) =>
        table.name.toLowerCase() !== name.toLowerCase() &&
        table.foreignKeys.some((key) => key.table.toLowerCase() === name.toLowerCase()),
    );
    const enforced = store.db.exec('PRAGMA foreign_keys')[0]?.values[0]?.[0] === 1;
    if (known && child && enforced) {
      const key = child.foreignKeys.find((k) => k.table.toLowerCase() === name.toLowerCase())!;
      throw new MysqlError(
        3730,
        'HY000',
        `Cannot drop table '${name}' referenced by a foreign key constraint '${key.name}' on table '${child.name}'.`,
      );
    }
    if (known) {
      store.db.run(`DROP TABLE ${quoteName(name)}`);
      store.tables.delete(name.toLowerCase());
    }
  }
  return DONE;
}

export function truncateTable(session: Session, tokens: readonly Token[]): string {
  const name = nameOf(tokens[isWord(tokens[1], 'TABLE') ? 2 : 1]) ?? '';
  const table = requireTable(session, name);
  session.store.db.run(`DELETE FROM ${quoteName(table.name)}`);
  if (table.columns.some(({autoIncrement}) => autoIncrement)) {
    session.store.db.run('DELETE FROM sqlite_sequence WHERE name = ?', [table.name]);
  }
  return DONE;
}
