import type {SqlFunction, SqlFunctions} from './functions';
import {toNumber} from './numberFunctions';
import {fixed} from './valueTypes';

/** Wraps a function of which no argument may be NULL, else its result is. */
function strict(call: (...values: readonly string[]) => ReturnType<SqlFunction>): SqlFunction {
  return (...values) => (values.includes(null) ? null : call(...values.map(String)));
}

const letters = (text: string) => [...text];

function substring(text: string, from: string, count?: string): string {
  const all = letters(text);
  const start = Math.trunc(Number(from));
  if (start === 0) {
    return '';
  }
  const first = start > 0 ? start - 1 : all.length + start;
  if (first < 0) {
    return '';
  }
  const size = count === undefined ? all.length : Math.max(0, Math.trunc(Number(count)));
  return all.slice(first, first + size).join('');
}

function padded(text: string, size: string, fill: string, left: boolean): string {
  const all = letters(text);
  const wanted = Math.max(0, Math.trunc(Number(size)));
  if (all.length >= wanted) {
    return all.slice(0, wanted).join('');
  }
  const gap = letters(fill.repeat(wanted))
    .slice(0, wanted - all.length)
    .join('');
  return left ? gap + text : text + gap;
}

function trimmed(text: string, mark: string, left: boolean, right: boolean): string {
  let result = text;
  while (mark !== '' && left && result.startsWith(mark)) {
    result = result.slice(mark.length);
  }
  while (mark !== '' && right && result.endsWith(mark)) {
    result = result.slice(0, -mark.length);
  }
  return result;
}

/** Counts from 1; capital and small letters are the same. */
function locate(part: string, text: string, from = '1'): number {
  const start = Math.max(0, Math.trunc(Number(from)) - 1);
  return text.toLowerCase().indexOf(part.toLowerCase(), start) + 1;
}

function substringIndex(text: string, mark: string, count: string): string {
  const parts = text.split(mark);
  const wanted = Math.trunc(Number(count));
  return (wanted >= 0 ? parts.slice(0, wanted) : parts.slice(wanted)).join(mark);
}

const SEPARATORS: Readonly<Record<string, readonly [string, string]>> = {
  en_US: [',', '.'],
  fr_CA: [' ', ','],
  fr_FR: [' ', ','],
  de_DE: ['.', ','],
};

function formatNumber(value: string, digits: string, locale = 'en_US'): string {
  const [group, point] = SEPARATORS[locale] ?? SEPARATORS.en_US!;
  const [whole = '', rest] = fixed(toNumber(value), Math.max(0, Number(digits))).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return rest === undefined ? grouped : grouped + point + rest;
}

/** `LIKE` of MySQL: `%`, `_`, and `\` before one that stands for itself. */
function like(pattern: string, text: string, escape = '\\'): number {
  let source = '';
  const all = letters(pattern);
  for (let index = 0; index < all.length; index += 1) {
    const letter = all[index]!;
    if (letter === escape && index + 1 < all.length) {
      index += 1;
      source += escapeRegExp(all[index]!);
    } else {
      source += letter === '%' ? '.*' : letter === '_' ? '.' : escapeRegExp(letter);
    }
  }
  return new RegExp(`^${source}$`, 'isu').test(text) ? 1 : 0;
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, (mark) => (mark === '-' ? '\\x2d' : `\\${mark}`));
}

export const textFunctions: SqlFunctions = {
  concat: strict((...parts) => parts.join('')),
  concat_ws: (mark, ...parts) =>
    mark === null ? null : parts.filter((part) => part !== null).join(String(mark)),
  upper: strict((text) => text.toUpperCase()),
  ucase: strict((text) => text.toUpperCase()),
  lower: strict((text) => text.toLowerCase()),
  lcase: strict((text) => text.toLowerCase()),
  length: strict((text) => new TextEncoder().encode(text).length),
  octet_length: strict((text) => new TextEncoder().encode(text).length),
  char_length: strict((text) => letters(text).length),
  character_length: strict((text) => letters(text).length),
  left: strict((text, count) =>
    letters(text)
      .slice(0, Math.max(0, Number(count)))
      .join(''),
  ),
  right: strict((text, count) =>
    Number(count) > 0
      ? letters(text)
          .slice(-Math.trunc(Number(count)))
          .join('')
      : '',
  ),
  substring: strict((text, from, count) => substring(text, from!, count)),
  substring_index: strict((text, mark, count) => substringIndex(text, mark!, count!)),
  lpad: strict((text, size, fill) => padded(text, size!, fill!, true)),
  rpad: strict((text, size, fill) => padded(text, size!, fill!, false)),
  trim: strict((text, mark = ' ') => trimmed(text, mark, true, true)),
  ltrim: strict((text, mark = ' ') => trimmed(text, mark, true, false)),
  rtrim: strict((text, mark = ' ') => trimmed(text, mark, false, true)),
  repeat: strict((text, count) => text.repeat(Math.max(0, Math.trunc(Number(count))))),
  reverse: strict((text) => letters(text).reverse().join('')),
  space: strict((count) => ' '.repeat(Math.max(0, Math.trunc(Number(count))))),
  locate: strict((part, text, from) => locate(part, text!, from)),
  instr: strict((text, part) => locate(part!, text)),
  ascii: strict((text) => new TextEncoder().encode(text)[0] ?? 0),
  ord: strict((text) => text.codePointAt(0) ?? 0),
  format: strict((value, digits, locale) => formatNumber(value, digits!, locale)),
  strcmp: strict((left, right) => {
    const [a, b] = [left.toLowerCase(), right!.toLowerCase()];
    return a < b ? -1 : a > b ? 1 : 0;
  }),
  field: (wanted, ...values) =>
    wanted === null ? 0 : values.findIndex((value) => same(value, wanted)) + 1,
  elt: (place, ...values) => (place === null ? null : (values[toNumber(place) - 1] ?? null)),
  find_in_set: strict((wanted, list) => (list === '' ? 0 : list!.split(',').indexOf(wanted) + 1)),
  like: strict((pattern, text, escape) => like(pattern, text!, escape)),
  regexp: strict((pattern, text) => (new RegExp(pattern, 'iu').test(text!) ? 1 : 0)),
  cast_text: strict((text) => text),
};

function same(left: unknown, right: unknown): boolean {
  return String(left).toLowerCase() === String(right).toLowerCase();
}
