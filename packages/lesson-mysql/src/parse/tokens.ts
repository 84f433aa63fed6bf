export type TokenKind =
  | 'word'
  | 'name'
  | 'string'
  | 'number'
  | 'hex'
  | 'bits'
  | 'variable'
  | 'operator'
  /** A quotation mark without its partner, and all that follows it. */
  | 'unclosed'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** Without quotation marks and escapes. */
  readonly value: string;
  /** A word in capitals; empty for other kinds. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The tokens of one statement, and where it stands in the script. */
export interface Statement {
  readonly script: string;
  readonly tokens: readonly Token[];
  /** Ended by `\G`: rows are printed one below the other. */
  readonly vertical: boolean;
  readonly line: number;
}

const OPERATORS = ['<=>', '->>', ':=', '<=', '>=', '<>', '!=', '<<', '>>', '&&', '||', '->'];
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  0: '\0',
  b: '\b',
  Z: '\x1a',
};
const SPACE = /\s/;
const WORD = /[\p{L}\p{N}_$]/u;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;

/** Reads a script one statement at a time, so that a mistake stops only what follows it. */
export class Lexer {
  private position = 0;
  private line = 1;
  private counted = 0;

  constructor(private readonly script: string) {}

  next(): Statement | undefined {
    const tokens: Token[] = [];
    for (;;) {
      this.skipSpace();
      const start = this.position;
      const {script} = this;
      const isVertical = script.startsWith('\\G', start) || script.startsWith('\\g', start);
      if (start >= script.length || script[start] === ';' || isVertical) {
        this.position += isVertical ? 2 : 1;
        if (tokens.length > 0) {
          const line = this.lineOf(tokens[0]!.start);
          tokens.push({kind: 'end', value: '', word: '', start, end: start});
          return {script, tokens, vertical: script.startsWith('\\G', start), line};
        }
        if (start >= script.length) {
          return undefined;
        }
        continue;
      }
      tokens.push(this.read());
    }
  }

  lineOf(position: number): number {
    for (; this.counted < position; this.counted++) {
      if (this.script[this.counted] === '\n') {
        this.line++;
      }
    }
    return this.line;
  }

  private skipSpace(): void {
    const {script} = this;
    for (;;) {
      const at = this.position;
      const two = script.slice(at, at + 2);
      const executed = /^\/\*!\d*/.exec(script.slice(at, at + 9));
      if (SPACE.test(script[at] ?? 'x')) {
        this.position++;
      } else if (
        script[at] === '#' ||
        (two === '--' && /^(\s|$)/.test(script.slice(at + 2, at + 3)))
      ) {
        const end = script.indexOf('\n', at);
        this.position = end === -1 ? script.length : end;
      } else if (executed) {
        this.position += executed[0].length;
      } else if (two === '/*') {
        const end = script.indexOf('*/', at + 2);
        this.position = end === -1 ? script.length : end + 2;
      } else if (two === '*/') {
        this.position += 2;
      } else {
        return;
      }
    }
  }

  private read(): Token {
    const {script} = this;
    const start = this.position;
    const first = script[start]!;
    const make = (kind: TokenKind, value: string, end: number): Token => {
      this.position = end;
      return {kind, value, word: kind === 'word' ? value.toUpperCase() : '', start, end};
    };
    if (first === "'" || first === '"' || first === '`') {
      const quoted = this.quoted(first);
      return quoted
        ? make(first === '`' ? 'name' : 'string', quoted.value, quoted.end)
        : make('unclosed', '', script.length);
    }
    const literal =
      /^(?:[xX]'([0-9a-fA-F]*)'|0x([0-9a-fA-F]+)(?![\p{L}\p{N}_$])|[bB]'([01]*)'|0b([01]+)(?![\p{L}\p{N}_$]))/u.exec(
        script.slice(start, start + 400),
      );
    if (literal) {
      const hex = literal[1] ?? literal[2];
      return make(
        hex === undefined ? 'bits' : 'hex',
        hex ?? literal[3] ?? literal[4]!,
        start + literal[0].length,
      );
    }
    NUMBER.lastIndex = start;
    const number = NUMBER.exec(script);
    if (number && !WORD.test(script[NUMBER.lastIndex] ?? ' ')) {
      return make('number', number[0], NUMBER.lastIndex);
    }
    if (first === '@') {
      return this.variable(make);
    }
    if (WORD.test(first)) {
      let end = start + 1;
      while (end < script.length && WORD.test(script[end]!)) {
        end++;
      }
      return make('word', script.slice(start, end), end);
    }
    const operator = OPERATORS.find((text) => script.startsWith(text, start)) ?? first;
    return make('operator', operator, start + operator.length);
  }

  private variable(make: (kind: TokenKind, value: string, end: number) => Token): Token {
    const {script} = this;
    const start = this.position;
    const quote = script[start + 1];
    if (quote === "'" || quote === '"' || quote === '`') {
      this.position = start + 1;
      const quoted = this.quoted(quote);
      return quoted
        ? make('variable', `@${quoted.value}`, quoted.end)
        : make('unclosed', '', script.length);
    }
    const match = /^@@?[\w.$]*/.exec(script.slice(start, start + 200))!;
    return make('variable', match[0], start + match[0].length);
  }

  private quoted(quote: string): {value: string; end: number} | undefined {
    const {script} = this;
    let value = '';
    for (let at = this.position + 1; at < script.length; at++) {
      const char = script[at]!;
      if (char === quote) {
        if (script[at + 1] !== quote) {
          return {value, end: at + 1};
        }
        at++;
        value += quote;
      } else if (char === '\\' && quote !== '`' && at + 1 < script.length) {
        at++;
        const next = script[at]!;
        value += ESCAPES[next] ?? (next === '%' || next === '_' ? `\\${next}` : next);
      } else {
        value += char;
      }
    }
    return undefined;
  }
}
