import type {Token} from 'prismjs';
import {type PrismTokens, tokenize} from './grammars';

/**
 * Short classes for kinds of tokens; src/css/code.css sets the colour of each. Punctuation and operators have
 * the colour of the text, so they need no element.
 */
const CLASSES: Readonly<Record<string, string>> = {
  comment: 'c',
  prolog: 'c',
  doctype: 'c',
  cdata: 'c',
  keyword: 'k',
  atrule: 'k',
  important: 'k',
  rule: 'k',
  boolean: 'n',
  number: 'n',
  constant: 'n',
  unit: 'n',
  string: 's',
  'attr-value': 's',
  char: 's',
  url: 's',
  'template-string': 's',
  regex: 's',
  'code-snippet': 's',
  function: 'f',
  'class-name': 'f',
  builtin: 'f',
  tag: 't',
  selector: 't',
  title: 't',
  key: 'a',
  'attr-name': 'a',
  property: 'a',
  parameter: 'a',
  variable: 'v',
  entity: 'v',
  'header-name': 'a',
  'deleted-sign': 'd',
  deleted: 'd',
  'inserted-sign': 'i',
  inserted: 'i',
  prompt: 'p',
  answer: 'o',
};

/** The contents of these tokens get no colour of their own, whatever contains them. */
const PLAIN: ReadonlySet<string> = new Set([
  'punctuation',
  'operator',
  'interpolation',
  'plain-text',
]);

interface Piece {
  readonly text: string;
  readonly className: string;
}

/**
 * The code as HTML: one `<span class=l>` for each line, with the additional class `h` on marked lines, and
 * `<span class=…>` for tokens. Everything else is text, so that the code can be extracted again.
 */
export function highlightHtml(text: string, lang: string, marked: readonly number[] = []): string {
  const pieces = lang === 'console' ? transcript(text) : flatten(tokenize(text, lang), '');
  return toLines(pieces)
    .map((line, index) => {
      const className = marked.includes(index + 1) ? '"l h"' : 'l';
      return `<span class=${className}>${line.map(toHtml).join('')}\n</span>`;
    })
    .join('');
}

/** A terminal transcript: commands with their prompts, and output. */
function transcript(text: string): readonly Piece[] {
  return text.split('\n').flatMap((line, index): readonly Piece[] => {
    const before = index === 0 ? [] : [{text: '\n', className: ''}];
    const typed = /^([$>] )(.*)$/.exec(line);
    return typed
      ? [...before, {text: typed[1]!, className: 'p'}, ...flatten(tokenize(typed[2]!, 'bash'), '')]
      : [...before, {text: line, className: 'o'}];
  });
}

function flatten(tokens: PrismTokens | Token['content'], inherited: string): readonly Piece[] {
  if (typeof tokens === 'string') {
    return [{text: tokens, className: inherited}];
  }
  return (Array.isArray(tokens) ? tokens : [tokens]).flatMap((token) =>
    typeof token === 'string'
      ? [{text: token, className: inherited}]
      : flatten(token.content, classOf(token, inherited)),
  );
}

function classOf(token: Token, inherited: string): string {
  if (PLAIN.has(token.type) || token.type.startsWith('language-')) {
    return '';
  }
  const aliases = typeof token.alias === 'string' ? [token.alias] : (token.alias ?? []);
  if ([token.type, ...aliases].some((name) => name === 'script' || name === 'style')) {
    return '';
  }
  return CLASSES[token.type] ?? aliases.map((name) => CLASSES[name]).find(Boolean) ?? inherited;
}

function toLines(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]];
  for (const {text, className} of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        lines.push([]);
      }
      const line = lines.at(-1)!;
      const last = line.at(-1);
      if (last?.className === className) {
        line[line.length - 1] = {text: last.text + part, className};
      } else if (part !== '') {
        line.push({text: part, className});
      }
    }
  }
  return lines;
}

function toHtml({text, className}: Piece): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  // White space has no colour, so it needs no element.
  return className === '' || text.trim() === ''
    ? escaped
    : `<span class=${className}>${escaped}</span>`;
}
