import {endOfBrace} from './brace';
import type {Fault, Tag} from './types';
import type {TagAttribute} from '../../../text/span';

const NAME = /[A-Za-z_$][\w$-]*(?:[.:][\w$-]+)*/y;
const ATTRIBUTE = /[A-Za-z_$@:#][\w$:.-]*/y;
const SPACE = /\s*/y;
const AUTOLINK = /<((?:[a-z][a-z\d+.-]+:[^\s<>]*)|(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+))>/iy;
const DECLARATION = /<(?:!(?!--)|\?)[^>\n]*>?/y;
const CURLY = /[“”„‟«»‘’]/;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function skipSpace(text: string, at: number): number {
  return at + match(SPACE, text, at)![0].length;
}

function fault(kind: Fault['kind'], start: number, end: number, text: string): {fault: Fault} {
  return {fault: {kind, start, end, text}};
}

/** Reads a tag, or a fault that begins with `<`; undefined for a `<` before white space, which is only a sign. */
export function readTag(
  text: string,
  start: number,
  limit: number,
): {readonly tag: Tag} | {readonly fault: Fault} | undefined {
  const next = text[start + 1] ?? '';
  if (start + 1 >= limit || /\s/.test(next)) {
    return undefined;
  }
  if (text.startsWith('<!--', start)) {
    const close = text.indexOf('-->', start + 4);
    const end = close === -1 ? limit : close + 3;
    return fault('html-comment', start, end, text.slice(start + 4, close === -1 ? limit : close));
  }
  const autolink = match(AUTOLINK, text, start);
  if (autolink !== null) {
    return fault('autolink', start, start + autolink[0].length, autolink[1]!);
  }
  const declaration = match(DECLARATION, text, start);
  if (declaration !== null) {
    return fault('declaration', start, start + declaration[0].length, declaration[0]);
  }
  const closing = next === '/';
  let at = skipSpace(text, start + (closing ? 2 : 1));
  const name = match(NAME, text, at)?.[0] ?? '';
  at += name.length;
  if (name === '' && text[at] !== '>') {
    return fault('less-than', start, start + 1, text.slice(start, start + 12).split(/\s/)[0]!);
  }
  if (closing) {
    at = skipSpace(text, at);
    return text[at] === '>' && at < limit
      ? {tag: {start, end: at + 1, name, kind: 'close', attributes: []}}
      : fault('less-than', start, start + 1, text.slice(start, start + 12).split(/\s/)[0]!);
  }
  return readAttributes(text, start, at, limit, name);
}

function readAttributes(
  text: string,
  start: number,
  from: number,
  limit: number,
  name: string,
): {readonly tag: Tag} | {readonly fault: Fault} {
  const attributes: TagAttribute[] = [];
  let at = from;
  for (;;) {
    at = skipSpace(text, at);
    if (at >= limit) {
      return fault('less-than', start, start + 1 + name.length, `<${name}`);
    }
    if (text[at] === '>') {
      return {tag: {start, end: at + 1, name, kind: 'open', attributes}};
    }
    if (text[at] === '/' && text[skipSpace(text, at + 1)] === '>') {
      return {tag: {start, end: skipSpace(text, at + 1) + 1, name, kind: 'self', attributes}};
    }
    if (text[at] === '{') {
      const end = endOfBrace(text, at, limit);
      if (end === -1) {
        return fault('bad-attribute', start, at + 1, name);
      }
      const value = {
        start: at,
        end,
        kind: 'expression' as const,
        text: text.slice(at + 1, end - 1),
      };
      attributes.push({start: at, end, name: '', value});
      at = end;
      continue;
    }
    const key = match(ATTRIBUTE, text, at)?.[0];
    if (key === undefined) {
      const end = endOfBroken(text, at, limit);
      const kind = CURLY.test(text[at]!) ? 'curly-quote' : 'bad-attribute';
      return at === from && attributes.length === 0 && !/\s/.test(text[from - 1]!)
        ? fault('less-than', start, start + 1 + name.length, `<${name}`)
        : fault(kind, start, end, text.slice(start, end));
    }
    const keyStart = at;
    at += key.length;
    const equals = skipSpace(text, at);
    if (text[equals] !== '=' || equals >= limit) {
      attributes.push({start: keyStart, end: at, name: key});
      continue;
    }
    at = skipSpace(text, equals + 1);
    const value = readValue(text, at, limit);
    if (value === undefined) {
      const end = endOfBroken(text, at, limit);
      const kind = CURLY.test(text[at] ?? '') ? 'curly-quote' : 'bad-attribute';
      return fault(kind, start, end, text.slice(start, end));
    }
    at = value.end;
    attributes.push({start: keyStart, end: at, name: key, value});
  }
}

function readValue(text: string, at: number, limit: number): TagAttribute['value'] {
  const open = text[at];
  if (open === '"' || open === "'") {
    const close = text.indexOf(open, at + 1);
    return close === -1 || close >= limit
      ? undefined
      : {start: at, end: close + 1, kind: 'string', text: text.slice(at + 1, close)};
  }
  if (open === '{') {
    const end = endOfBrace(text, at, limit);
    return end === -1
      ? undefined
      : {start: at, end, kind: 'expression', text: text.slice(at + 1, end - 1)};
  }
  return undefined;
}

/** A broken tag ends with the `>` on the same line, or else at the end of that line. */
function endOfBroken(text: string, at: number, limit: number): number {
  const rest = text.slice(at, limit);
  const stop = /[>\n\r]/.exec(rest);
  if (stop === null) {
    return limit;
  }
  return at + stop.index + (stop[0] === '>' ? 1 : 0);
}
