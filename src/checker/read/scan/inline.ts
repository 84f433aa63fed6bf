import {endOfBrace} from './brace';
import {readTag} from './tag';
import type {Brace, Fault, Tag} from './types';
import type {Span} from '../../../text/span';

export interface Inline {
  readonly tags: Tag[];
  readonly braces: Brace[];
  readonly faults: Fault[];
}

const STOP = /[\\`<{]|\]\(|(?<![\w:`]):[A-Za-z][\w-]*(?:\[[^\]\n]*\])?\{/g;
const RAW = new Set(['script', 'style']);
const COMMENT_ONLY = /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/;
const TEXT_ONLY = /^\s*(?:'[^'\n]*'|"[^"\n]*")\s*$/;

/** Adds the tags and braces of one paragraph to `into`; returns the offset at which reading stopped. */
export function scanInline(text: string, span: Span, into: Inline): number {
  const pattern = new RegExp(STOP);
  let at = span.start;
  let limit = span.end;
  for (;;) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null || found.index >= limit) {
      return Math.max(at, limit);
    }
    const start = found.index;
    const symbol = found[0];
    if (symbol === '\\') {
      at = start + 2;
    } else if (symbol === '`') {
      at = endOfCode(text, start, limit);
    } else if (symbol === '](') {
      at = endOfResource(text, start + 2, limit);
    } else if (symbol.startsWith(':')) {
      const open = start + symbol.length - 1;
      const end = endOfBrace(text, open, limit);
      at = end === -1 ? open + 1 : end;
    } else if (symbol === '{') {
      at = readBrace(text, start, limit, into);
    } else {
      const read = readTag(text, start, limit);
      if (read === undefined) {
        at = start + 1;
      } else if ('fault' in read) {
        into.faults.push(read.fault);
        at = read.fault.end;
      } else if (RAW.has(read.tag.name) && read.tag.kind === 'open') {
        const close = text.indexOf(`</${read.tag.name}>`, read.tag.end);
        at = close === -1 ? limit : close + read.tag.name.length + 3;
        into.faults.push({kind: 'raw-tag', start, end: at, text: read.tag.name});
      } else {
        into.tags.push(read.tag);
        at = read.tag.end;
      }
    }
    limit = Math.max(limit, at);
  }
}

function endOfCode(text: string, start: number, limit: number): number {
  let size = 1;
  while (text[start + size] === '`') {
    size += 1;
  }
  const run = /`+/g;
  run.lastIndex = start + size;
  for (let found = run.exec(text); found !== null && found.index < limit; found = run.exec(text)) {
    if (found[0].length === size) {
      return found.index + size;
    }
  }
  return start + size;
}

/** Braces and `<` in the address of a link are part of the address. */
function endOfResource(text: string, start: number, limit: number): number {
  if (text[start] === '<') {
    const close = text.indexOf('>', start);
    return close === -1 || close >= limit ? start + 1 : close + 1;
  }
  const close = /[\s)]/g;
  close.lastIndex = start;
  const found = close.exec(text);
  return found === null || found.index >= limit ? start : found.index;
}

function readBrace(text: string, start: number, limit: number, into: Inline): number {
  if (text.startsWith('{/*', start)) {
    const close = text.indexOf('*/}', start);
    if (close !== -1) {
      into.braces.push({start, end: close + 3, text: text.slice(start + 1, close + 2)});
      return close + 3;
    }
  }
  const end = endOfBrace(text, start, limit);
  if (end === -1) {
    into.faults.push({kind: 'open-brace', start, end: start + 1, text: '{'});
    return start + 1;
  }
  const inside = text.slice(start + 1, end - 1);
  if (COMMENT_ONLY.test(inside) && inside.trim() !== '') {
    into.braces.push({start, end, text: inside});
  } else if (TEXT_ONLY.test(inside)) {
    into.braces.push({start, end, text: inside});
  } else {
    into.faults.push({kind: 'expression', start, end, text: inside});
  }
  return end;
}
