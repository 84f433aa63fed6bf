import {MysqlError, UnsupportedError} from '../errors/errors';
import {readOrder, readWindow} from './call';
import type {Cursor} from './cursor';
import {readExpression, readParameter} from './expression';
import type {Body, CommonTable, Expr, Item, Limit, Query, Select, Source, Window} from './tree';

/** A query with everything around it: WITH, ORDER BY, LIMIT. */
export function readQuery(cursor: Cursor): Query {
  return cursor.nested(() => {
    const common = cursor.word('WITH') ? readWith(cursor) : undefined;
    const body = readSet(cursor);
    const order = readOrders(cursor);
    const limit = readLimit(cursor);
    const into = readInto(cursor) ?? (body.t === 'select' ? body.into : undefined);
    readLock(cursor);
    return {with: common, body, order, limit, into};
  });
}

function readWith(cursor: Cursor): Query['with'] {
  const recursive = cursor.word('RECURSIVE');
  const tables = cursor.list((): CommonTable => {
    const name = cursor.name();
    const columns = cursor.isOperator('(') ? readNames(cursor) : undefined;
    cursor.needWord('AS');
    return {name, columns, query: cursor.parenthesized(() => readQuery(cursor))};
  });
  return {recursive, tables};
}

export function readNames(cursor: Cursor): readonly string[] {
  return cursor.parenthesized(() => cursor.list(() => cursor.name()));
}

function readSet(cursor: Cursor): Body {
  let left = readIntersect(cursor);
  while (cursor.isOne(['UNION', 'EXCEPT'])) {
    const op = cursor.take().word as 'UNION' | 'EXCEPT';
    const all = readAll(cursor);
    left = {t: 'set', op, all, left, right: readIntersect(cursor)};
  }
  return left;
}

function readIntersect(cursor: Cursor): Body {
  let left = readBody(cursor);
  while (cursor.word('INTERSECT')) {
    const all = readAll(cursor);
    left = {t: 'set', op: 'INTERSECT', all, left, right: readBody(cursor)};
  }
  return left;
}

function readAll(cursor: Cursor): boolean {
  const all = cursor.word('ALL');
  if (!all) {
    cursor.word('DISTINCT');
  }
  return all;
}

function readBody(cursor: Cursor): Body {
  if (cursor.isOperator('(')) {
    return {t: 'nested', query: cursor.parenthesized(() => readQuery(cursor))};
  }
  if (cursor.word('VALUES')) {
    const rows = cursor.list(() => {
      cursor.needWord('ROW');
      return cursor.parenthesized(() => cursor.list(() => readExpression(cursor)));
    });
    return {t: 'values', rows};
  }
  if (cursor.isWord('TABLE')) {
    const {start, end} = cursor.take();
    const from = readTable(cursor);
    const items: Item[] = [{expr: {t: 'star', start, end}, header: '*'}];
    return {
      t: 'select',
      distinct: false,
      items,
      from,
      group: [],
      rollup: false,
      windows: new Map(),
    };
  }
  cursor.needWord('SELECT');
  return readSelect(cursor);
}

function readSelect(cursor: Cursor): Select {
  let distinct = false;
  while (
    cursor.isOne([
      'DISTINCT',
      'DISTINCTROW',
      'ALL',
      'SQL_CALC_FOUND_ROWS',
      'STRAIGHT_JOIN',
      'HIGH_PRIORITY',
      'SQL_NO_CACHE',
    ])
  ) {
    const {word} = cursor.take();
    if (word === 'SQL_CALC_FOUND_ROWS') {
      throw new UnsupportedError(word, 'ask for SELECT COUNT(*) in a second query');
    }
    distinct ||= word.startsWith('DISTINCT');
  }
  const items = cursor.list(() => readItem(cursor));
  const into = readInto(cursor);
  const from = cursor.word('FROM') ? readFrom(cursor) : undefined;
  const where = cursor.word('WHERE') ? readExpression(cursor) : undefined;
  const group = cursor.word('GROUP') ? readGroups(cursor) : [];
  const rollup = group.length > 0 && cursor.word('WITH', 'ROLLUP');
  const having = cursor.word('HAVING') ? readExpression(cursor) : undefined;
  const windows = cursor.word('WINDOW') ? readWindows(cursor) : new Map<string, Window>();
  return {t: 'select', distinct, items, from, where, group, rollup, having, windows, into};
}

function readGroups(cursor: Cursor): readonly Expr[] {
  cursor.needWord('BY');
  return cursor.list(() => readGroup(cursor));
}

function readGroup(cursor: Cursor): Expr {
  const expr = readExpression(cursor);
  if (cursor.isOne(['ASC', 'DESC'])) {
    throw cursor.error();
  }
  return expr;
}

function readWindows(cursor: Cursor): ReadonlyMap<string, Window> {
  return new Map(
    cursor.list(() => {
      const name = cursor.name();
      cursor.needWord('AS');
      return [name.toLowerCase(), readWindow(cursor, readExpression)] as const;
    }),
  );
}

function readItem(cursor: Cursor): Item {
  const {start, end} = cursor.token;
  if (cursor.operator('*')) {
    return {expr: {t: 'star', start, end}, header: '*'};
  }
  const expr = readExpression(cursor);
  const source = cursor.text(start);
  if (expr.t === 'star') {
    return {expr, header: source};
  }
  const alias = readItemAlias(cursor);
  return {expr, alias, header: alias ?? headerOf(expr, source)};
}

function headerOf(expr: Expr, source: string): string {
  switch (expr.t) {
    case 'column':
      return expr.name;
    case 'string':
      return expr.header;
    default:
      return source;
  }
}

function readItemAlias(cursor: Cursor): string | undefined {
  const as = cursor.word('AS');
  if (cursor.token.kind === 'string') {
    return cursor.string();
  }
  return as || cursor.isName() ? cursor.name() : undefined;
}

export function readFrom(cursor: Cursor): Source | undefined {
  if (cursor.word('DUAL')) {
    return undefined;
  }
  let left = readJoined(cursor);
  while (cursor.operator(',')) {
    left = {t: 'join', kind: 'inner', left, right: readJoined(cursor)};
  }
  return left;
}

/** Tables joined with each other, but not by commas. */
function readJoined(cursor: Cursor): Source {
  let left = readTable(cursor);
  for (;;) {
    const join = readJoin(cursor);
    if (!join) {
      return left;
    }
    const right = readTable(cursor);
    // ON belongs to the nearest join that still lacks one.
    const inner =
      join.natural || cursor.isOne(['ON', 'USING']) ? right : readRest(cursor, right, join.kind);
    left = {t: 'join', ...join, left, right: inner, ...readCondition(cursor, join)};
  }
}

function readRest(cursor: Cursor, right: Source, kind: string): Source {
  if (kind === 'inner') {
    return right;
  }
  const join = readJoin(cursor);
  if (!join) {
    throw cursor.error();
  }
  const next = readTable(cursor);
  return {t: 'join', ...join, left: right, right: next, ...readCondition(cursor, join)};
}

interface Join {
  readonly kind: 'inner' | 'left' | 'right';
  readonly natural?: boolean;
}

function readJoin(cursor: Cursor): Join | undefined {
  const natural = cursor.word('NATURAL');
  const {word} = cursor.token;
  if (word === 'LEFT' || word === 'RIGHT') {
    cursor.take();
    cursor.word('OUTER');
    cursor.needWord('JOIN');
    return {kind: word === 'LEFT' ? 'left' : 'right', natural};
  }
  if (!natural && cursor.word('STRAIGHT_JOIN')) {
    return {kind: 'inner'};
  }
  if (word === 'INNER' || (word === 'CROSS' && !natural)) {
    cursor.take();
    cursor.needWord('JOIN');
    return {kind: 'inner', natural};
  }
  if (cursor.word('JOIN')) {
    return {kind: 'inner', natural};
  }
  if (natural) {
    throw cursor.error();
  }
  return undefined;
}

function readCondition(
  cursor: Cursor,
  {kind, natural}: Join,
): {on?: Expr; using?: readonly string[]} {
  if (natural) {
    return {};
  }
  if (cursor.word('ON')) {
    return {on: readExpression(cursor)};
  }
  if (cursor.word('USING')) {
    return {using: readNames(cursor)};
  }
  if (kind !== 'inner') {
    throw cursor.error();
  }
  return {};
}

export function readTable(cursor: Cursor): Source {
  if (cursor.isWord('LATERAL')) {
    throw new UnsupportedError('LATERAL', 'write the subquery in the SELECT list or use a join');
  }
  if (cursor.isOperator('(')) {
    return readParenthesis(cursor);
  }
  const first = cursor.name();
  const second = cursor.operator('.') ? cursor.nameAfterPoint() : undefined;
  if (cursor.isWord('PARTITION')) {
    throw new UnsupportedError('PARTITION', 'filter with WHERE');
  }
  const alias = readAlias(cursor);
  readHints(cursor);
  return {t: 'table', db: second ? first : undefined, name: second ?? first, alias};
}

function readParenthesis(cursor: Cursor): Source {
  let ahead = 0;
  while (cursor.isOperator('(', ahead)) {
    ahead++;
  }
  if (!['SELECT', 'WITH', 'VALUES', 'TABLE'].includes(cursor.peek(ahead).word)) {
    return cursor.parenthesized(() => readFrom(cursor)!);
  }
  const query = cursor.parenthesized(() => readQuery(cursor));
  const alias = readAlias(cursor);
  if (!alias) {
    throw new MysqlError(1248, '42000', 'Every derived table must have its own alias');
  }
  const columns = cursor.isOperator('(') ? readNames(cursor) : undefined;
  return {t: 'derived', query, alias, columns};
}

export function readAlias(cursor: Cursor): string | undefined {
  const as = cursor.word('AS');
  return as || cursor.isName() ? cursor.name() : undefined;
}

/** Index hints change how a result is found, not the result. */
function readHints(cursor: Cursor): void {
  while (
    cursor.isOne(['USE', 'FORCE', 'IGNORE']) &&
    ['INDEX', 'KEY'].includes(cursor.peek(1).word)
  ) {
    cursor.take();
    cursor.take();
    cursor.parenthesized(() =>
      cursor.isOperator(')') ? [] : cursor.list(() => cursor.nameAfterPoint()),
    );
  }
}

export function readOrders(cursor: Cursor): Query['order'] {
  if (!cursor.word('ORDER')) {
    return [];
  }
  cursor.needWord('BY');
  return cursor.list(() => readOrder(cursor, readExpression));
}

export function readLimit(cursor: Cursor): Limit | undefined {
  if (!cursor.word('LIMIT')) {
    return undefined;
  }
  const first = readCount(cursor);
  if (cursor.operator(',')) {
    return {offset: first, count: readCount(cursor)};
  }
  return {count: first, offset: cursor.word('OFFSET') ? readCount(cursor) : undefined};
}

function readCount(cursor: Cursor): Expr {
  const {token} = cursor;
  if (cursor.isOperator('?')) {
    return readParameter(cursor);
  }
  if (token.kind !== 'number' || !/^\d+$/.test(token.value)) {
    throw cursor.error();
  }
  cursor.take();
  return {t: 'number', text: token.value, start: token.start, end: token.end};
}

function readInto(cursor: Cursor): readonly string[] | undefined {
  if (!cursor.isWord('INTO')) {
    return undefined;
  }
  cursor.take();
  if (cursor.token.kind !== 'variable') {
    throw new UnsupportedError('SELECT … INTO a file', 'copy the result');
  }
  return cursor.list(() => cursor.take().value.slice(1).toLowerCase());
}

/** Nobody else is connected, so locks change nothing. */
function readLock(cursor: Cursor): void {
  if (cursor.word('FOR')) {
    if (!cursor.word('UPDATE') && !cursor.word('SHARE')) {
      throw cursor.error();
    }
  } else if (cursor.word('LOCK')) {
    cursor.needWord('IN', 'SHARE', 'MODE');
  }
}
