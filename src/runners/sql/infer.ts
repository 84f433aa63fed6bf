import type {ResultColumn} from './printTable';
import {type Scope, readScope} from './scope';
import type {Table} from './schema';
import {
  type Token,
  closing,
  findTop,
  isSymbol,
  isWord,
  nameOf,
  sourceText,
  splitByComma,
} from './tokens';
import {functionType} from './functionTypes';
import {
  FLOAT,
  INTEGER,
  TEXT,
  UNKNOWN,
  type ValueType,
  arithmetic,
  common,
  decimal,
} from './valueTypes';

export interface Item {
  readonly tokens: readonly Token[];
  readonly alias?: string;
}

const CLAUSES = ['FROM', 'WHERE', 'GROUP', 'HAVING', 'WINDOW', 'ORDER', 'LIMIT', 'UNION', 'FOR'];
const LOGIC = 'OR XOR AND NOT LIKE IN BETWEEN IS REGEXP RLIKE EXISTS'.split(' ');
const COMPARISONS = ['=', '<', '>', '<=', '>=', '<>', '!=', '<=>', '&&', '||', '!'];

/** Columns of a query by name and type, or undefined when the tables are not known. */
export function inferQuery(
  tokens: readonly Token[],
  tables: ReadonlyMap<string, Table>,
  outer?: Scope,
): readonly ResultColumn[] | undefined {
  const select = findTop(tokens, ['SELECT']);
  if (select < 0) {
    return undefined;
  }
  const query = tokens.slice(select);
  const scope = readScope(tokens.slice(0, select), query, tables, outer, inferQuery);
  const columns: ResultColumn[] = [];
  for (const item of readItems(query)) {
    if (isSymbol(item.tokens.at(-1), '*') && item.tokens.length !== 2) {
      const expanded = scope.expand(nameOf(item.tokens[0]));
      if (!expanded) {
        return undefined;
      }
      columns.push(...expanded);
    } else {
      columns.push({header: headerOf(item), type: inferType(item.tokens, scope)});
    }
  }
  return columns;
}

/** What stands between SELECT and FROM. */
export function readItems(query: readonly Token[]): readonly Item[] {
  const end = findTop(query, CLAUSES);
  const start = isWord(query[1], 'DISTINCT', 'ALL') ? 2 : 1;
  return splitByComma(query.slice(start, end < 0 ? query.length : end)).map(readItem);
}

function readItem(tokens: readonly Token[]): Item {
  const as = findTop(tokens, ['AS']);
  const last = tokens.at(-1);
  if (as >= 0 && as === tokens.length - 2) {
    return {tokens: tokens.slice(0, as), alias: nameOf(last) ?? last?.value};
  }
  const before = tokens.at(-2);
  const endsOperand =
    before !== undefined &&
    (isSymbol(before, ')') ||
      ['number', 'string', 'name'].includes(before.type) ||
      (before.type === 'word' && !isWord(before, ...LOGIC, 'DIV', 'MOD', 'CASE', 'ELSE', 'THEN')));
  const isAlias =
    endsOperand && nameOf(last) !== undefined && !isWord(last, 'END') && !isUnitOfInterval(tokens);
  return isAlias ? {tokens: tokens.slice(0, -1), alias: nameOf(last)} : {tokens};
}

/** In `day + INTERVAL 1 WEEK` the last word names no column. */
function isUnitOfInterval(tokens: readonly Token[]): boolean {
  const interval = tokens.findLastIndex((token) => isWord(token, 'INTERVAL'));
  return interval >= 0 && !tokens.slice(interval + 1, -1).some(({type}) => type === 'word');
}

/** A column is headed by its own name, anything else by its text. */
function headerOf({tokens, alias}: Item): string {
  if (alias !== undefined) {
    return alias;
  }
  const last = tokens.at(-1);
  const isColumn = tokens.length === 1 || (tokens.length <= 5 && isSymbol(tokens.at(-2), '.'));
  const name = isColumn ? nameOf(last) : undefined;
  return name ?? (tokens.length === 1 && last?.type === 'string' ? last.value : sourceText(tokens));
}

function inferType(tokens: readonly Token[], scope: Scope): ValueType {
  const [first] = tokens;
  if (!first) {
    return UNKNOWN;
  }
  if (isSymbol(first, '(') && closing(tokens, 0) === tokens.length - 1) {
    const inner = tokens.slice(1, -1);
    return isWord(inner[0], 'SELECT', 'WITH')
      ? (scope.query(inner)?.[0]?.type ?? UNKNOWN)
      : inferType(inner, scope);
  }
  if (tokens.length === 1) {
    return literalType(first) ?? scope.typeOf(undefined, nameOf(first) ?? '');
  }
  const operators = topOperators(tokens);
  if (operators.logic) {
    return INTEGER;
  }
  const split = operators.sum ?? operators.product;
  if (split !== undefined) {
    return operationType(tokens, split, scope);
  }
  if (isSymbol(first, '-') || isSymbol(first, '+')) {
    return inferType(tokens.slice(1), scope);
  }
  if (isWord(first, 'CASE')) {
    return caseType(tokens, scope);
  }
  if (isSymbol(tokens[1], '(')) {
    const end = closing(tokens, 1);
    const args = splitByComma(tokens.slice(2, end));
    return functionType(first.value, args, (part) => inferType(part, scope));
  }
  if (isSymbol(tokens[1], '.')) {
    return scope.typeOf(nameOf(tokens.at(-3)), nameOf(tokens.at(-1)) ?? '');
  }
  return UNKNOWN;
}

function literalType({type, value}: Token): ValueType | undefined {
  if (type === 'string') {
    return TEXT;
  }
  if (type === 'number') {
    const scale = value.split('.')[1]?.length;
    return /e/i.test(value) ? FLOAT : scale === undefined ? INTEGER : decimal(scale);
  }
  if (type === 'word' && ['TRUE', 'FALSE'].includes(value)) {
    return INTEGER;
  }
  return type === 'word' && value.startsWith('CURRENT_') ? TEXT : undefined;
}

function operationType(tokens: readonly Token[], at: number, scope: Scope): ValueType {
  const right = tokens.slice(at + 1);
  if (isWord(right[0], 'INTERVAL')) {
    return TEXT;
  }
  const operator = tokens[at]!;
  const name = operator.type === 'word' ? operator.value : operator.text;
  return arithmetic(name, inferType(tokens.slice(0, at), scope), inferType(right, scope));
}

interface Operators {
  readonly logic: boolean;
  /** Index of the last `+` or `-`, which binds most loosely. */
  readonly sum?: number;
  readonly product?: number;
}

function topOperators(tokens: readonly Token[]): Operators {
  let depth = 0;
  let sum: number | undefined;
  let product: number | undefined;
  for (const [index, token] of tokens.entries()) {
    depth += isSymbol(token, '(') || isWord(token, 'CASE') ? 1 : 0;
    depth -= isSymbol(token, ')') || isWord(token, 'END') ? 1 : 0;
    if (depth > 0 || index === 0) {
      if (depth === 0 && isWord(token, 'NOT', 'EXISTS')) {
        return {logic: true};
      }
      continue;
    }
    if (isWord(token, ...LOGIC) || (token.type === 'symbol' && COMPARISONS.includes(token.value))) {
      return {logic: true};
    }
    const afterOperand = !(
      tokens[index - 1]!.type === 'symbol' && !isSymbol(tokens[index - 1], ')')
    );
    if (!afterOperand) {
      continue;
    }
    if (isSymbol(token, '+') || isSymbol(token, '-')) {
      sum = index;
    } else if (
      isSymbol(token, '*') ||
      isSymbol(token, '/') ||
      isSymbol(token, '%') ||
      isWord(token, 'DIV', 'MOD')
    ) {
      product = index;
    }
  }
  return {logic: false, sum, product};
}

function caseType(tokens: readonly Token[], scope: Scope): ValueType {
  const results: ValueType[] = [];
  let from: number | undefined;
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    depth += isSymbol(token, '(') || isWord(token, 'CASE') ? 1 : 0;
    if (depth === 1 && isWord(token, 'WHEN', 'ELSE', 'END') && from !== undefined) {
      results.push(inferType(tokens.slice(from, index), scope));
      from = undefined;
    }
    if (depth === 1 && isWord(token, 'THEN', 'ELSE')) {
      from = index + 1;
    }
    depth -= isSymbol(token, ')') || isWord(token, 'END') ? 1 : 0;
  }
  return common(results);
}
