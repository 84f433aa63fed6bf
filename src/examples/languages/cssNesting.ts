import {tokenize, tokenTypes} from 'css-tree';

interface Token {
  readonly type: number;
  readonly start: number;
  readonly end: number;
}

/** At-rules whose blocks contain declarations or keyframes, never nested style rules. */
const NO_STYLE_INSIDE =
  /^@(?:-\w+-)?(?:keyframes|font-face|property|page|counter-style|font-palette-values|view-transition|font-feature-values|position-try)/i;

/**
 * Inserts `&` before nested rules that omit it. css-tree only parses nesting with the `&`, which the standard
 * has not required since 2023. Line numbers do not change.
 */
export function withAmpersands(css: string): string {
  const tokens: Token[] = [];
  tokenize(css, (type, start, end) => tokens.push({type, start, end}));
  const blocks: boolean[] = [];
  const inserts: number[] = [];
  let statement: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    if (token.type === tokenTypes.WhiteSpace || token.type === tokenTypes.Comment) {
      continue;
    }
    if (token.type === tokenTypes.RightCurlyBracket) {
      blocks.pop();
      statement = undefined;
      continue;
    }
    if (token.type === tokenTypes.Semicolon) {
      statement = undefined;
      continue;
    }
    if (!statement) {
      statement = token;
      if (blocks.at(-1) && opensRule(css, tokens, index)) {
        inserts.push(token.start);
      }
    }
    if (token.type === tokenTypes.LeftCurlyBracket) {
      blocks.push(holdsRules(css, statement, blocks));
      statement = undefined;
    }
  }
  return inserts.reduceRight((text, at) => `${text.slice(0, at)}& ${text.slice(at)}`, css);
}

/** Nested style rules are allowed inside a style rule, and inside an at-rule in one. */
function holdsRules(css: string, statement: Token, blocks: readonly boolean[]): boolean {
  const prelude = css.slice(statement.start);
  if (NO_STYLE_INSIDE.test(prelude)) {
    return false;
  }
  return prelude.startsWith('@') ? (blocks.at(-1) ?? false) : true;
}

function opensRule(css: string, tokens: readonly Token[], index: number): boolean {
  const first = css.slice(tokens[index]!.start, tokens[index]!.end);
  if (first.startsWith('@') || first.startsWith('--') || first === '&') {
    return false;
  }
  let depth = 0;
  for (const {type, start} of tokens.slice(index)) {
    if (type === tokenTypes.LeftCurlyBracket) {
      return depth === 0;
    }
    if (type === tokenTypes.Semicolon || type === tokenTypes.RightCurlyBracket) {
      return false;
    }
    if ('(['.includes(css[start]!) || type === tokenTypes.Function) {
      depth += 1;
    } else if (')]'.includes(css[start]!)) {
      depth -= 1;
    }
  }
  return false;
}
