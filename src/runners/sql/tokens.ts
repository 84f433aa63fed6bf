export type TokenType = 'word' | 'name' | 'string' | 'number' | 'symbol' | 'variable';

export interface Token {
  readonly type: TokenType;
  /** As written. */
  readonly text: string;
  /** Without quotation marks and escapes; words in upper case. */
  readonly value: string;
  /** White space and comments before it. */
  readonly before: string;
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
}

const SPACE = /(?:\s+|--(?=[\s]|$)[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$))+/y;
const SYMBOL = /<=>|->>|->|<=|>=|<>|!=|:=|\|\||&&|<<|>>|[^\s\w]/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy;
const VARIABLE = /@@?[\w.$]+/y;

const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  b: '\b',
  n: '\n',
  r: '\r',
  t: '\t',
  Z: '\x1a',
};

export class SqlSyntaxError extends Error {
  constructor(
    readonly near: string,
    readonly line: number,
  ) {
    super(near);
  }
}

/** Reads MySQL: comments by `#` and `--`, both kinds of quoted text, names in backticks. */
export function tokenize(sql: string): readonly Token[] {
  const tokens: Token[] = [];
  let position = 0;
  let line = 1;
  while (position < sql.length) {
    const before = matchAt(SPACE, sql, position) ?? '';
    position += before.length;
    line += lineBreaks(before);
    if (position >= sql.length) {
      break;
    }
    const {type, text, value} = readToken(sql, position, line);
    tokens.push({type, text, value, before, start: position, end: position + text.length, line});
    position += text.length;
    line += lineBreaks(text);
  }
  return tokens;
}

function readToken(
  sql: string,
  position: number,
  line: number,
): Pick<Token, 'type' | 'text' | 'value'> {
  const first = sql[position]!;
  if (first === "'" || first === '"') {
    const text = quoted(sql, position, line);
    return {type: 'string', text, value: unescape(text)};
  }
  if (first === '`') {
    const text = quoted(sql, position, line);
    return {type: 'name', text, value: text.slice(1, -1).replaceAll('``', '`')};
  }
  const word = matchAt(WORD, sql, position);
  if (word !== undefined) {
    return {type: 'word', text: word, value: word.toUpperCase()};
  }
  const number = matchAt(NUMBER, sql, position);
  if (number !== undefined) {
    return {type: 'number', text: number, value: number};
  }
  const variable = matchAt(VARIABLE, sql, position);
  if (variable !== undefined) {
    return {type: 'variable', text: variable, value: variable.toLowerCase()};
  }
  const symbol = matchAt(SYMBOL, sql, position) ?? first;
  return {type: 'symbol', text: symbol, value: symbol};
}

function quoted(sql: string, position: number, line: number): string {
  const mark = sql[position]!;
  for (let index = position + 1; index < sql.length; index += 1) {
    if (sql[index] === '\\' && mark !== '`') {
      index += 1;
    } else if (sql[index] === mark && sql[index + 1] === mark) {
      index += 1;
    } else if (sql[index] === mark) {
      return sql.slice(position, index + 1);
    }
  }
  throw new SqlSyntaxError(sql.slice(position), line);
}

function unescape(text: string): string {
  const mark = text[0]!;
  return text
    .slice(1, -1)
    .replaceAll(mark + mark, mark)
    .replaceAll(/\\(.)/gs, (whole, letter: string) =>
      letter === '%' || letter === '_' ? whole : (ESCAPES[letter] ?? letter),
    );
}

function matchAt(pattern: RegExp, text: string, position: number): string | undefined {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0];
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

/** The statements of a script, without the semicolons between them. */
export function splitStatements(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const statements: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'symbol' && token.value === ';') {
      statements.push([]);
    } else {
      statements.at(-1)!.push(token);
    }
  }
  return statements.filter(({length}) => length > 0);
}

export function isWord(token: Token | undefined, ...words: readonly string[]): boolean {
  return token?.type === 'word' && words.includes(token.value);
}

export function isSymbol(token: Token | undefined, symbol: string): boolean {
  return token?.type === 'symbol' && token.value === symbol;
}

/** A table or column may be called by a word or by a quoted name. */
export function nameOf(token: Token | undefined): string | undefined {
  return token?.type === 'word' ? token.text : token?.type === 'name' ? token.value : undefined;
}

/** Index of the bracket that closes the one at `open`; the end when there is none. */
export function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    if (isSymbol(tokens[index], '(')) {
      depth += 1;
    } else if (isSymbol(tokens[index], ')')) {
      depth -= 1;
      if (depth === 0) {
        return index;
      }
    }
  }
  return tokens.length;
}

/** The parts between commas that stand in no bracket. */
export function splitByComma(tokens: readonly Token[]): readonly (readonly Token[])[] {
  if (tokens.length === 0) {
    return [];
  }
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isSymbol(token, '(')) {
      depth += 1;
    } else if (isSymbol(token, ')')) {
      depth -= 1;
    }
    if (depth === 0 && isSymbol(token, ',')) {
      parts.push([]);
    } else {
      parts.at(-1)!.push(token);
    }
  }
  return parts;
}

/** Index of the first of some words that stands in no bracket, from `from` on; -1 when none does. */
export function findTop(tokens: readonly Token[], words: readonly string[], from = 0): number {
  let depth = 0;
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (isSymbol(token, '(')) {
      depth += 1;
    } else if (isSymbol(token, ')')) {
      depth -= 1;
    } else if (depth === 0 && isWord(token, ...words)) {
      return index;
    }
  }
  return -1;
}

/** The text of some tokens as the author wrote it. */
export function sourceText(tokens: readonly Token[]): string {
  return tokens.map(({before, text}, index) => (index === 0 ? text : before + text)).join('');
}

/** A token that stands in the place of another. */
export function replaced(token: Token, text: string, type: TokenType = 'symbol'): Token {
  return {...token, type, text, value: type === 'word' ? text.toUpperCase() : text};
}
