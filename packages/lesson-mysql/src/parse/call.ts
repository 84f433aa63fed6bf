import {MysqlError, UnsupportedError} from '../errors/errors';
import type {Cursor} from './cursor';
import {textAt} from './textAt';
import type {Bound, CallExpr, Expr, Frame, Order, TypeName, Window} from './tree';
import {readTypeName} from './typeName';
import {UNITS} from './words';

type Read = (cursor: Cursor) => Expr;

/** Words that call a function without parentheses. */
const BARE = [
  'CURRENT_DATE',
  'CURRENT_TIME',
  'CURRENT_TIMESTAMP',
  'CURRENT_USER',
  'LOCALTIME',
  'LOCALTIMESTAMP',
  'UTC_DATE',
  'UTC_TIME',
  'UTC_TIMESTAMP',
];

/** Calls with words among their arguments. */
export function readSpecialCall(cursor: Cursor, read: Read): Expr | undefined {
  const {word, start} = cursor.token;
  const place = () => ({start, end: cursor.previous.end});
  if (BARE.includes(word) && !cursor.isOperator('(', 1)) {
    cursor.take();
    return {t: 'call', name: word, args: [], ...place()};
  }
  if (!cursor.isOperator('(', 1)) {
    return undefined;
  }
  const reader = SPECIAL[word];
  if (!reader) {
    return undefined;
  }
  cursor.take();
  cursor.take();
  const expr = reader(cursor, read);
  cursor.needOperator(')');
  return {...expr, ...place()};
}

type Bare = Expr extends infer E
  ? E extends {start: number; end: number}
    ? Omit<E, 'start' | 'end'>
    : never
  : never;

const SPECIAL: Readonly<Record<string, (cursor: Cursor, read: Read) => Bare>> = {
  EXTRACT: (cursor, read) => {
    const unit = readUnit(cursor);
    cursor.needWord('FROM');
    return call('EXTRACT', [text(unit, cursor), read(cursor)]);
  },
  TIMESTAMPDIFF: readUnitCall('TIMESTAMPDIFF'),
  TIMESTAMPADD: readUnitCall('TIMESTAMPADD'),
  TRIM: (cursor, read) => {
    const side = cursor.isOne(['LEADING', 'TRAILING', 'BOTH']) ? cursor.take().word : undefined;
    const what = side && cursor.isWord('FROM') ? undefined : read(cursor);
    if (!cursor.word('FROM')) {
      if (side) {
        throw cursor.error();
      }
      return call('TRIM', [what!]);
    }
    const subject = read(cursor);
    return call(`TRIM_${side ?? 'BOTH'}`, what ? [subject, what] : [subject]);
  },
  SUBSTRING: readSubstring,
  SUBSTR: readSubstring,
  MID: readSubstring,
  POSITION: (cursor, read) => {
    // IN separates here, so the first operand must not swallow it.
    const what = readBeforeIn(cursor, read);
    cursor.needWord('IN');
    return call('LOCATE', [what, read(cursor)]);
  },
  CAST: (cursor, read) => {
    const arg = read(cursor);
    cursor.needWord('AS');
    return {t: 'cast', arg, to: readCastType(cursor)};
  },
  CONVERT: (cursor, read) => {
    const arg = read(cursor);
    if (cursor.word('USING')) {
      cursor.nameAfterPoint();
      return {t: 'cast', arg, to: {name: 'CHAR', unsigned: false}};
    }
    cursor.needOperator(',');
    return {t: 'cast', arg, to: readCastType(cursor)};
  },
  VALUES: (cursor) => call('VALUES', [column(cursor)]),
  CHAR: (cursor, read) => {
    const args = cursor.list(() => read(cursor));
    if (cursor.word('USING')) {
      cursor.nameAfterPoint();
    }
    return call('CHAR', args);
  },
  JSON_TABLE: () => {
    throw new UnsupportedError('JSON', 'keep the values in columns of their own');
  },
};

function readUnitCall(name: string): (cursor: Cursor, read: Read) => Bare {
  return (cursor, read) => {
    const unit = readUnit(cursor);
    cursor.needOperator(',');
    const first = read(cursor);
    cursor.needOperator(',');
    return call(name, [text(unit, cursor), first, read(cursor)]);
  };
}

function readSubstring(cursor: Cursor, read: Read): Bare {
  const args = [read(cursor)];
  if (cursor.word('FROM')) {
    args.push(read(cursor));
    if (cursor.word('FOR')) {
      args.push(read(cursor));
    }
    return call('SUBSTRING', args);
  }
  cursor.needOperator(',');
  args.push(read(cursor));
  if (cursor.operator(',')) {
    args.push(read(cursor));
  }
  return call('SUBSTRING', args);
}

function readBeforeIn(cursor: Cursor, read: Read): Expr {
  if (cursor.peek(1).word !== 'IN') {
    throw new UnsupportedError('POSITION with a computed text', 'use LOCATE(text, inside)');
  }
  const {token} = cursor;
  if (token.kind === 'string') {
    cursor.take();
    return textAt(token);
  }
  if (cursor.isName()) {
    return column(cursor);
  }
  return read(cursor);
}

function column(cursor: Cursor): Expr {
  const {start} = cursor.token;
  const first = cursor.name();
  const second = cursor.operator('.') ? cursor.nameAfterPoint() : undefined;
  return {
    t: 'column',
    name: second ?? first,
    table: second ? first : undefined,
    start,
    end: cursor.previous.end,
  };
}

function readUnit(cursor: Cursor): string {
  const unit = cursor.token.word.replace(/^SQL_TSI_/, '');
  if (!UNITS.has(unit)) {
    throw cursor.error();
  }
  cursor.take();
  return unit;
}

function readCastType(cursor: Cursor): TypeName {
  const {word} = cursor.token;
  if (word === 'SIGNED' || word === 'UNSIGNED') {
    cursor.take();
    if (!cursor.word('INTEGER')) {
      cursor.word('INT');
    }
    return {name: 'BIGINT', unsigned: word === 'UNSIGNED'};
  }
  if (word === 'JSON') {
    throw new UnsupportedError('JSON', 'keep the values in columns of their own');
  }
  if (
    ![
      'CHAR',
      'DATE',
      'DATETIME',
      'TIME',
      'YEAR',
      'DECIMAL',
      'DEC',
      'DOUBLE',
      'FLOAT',
      'REAL',
    ].includes(word)
  ) {
    if (word === 'BINARY') {
      throw new UnsupportedError('CAST(… AS BINARY)', 'use COLLATE utf8mb4_bin');
    }
    throw cursor.error();
  }
  return readTypeName(cursor);
}

function call(name: string, args: readonly Expr[]): Bare {
  return {t: 'call', name, args};
}

function text(value: string, {token}: Cursor): Expr {
  return textAt({...token, value});
}

/** A call of any other function. */
export function readCall(cursor: Cursor, read: Read): Expr {
  const {start, end, word, value} = cursor.take();
  const touches = cursor.token.start === end;
  cursor.needOperator('(');
  if (!touches && AGGREGATES.has(word)) {
    throw spaceBefore(cursor, word);
  }
  const distinct = cursor.word('DISTINCT');
  const args = readArguments(cursor, word, distinct, read);
  const order = cursor.word('ORDER', 'BY') ? cursor.list(() => readOrder(cursor, read)) : undefined;
  const separator = cursor.word('SEPARATOR') ? cursor.string() : undefined;
  if ((order || separator !== undefined) && word !== 'GROUP_CONCAT') {
    throw cursor.error();
  }
  cursor.needOperator(')');
  if (
    cursor.isWord('FROM', 'FIRST') ||
    cursor.isWord('IGNORE', 'NULLS') ||
    cursor.isWord('RESPECT', 'NULLS')
  ) {
    throw new UnsupportedError(`${cursor.token.word} after a window function`);
  }
  const over = cursor.word('OVER') ? readOver(cursor, read) : undefined;
  const result: CallExpr = {
    t: 'call',
    name: word,
    written: value,
    args,
    distinct,
    order,
    separator,
    over,
    start,
    end: cursor.previous.end,
  };
  return result;
}

/**
 * Functions whose arguments are part of the grammar, with the fewest and the most, so that a missing one or one
 * too many is a syntax error.
 */
const IN_GRAMMAR: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ADDDATE: [2, 2],
  ASCII: [1, 1],
  AVG: [1, 1],
  COALESCE: [1, Infinity],
  COUNT: [1, 1],
  CURDATE: [0, 0],
  CURTIME: [0, 1],
  DATE: [1, 1],
  DATE_ADD: [2, 2],
  DATE_SUB: [2, 2],
  DAY: [1, 1],
  HOUR: [1, 1],
  IF: [3, 3],
  INSERT: [4, 4],
  LEFT: [2, 2],
  MAX: [1, 1],
  MICROSECOND: [1, 1],
  MIN: [1, 1],
  MINUTE: [1, 1],
  MOD: [2, 2],
  MONTH: [1, 1],
  NOW: [0, 1],
  QUARTER: [1, 1],
  REPEAT: [2, 2],
  REPLACE: [3, 3],
  REVERSE: [1, 1],
  RIGHT: [2, 2],
  SECOND: [1, 1],
  STD: [1, 1],
  STDDEV: [1, 1],
  SUBDATE: [2, 2],
  SUM: [1, 1],
  TIME: [1, 1],
  TRUNCATE: [2, 2],
  VARIANCE: [1, 1],
  YEAR: [1, 1],
};

/** Names that MySQL takes for a function only if the parenthesis follows at once. */
const AGGREGATES: ReadonlySet<string> = new Set(
  'BIT_AND BIT_OR BIT_XOR COUNT GROUP_CONCAT MAX MIN STD STDDEV STDDEV_POP STDDEV_SAMP SUM VARIANCE VAR_POP VAR_SAMP'.split(
    ' ',
  ),
);

function spaceBefore(cursor: Cursor, word: string): Error {
  if (cursor.isOperator('*') || cursor.isWord('DISTINCT')) {
    return cursor.error();
  }
  return new MysqlError(
    1630,
    '42000',
    `FUNCTION ${word} does not exist. Check the 'Function Name Parsing and Resolution' section in the Reference Manual`,
  );
}

function readArguments(
  cursor: Cursor,
  word: string,
  distinct: boolean,
  read: Read,
): readonly Expr[] {
  const [least, most] = IN_GRAMMAR[word] ?? [0, Infinity];
  if (cursor.isOperator(')') && least === 0) {
    return [];
  }
  if (word === 'COUNT' && cursor.isOperator('*')) {
    const {start, end} = cursor.take();
    return [{t: 'star', start, end}];
  }
  if (most === 0) {
    throw cursor.error();
  }
  const args = [read(cursor)];
  while ((distinct || args.length < most) && cursor.operator(',')) {
    if (args.length === 1 && /^DATE_(ADD|SUB)$/.test(word) && !cursor.isWord('INTERVAL')) {
      throw cursor.error();
    }
    args.push(read(cursor));
  }
  if (args.length < least) {
    throw cursor.error();
  }
  return args;
}

export function readOrder(cursor: Cursor, read: Read): Order {
  const expr = read(cursor);
  const desc = cursor.word('DESC');
  if (!desc) {
    cursor.word('ASC');
  }
  return {expr, desc};
}

function readOver(cursor: Cursor, read: Read): Window | string {
  return cursor.isOperator('(') ? readWindow(cursor, read) : cursor.name();
}

export function readWindow(cursor: Cursor, read: Read): Window {
  cursor.needOperator('(');
  const base = cursor.isName() && !cursor.isWord('PARTITION') ? cursor.name() : undefined;
  const partition = cursor.word('PARTITION', 'BY') ? cursor.list(() => read(cursor)) : [];
  const order = cursor.word('ORDER', 'BY') ? cursor.list(() => readOrder(cursor, read)) : [];
  const frame = cursor.isOne(['ROWS', 'RANGE']) ? readFrame(cursor, read) : undefined;
  cursor.needOperator(')');
  return {base, partition, order, frame};
}

function readFrame(cursor: Cursor, read: Read): Frame {
  const rows = cursor.take().word === 'ROWS';
  if (cursor.word('BETWEEN')) {
    const from = readBound(cursor, read);
    cursor.needWord('AND');
    return {rows, from, to: readBound(cursor, read)};
  }
  return {rows, from: readBound(cursor, read), to: {kind: 'current'}};
}

function readBound(cursor: Cursor, read: Read): Bound {
  if (cursor.word('CURRENT', 'ROW')) {
    return {kind: 'current'};
  }
  const count = cursor.word('UNBOUNDED') ? undefined : read(cursor);
  const kind = cursor.take().word.toLowerCase();
  if (kind !== 'preceding' && kind !== 'following') {
    throw cursor.error(cursor.previous);
  }
  return {kind, count};
}
