import {MysqlError, UnsupportedError} from './errors';
import {parseTable} from './parseTable';
import {type Column, type Table, findColumn} from './schema';
import type {Session} from './session';
import {type Token, isWord, nameOf} from './tokens';

export interface Change {
  readonly table: Table;
  /** New name of a column by its old one. */
  readonly renamed: ReadonlyMap<string, string>;
}

export function applyPart(change: Change, part: readonly Token[], session: Session): Change {
  const [verb, second] = part;
  const {table} = change;
  switch (verb?.value) {
    case 'ADD':
      return {...change, table: addPart(table, part.slice(isWord(second, 'COLUMN') ? 2 : 1))};
    case 'DROP':
      return {...change, table: dropPart(table, part.slice(1), session)};
    case 'MODIFY':
    case 'CHANGE': {
      const start = isWord(second, 'COLUMN') ? 2 : 1;
      const old = nameOf(part[start]) ?? '';
      return changeColumn(
        change,
        old,
        part.slice(verb.value === 'CHANGE' ? start + 1 : start),
        session,
      );
    }
    case 'RENAME':
      return renamePart(change, part.slice(1), session);
    case 'ALTER':
      throw new UnsupportedError('ALTER COLUMN', 'use MODIFY with the whole definition');
    default:
      return change;
  }
}

function addPart(table: Table, part: readonly Token[]): Table {
  const place = part.findIndex((token) => isWord(token, 'FIRST', 'AFTER'));
  const added = parseTable(table.name, place < 0 ? part : part.slice(0, place));
  const twice = added.columns.find(({name}) => findColumn(table, name));
  if (twice) {
    throw new MysqlError(1060, '42S21', `Duplicate column name '${twice.name}'`);
  }
  const foreignKeys = added.foreignKeys.map((key) => ({
    ...key,
    name: key.name.replace(/_ibfk_1$/, `_ibfk_${table.foreignKeys.length + 1}`),
  }));
  return {
    ...table,
    columns: insertAt(table.columns, added.columns, part.slice(place < 0 ? part.length : place)),
    primaryKey: [...table.primaryKey, ...added.primaryKey],
    uniques: [...table.uniques, ...added.uniques],
    indexes: [...table.indexes, ...added.indexes],
    foreignKeys: [...table.foreignKeys, ...foreignKeys],
    checks: [...table.checks, ...added.checks],
  };
}

/** @param place `FIRST`, `AFTER name` or nothing */
function insertAt(
  columns: readonly Column[],
  added: readonly Column[],
  place: readonly Token[],
): readonly Column[] {
  if (isWord(place[0], 'FIRST')) {
    return [...added, ...columns];
  }
  const after = nameOf(place[1])?.toLowerCase();
  const at = columns.findIndex(({name}) => name.toLowerCase() === after);
  return at < 0
    ? [...columns, ...added]
    : [...columns.slice(0, at + 1), ...added, ...columns.slice(at + 1)];
}

function dropPart(table: Table, part: readonly Token[], session: Session): Table {
  const [what] = part;
  const last = nameOf(part.at(-1))?.toLowerCase() ?? '';
  const others = <T extends {readonly name: string}>(list: readonly T[]) =>
    list.filter(({name}) => name.toLowerCase() !== last);
  switch (what?.value) {
    case 'PRIMARY':
      return {...table, primaryKey: []};
    case 'FOREIGN':
      return {...table, foreignKeys: others(table.foreignKeys)};
    case 'INDEX':
    case 'KEY':
      return {...table, indexes: others(table.indexes), uniques: others(table.uniques)};
    case 'CONSTRAINT':
    case 'CHECK':
      return {
        ...table,
        checks: others(table.checks),
        foreignKeys: others(table.foreignKeys),
        uniques: others(table.uniques),
      };
    default:
      requireColumn(table, last, session);
      return {...table, columns: others(table.columns)};
  }
}

function changeColumn(
  change: Change,
  old: string,
  definition: readonly Token[],
  session: Session,
): Change {
  const {table, renamed} = change;
  const before = requireColumn(table, old, session);
  const place = definition.findIndex((token) => isWord(token, 'FIRST', 'AFTER'));
  const {columns, uniques} = parseTable(
    table.name,
    place < 0 ? definition : definition.slice(0, place),
  );
  const [after] = columns;
  const column = {...after!, nullable: after!.nullable && !table.primaryKey.includes(before.name)};
  const replaced = table.columns.map((other) => (other === before ? column : other));
  const rest = replaced.filter((other) => other !== column);
  return {
    renamed: new Map([...renamed, [before.name, column.name]]),
    table: renameInKeys(
      {
        ...table,
        columns: place < 0 ? replaced : insertAt(rest, [column], definition.slice(place)),
        uniques: [...table.uniques, ...uniques],
      },
      before.name,
      column.name,
    ),
  };
}

function renamePart(change: Change, part: readonly Token[], session: Session): Change {
  const {table, renamed} = change;
  if (isWord(part[0], 'COLUMN')) {
    const column = requireColumn(table, nameOf(part[1]) ?? '', session);
    const name = nameOf(part[3]) ?? '';
    return {
      renamed: new Map([...renamed, [column.name, name]]),
      table: renameInKeys(
        {
          ...table,
          columns: table.columns.map((other) => (other === column ? {...column, name} : other)),
        },
        column.name,
        name,
      ),
    };
  }
  return {...change, table: {...table, name: nameOf(part.at(-1)) ?? table.name}};
}

function renameInKeys(table: Table, from: string, to: string): Table {
  const names = (list: readonly string[]) => list.map((name) => (name === from ? to : name));
  const keys = <T extends {readonly columns: readonly string[]}>(list: readonly T[]) =>
    list.map((key) => ({...key, columns: names(key.columns)}));
  return {
    ...table,
    primaryKey: names(table.primaryKey),
    uniques: keys(table.uniques),
    indexes: keys(table.indexes),
    foreignKeys: keys(table.foreignKeys),
  };
}

function requireColumn(table: Table, name: string, {store}: Session): Column {
  const column = findColumn(table, name);
  if (!column) {
    throw new MysqlError(
      1054,
      '42S22',
      `Unknown column '${name}' in '${store.name}.${table.name}'`,
    );
  }
  return column;
}
