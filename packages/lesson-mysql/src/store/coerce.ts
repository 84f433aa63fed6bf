import {MysqlError} from '../errors/errors';
import {ordinal, roundEven, toText} from '../types/convert';
import {Decimal, tenTo} from '../types/decimal';
import {readMoment, readTime, writeDate, writeMoment, writeTime} from '../types/moment';
import {type Type, type Value, isTemporal, isText} from '../types/types';
import type {Column} from './table';

export interface Target {
  readonly column: Column;
  readonly row: number;
  readonly note: (code: number, text: string) => void;
}

/** A value as the column keeps it, by the strict mode of MySQL. */
export function coerce(value: Value, from: Type, target: Target): Value {
  if (value === null) {
    return null;
  }
  const {type} = target.column;
  switch (type.kind) {
    case 'int':
      return toWhole(value, from, type, target);
    case 'decimal':
      return toScaled(value, from, type, target);
    case 'double':
      return toFloating(value, from, type, target);
    case 'text':
      // A quotient has more digits than are shown.
      return toFitting(
        value instanceof Decimal ? value.toString() : toText(value, from)!,
        type,
        target,
      );
    case 'enum':
      return toMember(value, from, type.values, target);
    case 'set':
      return toMembers(value, from, type.values, target);
    case 'year':
      return toYear(value, from, target);
    case 'null':
      return null;
    default:
      return toTemporal(value, from, type, target);
  }
}

function outOfRange({column, row}: Target): MysqlError {
  return new MysqlError(
    1264,
    '22003',
    `Out of range value for column '${column.name}' at row ${row}`,
  );
}

function truncated({column, row}: Target): MysqlError {
  return new MysqlError(1265, '01000', `Data truncated for column '${column.name}' at row ${row}`);
}

function incorrect(kind: string, text: string, {column, row}: Target): MysqlError {
  const isDate = ['date', 'datetime', 'time'].includes(kind);
  return new MysqlError(
    isDate ? 1292 : 1366,
    isDate ? '22007' : 'HY000',
    `Incorrect ${kind} value: '${text}' for column '${column.name}' at row ${row}`,
  );
}

const NUMBER = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/;

/** The exact number of a value; a text must be one from end to end. */
function exactNumber(value: Value, from: Type, kind: string, target: Target): Decimal {
  if (value instanceof Decimal) {
    return value;
  }
  if (typeof value === 'bigint') {
    return Decimal.of(value);
  }
  if (typeof value === 'number') {
    return kind === 'integer' ? Decimal.of(BigInt(roundEven(value))) : Decimal.read(String(value));
  }
  const place = ordinal(value, from);
  if (place !== undefined) {
    return Decimal.of(BigInt(place));
  }
  const text = isTemporal(from) ? String(value).replace(/[^\d.]/g, '') : String(value);
  const match = NUMBER.exec(text);
  if (!match) {
    throw incorrect(kind, text, target);
  }
  if (match[0].length < text.trimEnd().length) {
    throw truncated(target);
  }
  return Decimal.read(match[0].trim());
}

function toWhole(
  value: Value,
  from: Type,
  {unsigned, bits}: Type & {kind: 'int'},
  target: Target,
): bigint {
  const whole = exactNumber(value, from, 'integer', target).round(0).units;
  const [least, most] = unsigned
    ? [0n, 2n ** BigInt(bits) - 1n]
    : [-(2n ** BigInt(bits - 1)), 2n ** BigInt(bits - 1) - 1n];
  if (whole < least || whole > most) {
    throw outOfRange(target);
  }
  return whole;
}

function toScaled(
  value: Value,
  from: Type,
  {precision, scale, unsigned}: Type & {kind: 'decimal'},
  target: Target,
): Decimal {
  const exact = exactNumber(value, from, 'decimal', target);
  const rounded = exact.round(scale);
  const most = tenTo(precision) - 1n;
  if (rounded.units > most || rounded.units < (unsigned ? 0n : -most)) {
    throw outOfRange(target);
  }
  if (rounded.compare(exact) !== 0) {
    target.note(1265, `Data truncated for column '${target.column.name}' at row ${target.row}`);
  }
  return rounded;
}

function toFloating(
  value: Value,
  from: Type,
  {single, scale}: Type & {kind: 'double'},
  target: Target,
): number {
  const number =
    typeof value === 'number'
      ? value
      : exactNumber(value, from, single ? 'float' : 'double', target).toNumber();
  const rounded =
    scale === undefined ? number : Decimal.read(String(number)).round(scale).toNumber();
  return single ? Math.fround(rounded) : rounded;
}

function toFitting(text: string, {length, form}: Type & {kind: 'text'}, target: Target): string {
  const kept = form === 'char' ? text.replace(/ +$/, '') : text;
  const points = kept.length > length || form === 'text' ? [...kept] : [];
  if (form === 'text') {
    if (new TextEncoder().encode(kept).length > length) {
      throw new MysqlError(
        1406,
        '22001',
        `Data too long for column '${target.column.name}' at row ${target.row}`,
      );
    }
    return kept;
  }
  if (points.length <= length) {
    return kept;
  }
  if (points.slice(length).join('').trim() !== '') {
    throw new MysqlError(
      1406,
      '22001',
      `Data too long for column '${target.column.name}' at row ${target.row}`,
    );
  }
  target.note(1265, `Data truncated for column '${target.column.name}' at row ${target.row}`);
  return points.slice(0, length).join('');
}

function toMember(value: Value, from: Type, values: readonly string[], target: Target): string {
  const text = toText(value, from)!;
  const named = isText(from)
    ? values.find((one) => one.localeCompare(text.trimEnd(), 'en', {sensitivity: 'base'}) === 0)
    : undefined;
  const member = named ?? (/^\d+$/.test(text) ? values[Number(text) - 1] : undefined);
  if (member === undefined) {
    throw truncated(target);
  }
  return member;
}

function toMembers(value: Value, from: Type, values: readonly string[], target: Target): string {
  const text = toText(value, from)!;
  if (!isText(from) || /^\d+$/.test(text)) {
    const bits = Number(text);
    if (bits >= 2 ** values.length) {
      throw truncated(target);
    }
    return values.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1).join(',');
  }
  const parts = text === '' ? [] : text.split(',').map((part) => part.toLowerCase());
  if (parts.some((part) => !values.some((one) => one.toLowerCase() === part))) {
    throw truncated(target);
  }
  return values.filter((one) => parts.includes(one.toLowerCase())).join(',');
}

function toYear(value: Value, from: Type, target: Target): bigint {
  const text = toText(value, from)!;
  const number = isTemporal(from)
    ? Number(text.slice(0, 4))
    : Number(exactNumber(value, from, 'integer', target).round(0).units);
  const short = number < 100 && (number > 0 || isText(from));
  const year = short ? number + (number < 70 ? 2000 : 1900) : number;
  if (year !== 0 && (year < 1901 || year > 2155)) {
    throw outOfRange(target);
  }
  return BigInt(year);
}

function toTemporal(
  value: Value,
  from: Type,
  type: Type & {kind: 'date' | 'time' | 'datetime'},
  target: Target,
): string {
  const text = toText(value, from)!;
  if (type.kind === 'time') {
    const micros = from.kind === 'date' ? 0 : readTime(text);
    if (micros === undefined) {
      throw incorrect('time', text, target);
    }
    return writeTime(micros, type.fraction);
  }
  const moment = from.kind === 'time' ? undefined : readMoment(text);
  if (!moment) {
    throw incorrect(type.kind, text, target);
  }
  if (type.kind === 'date') {
    if (moment.hour + moment.minute + moment.second + moment.micro > 0) {
      target.note(1265, `Data truncated for column '${target.column.name}' at row ${target.row}`);
    }
    return writeDate(moment);
  }
  return writeMoment(moment, type.fraction);
}
