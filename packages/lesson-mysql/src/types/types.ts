import {type Decimal, MOST_SCALE} from './decimal';

/** Dates and times are texts in the form in which MySQL writes them; the type tells them apart. */
export type Value = null | bigint | number | string | Decimal;

export type Type =
  | {readonly kind: 'null'}
  | {
      readonly kind: 'int';
      readonly unsigned: boolean;
      readonly bits: number;
      readonly digits?: number;
    }
  | {
      readonly kind: 'decimal';
      readonly precision: number;
      readonly scale: number;
      readonly unsigned?: boolean;
      /** Shown with the digits that the value has, as user variables are. */
      readonly free?: boolean;
    }
  | {
      readonly kind: 'double';
      readonly single?: boolean;
      readonly scale?: number;
      readonly unsigned?: boolean;
    }
  | {
      readonly kind: 'text';
      readonly length: number;
      readonly binary: boolean;
      readonly form?: 'char' | 'text';
      readonly sized?: string;
    }
  | {readonly kind: 'enum' | 'set'; readonly values: readonly string[]; readonly binary: boolean}
  | {readonly kind: 'date'}
  | {readonly kind: 'year'}
  | {readonly kind: 'time' | 'datetime'; readonly fraction: number; readonly stamp?: boolean};

export const NULL_TYPE: Type = {kind: 'null'};
export const INT: Type = {kind: 'int', unsigned: false, bits: 64};
export const UNSIGNED: Type = {kind: 'int', unsigned: true, bits: 64};
export const SMALL: Type = {kind: 'int', unsigned: false, bits: 32};
export const BOOLEAN: Type = {kind: 'int', unsigned: false, bits: 64, digits: 1};
export const DOUBLE: Type = {kind: 'double'};
export const DATE: Type = {kind: 'date'};
export const DATETIME: Type = {kind: 'datetime', fraction: 0};
export const TIME: Type = {kind: 'time', fraction: 0};

export function textType(length = 255, binary = false): Type & {readonly kind: 'text'} {
  return {kind: 'text', length, binary};
}

/** Digits of a decimal, and those behind the point, at most. */
const MOST_DIGITS = 65;

export function decimalType(precision: number, scale: number): Type {
  return {
    kind: 'decimal',
    precision: Math.min(MOST_DIGITS, precision),
    scale: Math.min(MOST_SCALE, scale),
  };
}

export interface Typed {
  readonly value: Value;
  readonly type: Type;
}

/** The type of a user variable that has a decimal: its digits are known when it is read. */
const FREE_DECIMAL: Type = {
  kind: 'decimal',
  precision: MOST_DIGITS,
  scale: MOST_SCALE,
  free: true,
};

/** A value as a user variable keeps it. */
export function variableOf(value: Value, type: Type): Typed {
  return {value, type: type.kind === 'decimal' ? FREE_DECIMAL : type};
}

/** A user variable as the parameter of a prepared statement, where it counts as a literal. */
export function parameterOf({value, type}: Typed): Typed {
  if (type.kind !== 'decimal' || value === null) {
    return {value, type};
  }
  const {units, scale} = value as Decimal;
  return {value, type: decimalType(String(units).replace('-', '').length, scale)};
}

export function isText(type: Type): boolean {
  return type.kind === 'text' || type.kind === 'enum' || type.kind === 'set';
}

export function isTemporal(type: Type): type is Type & {kind: 'date' | 'time' | 'datetime'} {
  return type.kind === 'date' || type.kind === 'time' || type.kind === 'datetime';
}

export function isNumeric(type: Type): boolean {
  return (
    type.kind === 'int' || type.kind === 'decimal' || type.kind === 'double' || type.kind === 'year'
  );
}

export function fractionOf(type: Type): number {
  return type.kind === 'time' || type.kind === 'datetime' ? type.fraction : 0;
}

/** Digits behind the point of a number of this type; undefined for those of a double. */
export function scaleOf(type: Type): number | undefined {
  switch (type.kind) {
    case 'decimal':
      return type.scale;
    case 'double':
    case 'text':
    case 'enum':
    case 'set':
      return undefined;
    default:
      return fractionOf(type);
  }
}

/** Digits before the point. */
export function wholeDigits(type: Type): number {
  if (type.kind === 'decimal') {
    return type.precision - type.scale;
  }
  return type.kind === 'int' ? (type.digits ?? (type.bits === 64 ? 19 : 10)) : 19;
}

/** Characters that a value of this type fills at most as text. */
export function lengthOf(type: Type): number {
  switch (type.kind) {
    case 'null':
      return 0;
    case 'text':
      return type.length;
    case 'enum':
      return Math.max(...type.values.map((value) => value.length));
    case 'set':
      return type.values.join(',').length;
    case 'int':
      return type.digits ?? (type.bits === 64 ? 20 : 11);
    case 'decimal':
      return type.precision + 2;
    case 'double':
      return 23;
    case 'date':
      return 10;
    case 'year':
      return 4;
    case 'time':
      return 10;
    default:
      return 19 + (type.fraction > 0 ? type.fraction + 1 : 0);
  }
}

/** The type that holds values of all of these: of CASE, COALESCE, UNION. */
export function commonType(types: readonly Type[]): Type {
  const known = types.filter(({kind}) => kind !== 'null');
  const [first] = known;
  if (!first) {
    return NULL_TYPE;
  }
  if (known.every((type) => JSON.stringify(type) === JSON.stringify(first))) {
    return first;
  }
  if (known.every(isNumeric)) {
    return commonNumber(known);
  }
  if (known.every(isTemporal) && known.every(({kind}) => kind === first.kind || kind !== 'time')) {
    const fraction = Math.max(...known.map(fractionOf));
    return first.kind === 'time' ? {kind: 'time', fraction} : {kind: 'datetime', fraction};
  }
  const binary = known.some((type) => 'binary' in type && type.binary);
  const isLong = known.some((type) => type.kind === 'text' && type.form === 'text');
  return {
    kind: 'text',
    length: Math.max(...known.map(lengthOf)),
    binary,
    form: isLong ? 'text' : undefined,
  };
}

function commonNumber(types: readonly Type[]): Type {
  if (types.some(({kind}) => kind === 'double')) {
    return DOUBLE;
  }
  const unsigned = types.every(
    (type) => type.kind === 'year' || ('unsigned' in type && type.unsigned === true),
  );
  if (
    types.some(({kind}) => kind === 'decimal') ||
    (!unsigned && types.some((type) => type.kind === 'int' && type.unsigned && type.bits === 64))
  ) {
    const scale = Math.max(...types.map((type) => scaleOf(type) ?? 0));
    return decimalType(Math.max(...types.map(wholeDigits)) + scale, scale);
  }
  return {
    kind: 'int',
    unsigned,
    bits: Math.max(...types.map((type) => (type.kind === 'int' ? type.bits : 16))),
  };
}
