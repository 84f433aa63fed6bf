import {UnsupportedError} from '../errors/errors';
import type {Assignment, Command, TableName} from './commands';
import type {Cursor} from './cursor';
import {readExpression} from './expression';
import {readAlias, readFrom, readLimit, readNames, readOrders, readQuery, readTable} from './query';
import type {Expr} from './tree';

export function readTableName(cursor: Cursor): TableName {
  const first = cursor.name();
  return cursor.operator('.') ? {db: first, name: cursor.nameAfterPoint()} : {name: first};
}

export function readInsert(cursor: Cursor): Command {
  const replace = cursor.take().word === 'REPLACE';
  while (cursor.isOne(['LOW_PRIORITY', 'DELAYED', 'HIGH_PRIORITY'])) {
    cursor.take();
  }
  const ignore = !replace && cursor.word('IGNORE');
  cursor.word('INTO');
  const table = readTableName(cursor);
  const head = {t: 'insert', replace, ignore, table} as const;
  if (cursor.word('SET')) {
    const set = readAssignments(cursor);
    const columns = set.map(({column}) => column.name);
    return {...head, columns, rows: [set.map(({value}) => value)], ...readAfterRows(cursor)};
  }
  const columns = readColumns(cursor);
  if (
    cursor.isOne(['SELECT', 'WITH', 'TABLE']) ||
    cursor.isOperator('(') ||
    cursor.isWord('VALUES', 'ROW')
  ) {
    const query = readQuery(cursor);
    return {...head, columns, query, ...readAfterRows(cursor)};
  }
  if (!cursor.word('VALUES')) {
    cursor.needWord('VALUE');
  }
  const rows = cursor.list(() =>
    cursor.parenthesized(() =>
      cursor.isOperator(')') ? [] : cursor.list(() => readExpression(cursor)),
    ),
  );
  return {...head, columns, rows, ...readAfterRows(cursor)};
}

function readColumns(cursor: Cursor): readonly string[] | undefined {
  if (!cursor.isOperator('(') || ['SELECT', 'WITH'].includes(cursor.peek(1).word)) {
    return undefined;
  }
  return cursor.parenthesized(() =>
    cursor.isOperator(')')
      ? []
      : cursor.list(() => {
          const name = cursor.name();
          return cursor.operator('.') ? cursor.nameAfterPoint() : name;
        }),
  );
}

function readAfterRows(cursor: Cursor) {
  const alias = cursor.word('AS') ? cursor.name() : undefined;
  const aliasColumns = alias && cursor.isOperator('(') ? readNames(cursor) : undefined;
  const onDuplicate = cursor.word('ON') ? readOnDuplicate(cursor) : [];
  return {alias, aliasColumns, onDuplicate};
}

function readOnDuplicate(cursor: Cursor): readonly Assignment[] {
  cursor.needWord('DUPLICATE', 'KEY', 'UPDATE');
  return readAssignments(cursor);
}

function readAssignments(cursor: Cursor): readonly Assignment[] {
  return cursor.list(() => {
    const {start} = cursor.token;
    const first = readTableName(cursor);
    const third = first.db && cursor.operator('.') ? cursor.nameAfterPoint() : undefined;
    const column: Expr & {t: 'column'} = third
      ? {t: 'column', db: first.db, table: first.name, name: third, start, end: cursor.previous.end}
      : {t: 'column', table: first.db, name: first.name, start, end: cursor.previous.end};
    cursor.needOperator('=');
    return {column, value: readExpression(cursor)};
  });
}

export function readUpdate(cursor: Cursor): Command {
  cursor.take();
  cursor.word('LOW_PRIORITY');
  const ignore = cursor.word('IGNORE');
  const source = readFrom(cursor);
  cursor.needWord('SET');
  const set = readAssignments(cursor);
  const where = cursor.word('WHERE') ? readExpression(cursor) : undefined;
  return {
    t: 'update',
    ignore,
    source: source!,
    set,
    where,
    order: readOrders(cursor),
    limit: readLimit(cursor),
  };
}

export function readDelete(cursor: Cursor): Command {
  cursor.take();
  while (cursor.isOne(['LOW_PRIORITY', 'QUICK'])) {
    cursor.take();
  }
  if (cursor.isWord('IGNORE')) {
    throw new UnsupportedError('DELETE IGNORE', 'write DELETE');
  }
  if (!cursor.word('FROM')) {
    const targets = cursor.list(() => readTarget(cursor));
    cursor.needWord('FROM');
    return {t: 'delete', targets, ...readDeleteRest(cursor)};
  }
  const isMulti = [1, 3].some(
    (ahead) => cursor.peek(ahead).word === 'USING' || cursor.isOperator(',', ahead),
  );
  if (isMulti) {
    const targets = cursor.list(() => readTarget(cursor));
    cursor.needWord('USING');
    return {t: 'delete', targets, ...readDeleteRest(cursor)};
  }
  const {source} = {source: readTable(cursor)};
  const where = cursor.word('WHERE') ? readExpression(cursor) : undefined;
  return {t: 'delete', source, where, order: readOrders(cursor), limit: readLimit(cursor)};
}

function readDeleteRest(cursor: Cursor) {
  const source = readFrom(cursor)!;
  const where = cursor.word('WHERE') ? readExpression(cursor) : undefined;
  return {source, where, order: []};
}

function readTarget(cursor: Cursor): TableName {
  const table = readTableName(cursor);
  if (cursor.operator('.')) {
    cursor.needOperator('*');
  }
  return table;
}

export function readDescribe(cursor: Cursor): Command {
  const {word} = cursor.take();
  if (
    word === 'EXPLAIN' &&
    cursor.isOne([
      'SELECT',
      'INSERT',
      'UPDATE',
      'DELETE',
      'ANALYZE',
      'FORMAT',
      'WITH',
      'REPLACE',
      'TABLE',
    ])
  ) {
    throw new UnsupportedError('EXPLAIN of a query', 'DESCRIBE shows the columns of a table');
  }
  const table = readTableName(cursor);
  const like = cursor.token.kind === 'string' ? cursor.string() : readAlias(cursor);
  return {t: 'describe', table, like};
}
