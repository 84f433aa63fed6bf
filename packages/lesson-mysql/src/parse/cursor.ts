import {MysqlError, UnsupportedError} from '../errors/errors';
import {syntaxError} from './syntaxError';
import type {Statement, Token} from './tokens';
import {RESERVED} from './words';
import type {Query} from './tree';

/** Nesting of expressions and queries that the reader follows. */
const DEEPEST = 400;

/** A place among the tokens of a statement. */
export class Cursor {
  private index = 0;
  private depth = 0;
  parameters = 0;
  firstParameter: Token | undefined;
  /** Reads a query; set by the reader of queries, which reads expressions in its turn. */
  query: () => Query = () => {
    throw this.error();
  };

  constructor(readonly statement: Statement) {}

  get token(): Token {
    return this.peek();
  }

  peek(ahead = 0): Token {
    const {tokens} = this.statement;
    return tokens[Math.min(this.index + ahead, tokens.length - 1)]!;
  }

  get previous(): Token {
    return this.statement.tokens[this.index - 1]!;
  }

  take(): Token {
    const {token} = this;
    if (token.kind === 'end' || token.kind === 'unclosed') {
      throw this.error();
    }
    this.index++;
    return token;
  }

  /** Whether these words come next. */
  isWord(...words: readonly string[]): boolean {
    return words.every((word, ahead) => this.peek(ahead).word === word);
  }

  isOne(words: readonly string[]): boolean {
    return words.includes(this.token.word);
  }

  word(...words: readonly string[]): boolean {
    const found = this.isWord(...words);
    this.index += found ? words.length : 0;
    return found;
  }

  needWord(...words: readonly string[]): void {
    for (const word of words) {
      if (!this.word(word)) {
        throw this.error();
      }
    }
  }

  isOperator(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'operator' && token.value === text;
  }

  operator(text: string): boolean {
    const found = this.isOperator(text);
    this.index += found ? 1 : 0;
    return found;
  }

  needOperator(text: string): void {
    if (!this.operator(text)) {
      throw this.error();
    }
  }

  get isEnd(): boolean {
    return this.token.kind === 'end';
  }

  needEnd(): void {
    if (!this.isEnd) {
      throw this.error();
    }
  }

  isName(): boolean {
    const {token} = this;
    return token.kind === 'name' || (token.kind === 'word' && !RESERVED.has(token.word));
  }

  name(): string {
    if (!this.isName()) {
      throw this.error();
    }
    return this.take().value;
  }

  /** The name after a point may be any word. */
  nameAfterPoint(): string {
    const {kind} = this.token;
    if (kind !== 'name' && kind !== 'word') {
      throw this.error();
    }
    return this.take().value;
  }

  string(): string {
    if (this.token.kind !== 'string') {
      throw this.error();
    }
    return this.take().value;
  }

  integer(): number {
    if (this.token.kind !== 'number' || !/^\d+$/.test(this.token.value)) {
      throw this.error();
    }
    return Number(this.take().value);
  }

  list<T>(read: () => T): T[] {
    const items = [read()];
    while (this.operator(',')) {
      items.push(read());
    }
    return items;
  }

  parenthesized<T>(read: () => T): T {
    this.needOperator('(');
    const result = read();
    this.needOperator(')');
    return result;
  }

  nested<T>(read: () => T): T {
    if (++this.depth > DEEPEST) {
      throw new UnsupportedError('Nesting this deep', 'use fewer parentheses');
    }
    const result = read();
    this.depth--;
    return result;
  }

  text(start: number, end = this.previous.end): string {
    return this.statement.script.slice(start, end);
  }

  error(token = this.token): MysqlError {
    const {script, tokens, line} = this.statement;
    const start = tokens[0]!.start;
    // MySQL's reader is past a comma by the time that it sees the mistake.
    const isComma = token.kind === 'operator' && token.value === ',';
    const place = isComma ? token.end : token.start;
    const error = syntaxError(script, start, place, tokens.at(-1)!.start);
    return error.at(line + script.slice(start, token.start).split('\n').length - 1);
  }
}
