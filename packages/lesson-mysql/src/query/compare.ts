import {MysqlError, UnsupportedError} from '../errors/errors';
import {compareTexts, foldText} from '../types/collate';
import {type Warn, ordinal, temporalOrder, toDecimal, toDouble, toText} from '../types/convert';
import {Decimal} from '../types/decimal';
import {type Type, type Value, isNumeric, isTemporal, isText} from '../types/types';
import type {Compiled} from './frame';

export type Compare = (left: Value, right: Value) => number;

/** How values of two types are compared; neither is NULL. */
export function comparison(left: Compiled, right: Compiled, warn: Warn): Compare {
  const [a, b] = [left.type, right.type];
  if (a.kind === 'null' || b.kind === 'null') {
    return () => 0;
  }
  if (isText(a) && isText(b)) {
    const binary = isBinary(a) || isBinary(b);
    return (x, y) => compareTexts(String(x), String(y), binary);
  }
  if (isTemporal(a) || isTemporal(b)) {
    return temporalComparison(left, right, warn);
  }
  return numberComparison(left, right, warn);
}

export function isBinary(type: Type): boolean {
  return 'binary' in type && type.binary;
}

/** A constant is converted once, and so warns once. */
function doubleOf({type, constant}: Compiled, warn: Warn): (value: Value) => number {
  let kept: number | undefined;
  return (value) =>
    constant ? (kept ??= toDouble(value, type, warn)) : toDouble(value, type, warn);
}

function numberComparison(left: Compiled, right: Compiled, warn: Warn): Compare {
  const [a, b] = [left.type, right.type];
  const exact = (type: Type) =>
    (isNumeric(type) && type.kind !== 'double') || type.kind === 'enum' || type.kind === 'set';
  if (a.kind === 'int' && b.kind === 'int') {
    return (x, y) => (x! < y! ? -1 : Number(x! > y!));
  }
  if (exact(a) && exact(b)) {
    return (x, y) => toDecimal(x, a, warn).compare(toDecimal(y, b, warn));
  }
  const [readLeft, readRight] = [doubleOf(left, warn), doubleOf(right, warn)];
  return (x, y) => {
    const [l, r] = [readLeft(x), readRight(y)];
    return l < r ? -1 : Number(l > r);
  };
}

function temporalComparison(left: Compiled, right: Compiled, warn: Warn): Compare {
  const [a, b] = [left.type, right.type];
  if (isTemporal(a) && isTemporal(b)) {
    if ((a.kind === 'time') !== (b.kind === 'time')) {
      throw new UnsupportedError('Comparing a time with a date', 'convert one of them with CAST');
    }
    return (x, y) => (temporalOrder(String(x), a) ?? 0) - (temporalOrder(String(y), b) ?? 0);
  }
  const temporal = isTemporal(a) ? a : b;
  const other = isTemporal(a) ? right : left;
  if (isText(other.type)) {
    if (!other.constant) {
      throw new UnsupportedError(
        'Comparing a date with a text that is not fixed',
        'convert the text with CAST(… AS DATE)',
      );
    }
    const order = (value: Value, type: Type) => {
      const micros = temporalOrder(String(value), isTemporal(type) ? type : temporal);
      if (micros === undefined) {
        const kind = temporal.kind.toUpperCase();
        throw new MysqlError(1525, 'HY000', `Incorrect ${kind} value: '${String(value)}'`);
      }
      return micros;
    };
    return (x, y) => order(x, a) - order(y, b);
  }
  if (temporal.kind === 'datetime' && other.constant && other.type.kind === 'int') {
    throw new UnsupportedError(
      'Comparing a date and time with a number',
      "write the date as '2026-09-08'",
    );
  }
  return numberComparison(left, right, warn);
}

/** Compares values of one type in the order of ORDER BY; NULL comes first. */
export function ordering(type: Type): Compare {
  const value: Compare = plainOrdering(type);
  return (left, right) => {
    if (left === null || right === null) {
      return Number(left !== null) - Number(right !== null);
    }
    return value(left, right);
  };
}

function plainOrdering(type: Type): Compare {
  if (type.kind === 'enum' || type.kind === 'set') {
    return (x, y) => ordinal(x, type)! - ordinal(y, type)!;
  }
  if (type.kind === 'text') {
    return (x, y) => compareTexts(String(x), String(y), type.binary);
  }
  if (isTemporal(type)) {
    return (x, y) => (temporalOrder(String(x), type) ?? 0) - (temporalOrder(String(y), type) ?? 0);
  }
  return (x, y) => {
    if (x instanceof Decimal && y instanceof Decimal) {
      return x.compare(y);
    }
    return x! < y! ? -1 : Number(x! > y!);
  };
}

/** The same text for values that are equal, for DISTINCT, GROUP BY and unique keys. */
export function equalityKey(value: Value, type: Type): string {
  if (value === null) {
    return 'N';
  }
  if (typeof value === 'string') {
    return `t${isTemporal(type) || isBinary(type) ? value : foldText(value)}`;
  }
  if (value instanceof Decimal) {
    const text = value.toString();
    return text.includes('.') ? `n${text.replace(/\.?0+$/, '')}` : `n${text}`;
  }
  return `n${toText(value === 0 ? 0 : value, type)!}`;
}

export function rowKey(row: readonly Value[], types: readonly Type[]): string {
  return row
    .map((value, index) => equalityKey(value, types[index]!).replace(/[\\\0]/g, '\\$&'))
    .join('\0');
}
