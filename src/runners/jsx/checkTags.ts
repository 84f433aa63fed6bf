import {parse} from 'sucrase/dist/esm/parser/index.js';
import {TokenType} from 'sucrase/dist/esm/parser/tokenizer/types.js';
import type {RunError} from '../types';

interface Token {
  readonly type: number;
  readonly start: number;
  readonly end: number;
}

interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly start: number;
}

const NAME_PARTS: readonly number[] = [TokenType.jsxName, TokenType.dot, TokenType.colon];

/**
 * Finds the first closing tag whose name does not match its opening tag. sucrase compiles such code without
 * an error. Its tokens are enough for this check, so no second parser is loaded.
 */
export function checkTags(code: string, isTyped: boolean): RunError | undefined {
  const tokens: readonly Token[] = parse(code, true, isTyped, false).tokens;
  const unfinished: Tag[] = [];
  const open: Tag[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type === TokenType.jsxTagStart) {
      unfinished.push(readTag(tokens, index, code));
    } else if (token.type === TokenType.jsxTagEnd) {
      const tag = unfinished.pop();
      if (tag?.isClosing) {
        const opened = open.pop();
        if (opened && opened.name !== tag.name) {
          return {
            message: `SyntaxError: Expected corresponding JSX closing tag for <${opened.name}>`,
            line: code.slice(0, tag.start).split('\n').length,
          };
        }
      } else if (tag && tokens[index - 1]?.type !== TokenType.slash) {
        open.push(tag);
      }
    }
  }
  return undefined;
}

/** Name and kind of the tag at a token; a fragment has an empty name. */
function readTag(tokens: readonly Token[], at: number, code: string): Tag {
  const isClosing = tokens[at + 1]?.type === TokenType.slash;
  let index = at + (isClosing ? 2 : 1);
  let name = '';
  // Two names without a dot between them are the element's name and its first attribute.
  while (index < tokens.length && NAME_PARTS.includes(tokens[index]!.type)) {
    const {type, start, end} = tokens[index]!;
    if (type === TokenType.jsxName && tokens[index - 1]?.type === TokenType.jsxName) {
      break;
    }
    name += code.slice(start, end);
    index += 1;
  }
  return {name, isClosing, start: tokens[at]!.start};
}
