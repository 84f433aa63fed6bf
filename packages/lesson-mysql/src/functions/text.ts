import {MysqlError, UnsupportedError} from '../errors/errors';
import {isBinary} from '../query/compare';
import {regexpPattern} from '../query/patterns';
import {compareTexts, foldText} from '../types/collate';
import {Decimal} from '../types/decimal';
import {INT, type Type, isNumeric, isText, lengthOf, textType} from '../types/types';
import type {Compiled} from '../query/frame';
import {type Functions, type Given, TEXT, define, perhaps} from './registry';

const LONGEST = 20_000_000;

function chars(text: string): string[] {
  return [...text];
}

function sameLength([first]: readonly Compiled[]): Type {
  return textType(lengthOf(first!.type), isBinary(first!.type));
}

function joined(args: readonly Compiled[]): Type {
  return textType(
    args.reduce((sum, arg) => sum + lengthOf(arg.type), 0),
    args.some((arg) => isBinary(arg.type)),
  );
}

function anyBinary(args: readonly Given[]): boolean {
  return args.some(({type}) => isBinary(type));
}

function substring([text, from, count]: readonly Given[]): string {
  const all = chars(text!.text());
  const start = from!.integer();
  const first = start < 0 ? all.length + start : start - 1;
  if (start === 0 || first < 0) {
    return '';
  }
  const length = count ? count.integer() : all.length;
  return length <= 0 ? '' : all.slice(first, first + length).join('');
}

function pad([text, size, filling]: readonly Given[], left: boolean): string | null {
  const [all, wanted, fill] = [chars(text!.text()), size!.integer(), chars(filling!.text())];
  if (wanted < 0 || wanted > LONGEST) {
    return null;
  }
  if (all.length >= wanted) {
    return all.slice(0, wanted).join('');
  }
  if (fill.length === 0) {
    throw new UnsupportedError('Padding with an empty text', 'pad with a space');
  }
  const gap = Array.from(
    {length: wanted - all.length},
    (_, index) => fill[index % fill.length]!,
  ).join('');
  return left ? gap + all.join('') : all.join('') + gap;
}

function trim(text: string, what: string, left: boolean, right: boolean): string {
  let [from, to] = [0, text.length];
  if (what === '') {
    return text;
  }
  while (left && text.startsWith(what, from) && from + what.length <= to) {
    from += what.length;
  }
  while (right && to - what.length >= from && text.endsWith(what, to)) {
    to -= what.length;
  }
  return text.slice(from, to);
}

function trimmer(left: boolean, right: boolean) {
  return define(1, 2, sameLength, ([text, what]) =>
    trim(text!.text(), what?.text() ?? ' ', left, right),
  );
}

/** The place of a text in another from 1, by the collation. */
function locate(what: string, text: string, from: number, binary: boolean): bigint {
  if (from < 1) {
    return 0n;
  }
  const [all, part] = [chars(text), chars(what)];
  if (
    binary ||
    (all.length === chars(foldText(text)).length && part.length === chars(foldText(what)).length)
  ) {
    const fold = (value: readonly string[]) => (binary ? value : chars(foldText(value.join(''))));
    const [a, b] = [fold(all), fold(part)];
    for (let at = from - 1; at + b.length <= a.length; at++) {
      if (b.every((char, index) => a[at + index] === char)) {
        return BigInt(at + 1);
      }
    }
    return 0n;
  }
  throw new UnsupportedError(
    'Searching in letters that stand for two',
    'compare with COLLATE utf8mb4_bin',
  );
}

function formatNumber(number: Given, digits: Given): string {
  const places = Math.max(0, Math.min(30, digits.integer()));
  const value = (isText(number.type) ? Decimal.read(String(number.double())) : number.decimal())
    .round(places)
    .toString();
  const [whole, fraction] = value.split('.');
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}

function substringIndex([text, mark, count]: readonly Given[]): string {
  const [all, separator, wanted] = [text!.text(), mark!.text(), count!.integer()];
  if (separator === '' || wanted === 0) {
    return '';
  }
  const parts = all.split(separator);
  return (wanted > 0 ? parts.slice(0, wanted) : parts.slice(wanted)).join(separator);
}

function soundex(text: string): string {
  const codes: Readonly<Record<string, string>> = {
    B: '1',
    F: '1',
    P: '1',
    V: '1',
    C: '2',
    G: '2',
    J: '2',
    K: '2',
    Q: '2',
    S: '2',
    X: '2',
    Z: '2',
    D: '3',
    T: '3',
    L: '4',
    M: '5',
    N: '5',
    R: '6',
  };
  const letters = text.toUpperCase().replace(/[^A-Z]/g, '');
  let [result, last] = [letters.slice(0, 1), codes[letters[0] ?? ''] ?? ''];
  for (const letter of letters.slice(1)) {
    const code = codes[letter] ?? '';
    if (code && code !== last) {
      result += code;
    }
    if (code || !'HW'.includes(letter)) {
      last = code;
    }
  }
  return result === '' ? '' : result.padEnd(4, '0');
}

function hex({value, type, ...number}: Given): string {
  if (typeof value === 'bigint') {
    return BigInt.asUintN(64, value).toString(16).toUpperCase();
  }
  if (isNumeric(type)) {
    return BigInt.asUintN(64, BigInt(number.integer())).toString(16).toUpperCase();
  }
  return Array.from(new TextEncoder().encode(number.text()), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
    .join('')
    .toUpperCase();
}

function bytesToText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw new UnsupportedError('Bytes that are not text', 'keep text in the database');
  }
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

function convertBase([text, from, to]: readonly Given[]): string | null {
  const [a, b] = [from!.integer(), Math.abs(to!.integer())];
  if (a < 2 || a > 36 || b < 2 || b > 36) {
    return null;
  }
  const digits = /^[0-9a-z]+/i.exec(text!.text().trim())?.[0] ?? '';
  let value = 0n;
  for (const digit of digits.toLowerCase()) {
    const number = parseInt(digit, 36);
    if (number >= a) {
      break;
    }
    value = value * BigInt(a) + BigInt(number);
  }
  return value.toString(b).toUpperCase();
}

const upper = define(1, 1, sameLength, ([text]) => simpleCase(text!.text(), true));
const lower = define(1, 1, sameLength, ([text]) => simpleCase(text!.text(), false));

/** MySQL changes letter by letter: ß stays. */
function simpleCase(text: string, up: boolean): string {
  return Array.from(text, (char) => {
    const changed = up ? char.toUpperCase() : char.toLowerCase();
    return chars(changed).length === 1 ? changed : char;
  }).join('');
}

const charLength = define(1, 1, INT, ([text]) => BigInt(chars(text!.text()).length));

function regexpFlags(args: readonly Given[], index: number): RegExp {
  if (args.length > index) {
    throw new UnsupportedError('More arguments of a REGEXP function', 'leave them out');
  }
  return regexpPattern(args[1]!.text(), anyBinary(args), 'g');
}

export const textFunctions: Functions = {
  UPPER: upper,
  UCASE: upper,
  LOWER: lower,
  LCASE: lower,
  LENGTH: define(1, 1, INT, ([text]) => BigInt(bytes(text!.text()))),
  OCTET_LENGTH: define(1, 1, INT, ([text]) => BigInt(bytes(text!.text()))),
  BIT_LENGTH: define(1, 1, INT, ([text]) => BigInt(bytes(text!.text()) * 8)),
  CHAR_LENGTH: charLength,
  CHARACTER_LENGTH: charLength,
  CONCAT: define(1, 99, joined, (args) => args.map((arg) => arg.text()).join('')),
  CONCAT_WS: {
    least: 2,
    most: 99,
    takesNull: true,
    mayBeNull: true,
    type: joined,
    run: ([separator, ...args]) =>
      separator!.value === null
        ? null
        : args
            .filter(({value}) => value !== null)
            .map((arg) => arg.text())
            .join(separator!.text()),
  },
  SUBSTRING: define(2, 3, sameLength, substring),
  LEFT: define(2, 2, sameLength, ([text, count]) =>
    chars(text!.text()).slice(0, Math.max(0, count!.integer())).join(''),
  ),
  RIGHT: define(2, 2, sameLength, ([text, count]) => {
    const size = count!.integer();
    return size <= 0 ? '' : chars(text!.text()).slice(-size).join('');
  }),
  TRIM: trimmer(true, true),
  TRIM_BOTH: trimmer(true, true),
  TRIM_LEADING: trimmer(true, false),
  TRIM_TRAILING: trimmer(false, true),
  LTRIM: define(1, 1, sameLength, ([text]) => trim(text!.text(), ' ', true, false)),
  RTRIM: define(1, 1, sameLength, ([text]) => trim(text!.text(), ' ', false, true)),
  LPAD: perhaps(define(3, 3, TEXT, (args) => pad(args, true))),
  RPAD: perhaps(define(3, 3, TEXT, (args) => pad(args, false))),
  REPLACE: define(3, 3, TEXT, ([text, from, to]) =>
    from!.text() === '' ? text!.text() : text!.text().split(from!.text()).join(to!.text()),
  ),
  REVERSE: define(1, 1, sameLength, ([text]) => chars(text!.text()).reverse().join('')),
  REPEAT: perhaps(
    define(2, 2, TEXT, ([text, count], {runtime}) => {
      const [part, times] = [text!.text(), Math.max(0, count!.integer())];
      if (part.length * times > 4_000_000) {
        runtime.warn(
          1301,
          'Result of repeat() was larger than max_allowed_packet (67108864) - truncated',
        );
        return null;
      }
      return part.repeat(times);
    }),
  ),
  SPACE: perhaps(
    define(1, 1, TEXT, ([count]) => ' '.repeat(Math.min(LONGEST, Math.max(0, count!.integer())))),
  ),
  LOCATE: define(2, 3, INT, (args) =>
    locate(args[0]!.text(), args[1]!.text(), args[2]?.integer() ?? 1, anyBinary(args.slice(0, 2))),
  ),
  INSTR: define(2, 2, INT, (args) => locate(args[1]!.text(), args[0]!.text(), 1, anyBinary(args))),
  SUBSTRING_INDEX: define(3, 3, sameLength, substringIndex),
  STRCMP: define(2, 2, INT, (args) =>
    BigInt(Math.sign(compareTexts(args[0]!.text(), args[1]!.text(), anyBinary(args)))),
  ),
  FIELD: {
    least: 2,
    most: 99,
    takesNull: true,
    type: INT,
    run: ([wanted, ...rest]) => {
      if (wanted!.value === null) {
        return 0n;
      }
      const asTexts = [wanted!, ...rest].every(({type}) => isText(type) || type.kind === 'null');
      const same = (other: Given) =>
        other.value !== null &&
        (asTexts
          ? compareTexts(wanted!.text(), other.text(), false) === 0
          : wanted!.double() === other.double());
      return BigInt(rest.findIndex(same) + 1);
    },
  },
  FIND_IN_SET: define(2, 2, INT, ([what, list]) => {
    const parts = list!.text() === '' ? [] : list!.text().split(',');
    return BigInt(parts.findIndex((part) => compareTexts(part, what!.text(), false) === 0) + 1);
  }),
  ELT: {
    least: 2,
    most: 99,
    takesNull: true,
    mayBeNull: true,
    type: TEXT,
    run: ([index, ...rest]) => {
      const chosen = index!.value === null ? undefined : rest[index!.integer() - 1];
      return chosen === undefined || chosen.value === null ? null : chosen.text();
    },
  },
  ASCII: define(1, 1, INT, ([text]) => BigInt(new TextEncoder().encode(text!.text())[0] ?? 0)),
  ORD: define(1, 1, INT, ([text]) =>
    Array.from(new TextEncoder().encode(chars(text!.text())[0] ?? '')).reduce(
      (sum, byte) => sum * 256n + BigInt(byte),
      0n,
    ),
  ),
  CHAR: {
    least: 1,
    most: 99,
    takesNull: true,
    mayBeNull: true,
    type: TEXT,
    run: (args) =>
      bytesToText(
        Uint8Array.from(args.filter(({value}) => value !== null).map((arg) => arg.integer() & 255)),
      ),
  },
  HEX: define(1, 1, TEXT, ([value]) => hex(value!)),
  UNHEX: perhaps(
    define(1, 1, TEXT, ([value]) => {
      const text = value!.text();
      const even = text.length % 2 === 0 ? text : `0${text}`;
      return /^[0-9a-f]*$/i.test(even)
        ? bytesToText(Uint8Array.from(even.match(/../g) ?? [], (pair) => parseInt(pair, 16)))
        : null;
    }),
  ),
  FORMAT: perhaps(
    define(2, 3, TEXT, (args) => {
      if (args.length > 2) {
        throw new UnsupportedError('FORMAT with a language', 'use FORMAT(number, digits)');
      }
      return formatNumber(args[0]!, args[1]!);
    }),
  ),
  INSERT: define(4, 4, TEXT, ([text, at, count, other]) => {
    const [all, start, size] = [chars(text!.text()), at!.integer(), count!.integer()];
    if (start < 1 || start > all.length) {
      return text!.text();
    }
    const end = size < 0 ? all.length : start - 1 + size;
    return [...all.slice(0, start - 1), other!.text(), ...all.slice(end)].join('');
  }),
  QUOTE: {
    least: 1,
    most: 1,
    takesNull: true,
    type: TEXT,
    run: ([text]) =>
      text!.value === null
        ? 'NULL'
        : `'${text!.text().replace(/[\\']/g, '\\$&').replace(/\0/g, '\\0').replace(/\x1a/g, '\\Z')}'`,
  },
  SOUNDEX: define(1, 1, TEXT, ([text]) => soundex(text!.text())),
  REGEXP_LIKE: define(2, 3, INT, (args) => (regexpFlags(args, 2).test(args[0]!.text()) ? 1n : 0n)),
  REGEXP_REPLACE: define(3, 6, TEXT, (args) =>
    args[0]!.text().replace(regexpFlags(args, 3), args[2]!.text().replace(/\\(.)/g, '$1')),
  ),
  REGEXP_SUBSTR: perhaps(
    define(2, 5, TEXT, (args) => regexpFlags(args, 2).exec(args[0]!.text())?.[0] ?? null),
  ),
  REGEXP_INSTR: define(2, 6, INT, (args) =>
    BigInt((regexpFlags(args, 2).exec(args[0]!.text())?.index ?? -1) + 1),
  ),
  BIN: define(1, 1, TEXT, ([value]) => BigInt.asUintN(64, BigInt(value!.integer())).toString(2)),
  OCT: define(1, 1, TEXT, ([value]) => BigInt.asUintN(64, BigInt(value!.integer())).toString(8)),
  CONV: perhaps(define(3, 3, TEXT, convertBase)),
  MAKE_SET: {
    least: 2,
    most: 65,
    takesNull: true,
    mayBeNull: true,
    type: TEXT,
    run: ([bits, ...rest]) =>
      bits!.value === null
        ? null
        : rest
            .filter(
              (part, index) =>
                part.value !== null && (BigInt(bits!.integer()) >> BigInt(index)) % 2n === 1n,
            )
            .map((part) => part.text())
            .join(','),
  },
  TO_BASE64: define(1, 1, TEXT, ([text]) =>
    btoa(
      Array.from(new TextEncoder().encode(text!.text()), (byte) => String.fromCharCode(byte)).join(
        '',
      ),
    ),
  ),
  FROM_BASE64: perhaps(
    define(1, 1, TEXT, ([text]) => {
      try {
        return bytesToText(Uint8Array.from(atob(text!.text()), (char) => char.charCodeAt(0)));
      } catch (error) {
        if (error instanceof UnsupportedError || error instanceof MysqlError) {
          throw error;
        }
        return null;
      }
    }),
  ),
};
