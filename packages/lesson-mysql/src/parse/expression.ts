import {UnsupportedError} from '../errors/errors';
import {readCall, readSpecialCall} from './call';
import type {Cursor} from './cursor';
import {checkCollation} from './typeName';
import type {Expr} from './tree';
import {FUNCTION_WORDS, RESERVED, UNITS} from './words';

type Read = (cursor: Cursor) => Expr;

/** An expression: operators from the loosest to the tightest. */
export function readExpression(cursor: Cursor): Expr {
  return cursor.nested(() => readOr(cursor));
}

const readOr = leftToRight(readXor, (cursor) =>
  cursor.word('OR') || cursor.operator('||') ? 'OR' : undefined,
);

function readXor(cursor: Cursor): Expr {
  return readXorChain(cursor);
}

const readXorChain = leftToRight(readAnd, (cursor) => (cursor.word('XOR') ? 'XOR' : undefined));

function readAnd(cursor: Cursor): Expr {
  return readAndChain(cursor);
}

const readAndChain = leftToRight(readNot, (cursor) =>
  cursor.word('AND') || cursor.operator('&&') ? 'AND' : undefined,
);

function readNot(cursor: Cursor): Expr {
  const {start} = cursor.token;
  if (!cursor.word('NOT')) {
    return readComparison(cursor);
  }
  const arg = cursor.nested(() => readNot(cursor));
  return {t: 'unary', op: 'NOT', arg, start, end: arg.end};
}

const COMPARISONS = ['<=>', '>=', '<=', '<>', '!=', '=', '<', '>'];

function readComparison(cursor: Cursor): Expr {
  let left = readBitOr(cursor);
  for (;;) {
    const next = readPredicate(cursor, left) ?? readCompared(cursor, left);
    if (!next) {
      return left;
    }
    left = next;
  }
}

function readCompared(cursor: Cursor, left: Expr): Expr | undefined {
  const op =
    cursor.token.kind === 'operator'
      ? COMPARISONS.find((text) => cursor.isOperator(text))
      : undefined;
  if (!op) {
    return undefined;
  }
  cursor.take();
  const name = op === '!=' ? '<>' : op;
  if (cursor.isOne(['ALL', 'ANY', 'SOME']) && cursor.isOperator('(', 1)) {
    const all = cursor.take().word === 'ALL';
    const query = cursor.parenthesized(cursor.query);
    return {
      t: 'quantified',
      op: name,
      left,
      all,
      query,
      start: left.start,
      end: cursor.previous.end,
    };
  }
  let right = readBitOr(cursor);
  for (let more = readPredicate(cursor, right); more; more = readPredicate(cursor, right)) {
    right = more;
  }
  return {t: 'binary', op: name, left, right, start: left.start, end: right.end};
}

/** IS, IN, BETWEEN, LIKE and REGEXP after what they ask about. */
function readPredicate(cursor: Cursor, arg: Expr): Expr | undefined {
  const place = () => ({start: arg.start, end: cursor.previous.end});
  if (cursor.word('IS')) {
    const not = cursor.word('NOT');
    const {word} = cursor.token;
    if (word !== 'NULL' && word !== 'TRUE' && word !== 'FALSE' && word !== 'UNKNOWN') {
      throw cursor.error();
    }
    cursor.take();
    return {t: 'is', arg, what: word === 'UNKNOWN' ? 'NULL' : word, not, ...place()};
  }
  const not =
    cursor.isWord('NOT') &&
    ['IN', 'BETWEEN', 'LIKE', 'REGEXP', 'RLIKE'].includes(cursor.peek(1).word);
  if (not) {
    cursor.take();
  }
  if (cursor.word('IN')) {
    cursor.needOperator('(');
    const content = cursor.isOne(['SELECT', 'WITH', 'VALUES', 'TABLE'])
      ? {query: cursor.query()}
      : {list: cursor.list(() => readExpression(cursor))};
    cursor.needOperator(')');
    return {t: 'in', arg, ...content, not, ...place()};
  }
  if (cursor.word('BETWEEN')) {
    const low = readBitOr(cursor);
    cursor.needWord('AND');
    const high = readBitOr(cursor);
    return {t: 'between', arg, low, high, not, ...place()};
  }
  if (cursor.word('LIKE')) {
    const pattern = readBitOr(cursor);
    const escape = cursor.word('ESCAPE') ? readBitOr(cursor) : undefined;
    return {t: 'like', arg, pattern, escape, not, ...place()};
  }
  if (cursor.word('REGEXP') || cursor.word('RLIKE')) {
    return {t: 'regexp', arg, pattern: readBitOr(cursor), not, ...place()};
  }
  if (cursor.isWord('SOUNDS') || cursor.isWord('MEMBER')) {
    throw new UnsupportedError(`${cursor.token.word}`, 'compare with =');
  }
  return undefined;
}

function readBitOr(cursor: Cursor): Expr {
  return readBitOrChain(cursor);
}

const readBitOrChain = leftToRight(readBitAnd, operators('|'));

function readBitAnd(cursor: Cursor): Expr {
  return readBitAndChain(cursor);
}

const readBitAndChain = leftToRight(readShift, operators('&'));

function readShift(cursor: Cursor): Expr {
  return readShiftChain(cursor);
}

const readShiftChain = leftToRight(readSum, operators('<<', '>>'));

function readSum(cursor: Cursor): Expr {
  return readSumChain(cursor);
}

const readSumChain = leftToRight(readProduct, operators('+', '-'));

function readProduct(cursor: Cursor): Expr {
  return readProductChain(cursor);
}

const readProductChain = leftToRight(readBitXor, (cursor) => {
  if (cursor.word('DIV')) {
    return 'DIV';
  }
  return cursor.word('MOD') ? '%' : operators('*', '/', '%')(cursor);
});

function readBitXor(cursor: Cursor): Expr {
  return readBitXorChain(cursor);
}

const readBitXorChain = leftToRight(readUnary, operators('^'));

function readUnary(cursor: Cursor): Expr {
  const {start} = cursor.token;
  for (const op of ['-', '+', '~', '!']) {
    if (cursor.operator(op)) {
      const arg = cursor.nested(() => readUnary(cursor));
      return {t: 'unary', op: op === '!' ? 'NOT' : op, arg, start, end: arg.end};
    }
  }
  if (cursor.word('BINARY')) {
    const arg = cursor.nested(() => readUnary(cursor));
    return {t: 'collate', arg, name: 'binary', start, end: arg.end};
  }
  let value = readPrimary(cursor);
  while (cursor.word('COLLATE')) {
    const name = cursor.nameAfterPoint().toLowerCase();
    checkCollation(name);
    value = {t: 'collate', arg: value, name, start, end: cursor.previous.end};
  }
  return value;
}

function readPrimary(cursor: Cursor): Expr {
  const {token} = cursor;
  const {start, kind} = token;
  const place = () => ({start, end: cursor.previous.end});
  switch (kind) {
    case 'number':
      cursor.take();
      return {t: 'number', text: token.value, ...place()};
    case 'string':
      return readStrings(cursor);
    case 'hex':
    case 'bits':
      cursor.take();
      return {
        t: 'bytes',
        value: kind === 'hex' ? token.value : BigInt(`0b${token.value}`).toString(16),
        ...place(),
      };
    case 'variable':
      return readVariable(cursor);
    case 'operator':
      return readParenthesis(cursor);
    case 'name':
      return readName(cursor);
    default:
      return readWord(cursor);
  }
}

function readStrings(cursor: Cursor): Expr {
  const {start, value: header} = cursor.token;
  let value = '';
  while (cursor.token.kind === 'string') {
    value += cursor.take().value;
  }
  return {t: 'string', value, header, start, end: cursor.previous.end};
}

function readVariable(cursor: Cursor): Expr {
  const {value, start} = cursor.take();
  if (value.startsWith('@@')) {
    const name = value.slice(2).replace(/^(session|global|local)\./i, '');
    return {t: 'systemVariable', name: name.toLowerCase(), start, end: cursor.previous.end};
  }
  const name = value.slice(1).toLowerCase();
  if (cursor.operator(':=')) {
    const assigned = readExpression(cursor);
    return {t: 'assign', name, value: assigned, start, end: assigned.end};
  }
  return {t: 'userVariable', name, start, end: cursor.previous.end};
}

/** The question mark of a prepared statement. */
export function readParameter(cursor: Cursor): Expr {
  const {start, end} = cursor.take();
  cursor.firstParameter ??= cursor.previous;
  return {t: 'parameter', index: cursor.parameters++, start, end};
}

function readParenthesis(cursor: Cursor): Expr {
  const {start} = cursor.token;
  if (cursor.isOperator('?')) {
    return readParameter(cursor);
  }
  cursor.needOperator('(');
  if (cursor.isOne(['SELECT', 'WITH', 'VALUES', 'TABLE'])) {
    const query = cursor.query();
    cursor.needOperator(')');
    return {t: 'query', query, start, end: cursor.previous.end};
  }
  const items = cursor.list(() => readExpression(cursor));
  cursor.needOperator(')');
  const place = {start, end: cursor.previous.end};
  return items.length === 1 ? {...items[0]!, ...place} : {t: 'row', items, ...place};
}

function readWord(cursor: Cursor): Expr {
  const {token} = cursor;
  const {word, start} = token;
  const place = () => ({start, end: cursor.previous.end});
  const temporal = ({DATE: 'date', TIME: 'time', TIMESTAMP: 'datetime'} as const)[word];
  if (temporal && cursor.peek(1).kind === 'string') {
    cursor.take();
    return {t: 'temporal', kind: temporal, text: cursor.string(), ...place()};
  }
  if (word.startsWith('_UTF8') && cursor.peek(1).kind === 'string') {
    cursor.take();
    return readStrings(cursor);
  }
  const special = readSpecialCall(cursor, readExpression);
  if (special) {
    return special;
  }
  switch (word) {
    case 'NULL':
      cursor.take();
      return {t: 'null', ...place()};
    case 'TRUE':
    case 'FALSE':
      cursor.take();
      return {t: 'boolean', value: word === 'TRUE', ...place()};
    case 'CASE':
      return readCase(cursor);
    case 'EXISTS':
      cursor.take();
      return {t: 'exists', query: cursor.parenthesized(cursor.query), ...place()};
    case 'ROW':
      cursor.take();
      return {
        t: 'row',
        items: cursor.parenthesized(() => cursor.list(() => readExpression(cursor))),
        ...place(),
      };
    case 'DEFAULT':
      cursor.take();
      if (cursor.isOperator('(')) {
        throw new UnsupportedError('DEFAULT(column)', 'write DEFAULT or the value itself');
      }
      return {t: 'default', ...place()};
    case 'INTERVAL':
      return readInterval(cursor);
    case 'MATCH':
      throw new UnsupportedError('Full-text search with MATCH', 'use LIKE');
    default:
      return readName(cursor);
  }
}

function readInterval(cursor: Cursor): Expr {
  const {start} = cursor.take();
  const amount = readExpression(cursor);
  const unit = cursor.token.word;
  if (UNITS.has(unit)) {
    cursor.take();
    return {t: 'interval', amount, unit, start, end: cursor.previous.end};
  }
  if (amount.t === 'row') {
    return {t: 'call', name: 'INTERVAL', args: amount.items, start, end: amount.end};
  }
  throw cursor.error();
}

function readCase(cursor: Cursor): Expr {
  const {start} = cursor.take();
  const subject = cursor.isWord('WHEN') ? undefined : readExpression(cursor);
  const whens: {when: Expr; then: Expr}[] = [];
  while (cursor.word('WHEN')) {
    const when = readExpression(cursor);
    cursor.needWord('THEN');
    whens.push({when, then: readExpression(cursor)});
  }
  if (whens.length === 0) {
    throw cursor.error();
  }
  const otherwise = cursor.word('ELSE') ? readExpression(cursor) : undefined;
  cursor.needWord('END');
  return {t: 'case', subject, whens, otherwise, start, end: cursor.previous.end};
}

function readName(cursor: Cursor): Expr {
  const {token} = cursor;
  const {start, word} = token;
  if (
    token.kind === 'word' &&
    cursor.isOperator('(', 1) &&
    (!RESERVED.has(word) || FUNCTION_WORDS.has(word))
  ) {
    return readCall(cursor, readExpression);
  }
  const parts = [cursor.name()];
  while (parts.length < 3 && cursor.isOperator('.')) {
    cursor.take();
    if (cursor.operator('*')) {
      return {t: 'star', table: parts.at(-1), start, end: cursor.previous.end};
    }
    parts.push(cursor.nameAfterPoint());
  }
  if (cursor.isOperator('->') || cursor.isOperator('->>')) {
    throw new UnsupportedError('JSON', 'keep the values in columns of their own');
  }
  const [name, table, db] = parts.reverse();
  return {t: 'column', name: name!, table, db, start, end: cursor.previous.end};
}

function operators(...texts: readonly string[]): (cursor: Cursor) => string | undefined {
  return (cursor) => texts.find((text) => cursor.operator(text));
}

function leftToRight(next: Read, operator: (cursor: Cursor) => string | undefined): Read {
  return (cursor) => {
    let left = next(cursor);
    for (let op = operator(cursor); op; op = operator(cursor)) {
      const right = next(cursor);
      left = {t: 'binary', op, left, right, start: left.start, end: right.end};
    }
    return left;
  };
}
