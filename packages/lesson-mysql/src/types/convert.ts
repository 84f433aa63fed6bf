import {Decimal} from './decimal';
import {readMoment, readTime, toMicros, writeDate, writeMoment, writeTime} from './moment';
import {type Type, type Value, fractionOf, isTemporal, scaleOf} from './types';

/** Receives the text of a warning with its number. */
export type Warn = (code: number, text: string) => void;

const NUMBER = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/;

/** A value as the client prints it, and as text functions see it. */
export function toText(value: Value, type: Type): string | null {
  if (value === null) {
    return null;
  }
  if (value instanceof Decimal) {
    const shown = type.kind === 'decimal' && !type.free ? value.round(type.scale) : value;
    return shown.toString();
  }
  if (typeof value === 'number') {
    return writeDouble(value, type);
  }
  return String(value);
}

/** A floating number as MySQL writes it. */
export function writeDouble(value: number, type: Type): string {
  if (type.kind === 'double' && type.scale !== undefined) {
    return Math.abs(value) < 1e15
      ? Decimal.read(plainDigits(value)).round(type.scale).toString()
      : writeShort(value);
  }
  return writeShort(type.kind === 'double' && type.single ? Number(value.toPrecision(6)) : value);
}

function writeShort(value: number): string {
  if (value === 0) {
    return Object.is(value, -0) ? '-0' : '0';
  }
  const exponent = Number(value.toExponential().split('e')[1]);
  if (exponent >= 15 || exponent < -15) {
    return value.toExponential().replace('+', '');
  }
  return plainDigits(value);
}

/** Without an exponent, which JavaScript writes below a millionth. */
function plainDigits(value: number): string {
  const text = String(value);
  return text.includes('e') ? Decimal.read(text).toString() : text;
}

/** The number at the head of a text; the rest gives a warning. */
export function textToDouble(text: string, warn: Warn, kind = 'DOUBLE'): number {
  const match = NUMBER.exec(text);
  if (!match || match[0].length < text.trimEnd().length) {
    warn(1292, `Truncated incorrect ${kind} value: '${text}'`);
  }
  return match ? Number(match[0]) : 0;
}

export function toDouble(value: Value, type: Type, warn: Warn): number {
  if (typeof value === 'string') {
    return isTemporal(type)
      ? toDecimal(value, type, warn).toNumber()
      : (ordinal(value, type) ?? textToDouble(value, warn));
  }
  return value instanceof Decimal ? value.toNumber() : Number(value);
}

/** The place of an ENUM value, the bits of a SET. */
export function ordinal(value: Value, type: Type): number | undefined {
  if (type.kind === 'enum') {
    return type.values.indexOf(String(value)) + 1;
  }
  if (type.kind === 'set') {
    const chosen = String(value).split(',');
    return type.values.reduce(
      (bits, name, index) => bits + (chosen.includes(name) ? 2 ** index : 0),
      0,
    );
  }
  return undefined;
}

/** Of a number or a temporal value; texts become doubles elsewhere. */
export function toDecimal(value: Value, type: Type, warn: Warn): Decimal {
  if (value instanceof Decimal) {
    return value;
  }
  if (typeof value === 'bigint') {
    return Decimal.of(value);
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) ? Decimal.read(plainDigits(value)) : Decimal.of(0n);
  }
  const text = String(value);
  if (isTemporal(type)) {
    const [whole, fraction = ''] = text.split('.');
    return Decimal.read(
      `${whole!.startsWith('-') ? '-' : ''}${whole!.replace(/\D/g, '')}.${fraction}`,
    );
  }
  const place = ordinal(value, type);
  if (place !== undefined) {
    return Decimal.of(BigInt(place));
  }
  const match = NUMBER.exec(text);
  if (!match || match[0].length < text.trimEnd().length) {
    warn(1292, `Truncated incorrect DECIMAL value: '${text}'`);
  }
  return match ? Decimal.read(match[0].trim()) : Decimal.of(0n);
}

/** Rounded to a whole number. */
export function toInteger(value: Value, type: Type, warn: Warn): bigint {
  if (typeof value === 'bigint') {
    return value;
  }
  if (typeof value === 'number') {
    return BigInt(Number.isFinite(value) ? roundEven(value) : 0);
  }
  if (value instanceof Decimal) {
    return value.round(0).units;
  }
  if (isTemporal(type)) {
    return toDecimal(value, type, warn).round(0).units;
  }
  const place = ordinal(value, type);
  if (place !== undefined) {
    return BigInt(place);
  }
  const match = /^\s*[+-]?\d+/.exec(String(value));
  if (!match || match[0].length < String(value).trimEnd().length) {
    warn(1292, `Truncated incorrect INTEGER value: '${String(value)}'`);
  }
  return BigInt(match ? match[0].trim().replace('+', '') : 0);
}

/** Floating halves go to the even neighbour. */
export function roundEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest === 0.5) {
    return floor % 2 === 0 ? floor : floor + 1;
  }
  return Math.round(value);
}

export function toBoolean(value: Value, type: Type, warn: Warn): boolean | null {
  if (value === null) {
    return null;
  }
  if (value instanceof Decimal) {
    return value.units !== 0n;
  }
  return typeof value === 'string' ? toDouble(value, type, warn) !== 0 : Number(value) !== 0;
}

/** A value of one type as one of another; what cannot be read as a date becomes NULL. */
export function convert(value: Value, from: Type, to: Type, warn: Warn): Value {
  if (value === null) {
    return null;
  }
  switch (to.kind) {
    case 'int':
      return toInteger(value, from, warn);
    case 'decimal': {
      const exact = toDecimal(value, from, warn);
      return to.free ? exact : exact.round(to.scale);
    }
    case 'double':
      return toDouble(value, from, warn);
    case 'date':
    case 'datetime':
    case 'time':
      return toTemporal(value, from, to, warn);
    case 'year':
      return toInteger(value, from, warn);
    case 'null':
      return null;
    default:
      return toText(value, from);
  }
}

/** The current date completes a time; `readMoment` reads everything else. */
export function toTemporal(
  value: Value,
  from: Type,
  to: Type & {kind: 'date' | 'time' | 'datetime'},
  warn: Warn,
): Value {
  const text = toText(value, from)!;
  const fraction = fractionOf(to);
  if (to.kind === 'time') {
    const micros = from.kind === 'date' ? 0 : readTime(text);
    if (micros === undefined) {
      warn(1292, `Truncated incorrect time value: '${text}'`);
      return null;
    }
    return writeTime(micros, fraction);
  }
  const moment = readMoment(text);
  if (!moment) {
    warn(1292, `Incorrect datetime value: '${text}'`);
    return null;
  }
  return to.kind === 'date' ? writeDate(moment) : writeMoment(moment, fraction);
}

/** Microseconds by which moments and times are compared. */
export function temporalOrder(value: string, type: Type): number | undefined {
  if (type.kind === 'time') {
    return readTime(value);
  }
  const moment = readMoment(value);
  return moment && toMicros(moment);
}

export function hasExactScale(type: Type): boolean {
  return scaleOf(type) !== undefined;
}
