/** What a value of a result is; decides alignment and decimals. */
export type ValueType =
  | {readonly kind: 'integer' | 'float' | 'text' | 'unknown'}
  | {readonly kind: 'decimal'; readonly scale: number};

export const INTEGER: ValueType = {kind: 'integer'};
export const FLOAT: ValueType = {kind: 'float'};
export const TEXT: ValueType = {kind: 'text'};
export const UNKNOWN: ValueType = {kind: 'unknown'};

/** Digits that MySQL adds to a quotient and an average (div_precision_increment). */
const QUOTIENT_DIGITS = 4;

export function decimal(scale: number): ValueType {
  return {kind: 'decimal', scale};
}

function scaleOf(type: ValueType): number {
  return type.kind === 'decimal' ? type.scale : 0;
}

/** The type of values that may come from several places, such as the branches of CASE. */
export function common(types: readonly ValueType[]): ValueType {
  const known = types.filter(({kind}) => kind !== 'unknown');
  if (known.length === 0) {
    return UNKNOWN;
  }
  if (known.some(({kind}) => kind === 'text')) {
    return TEXT;
  }
  if (known.some(({kind}) => kind === 'float')) {
    return FLOAT;
  }
  return known.some(({kind}) => kind === 'decimal')
    ? decimal(Math.max(...known.map(scaleOf)))
    : INTEGER;
}

export function arithmetic(operator: string, left: ValueType, right: ValueType): ValueType {
  if (operator === 'DIV') {
    return INTEGER;
  }
  const exact = [left, right].every(({kind}) => kind === 'integer' || kind === 'decimal');
  if (!exact) {
    return [left, right].some(({kind}) => kind === 'unknown') ? UNKNOWN : FLOAT;
  }
  if (operator === '/') {
    return decimal(scaleOf(left) + QUOTIENT_DIGITS);
  }
  const scale =
    operator === '*' ? scaleOf(left) + scaleOf(right) : Math.max(scaleOf(left), scaleOf(right));
  return scale === 0 ? INTEGER : decimal(scale);
}

export function average(of: ValueType): ValueType {
  return of.kind === 'integer' || of.kind === 'decimal'
    ? decimal(scaleOf(of) + QUOTIENT_DIGITS)
    : of.kind === 'unknown'
      ? UNKNOWN
      : FLOAT;
}

/** A value as the mysql client prints it. */
export function printValue(value: unknown, type: ValueType): string {
  if (value === null || value === undefined) {
    return 'NULL';
  }
  if (typeof value === 'number' && type.kind === 'decimal') {
    return fixed(value, type.scale);
  }
  if (value instanceof Uint8Array) {
    return `0x${[...value]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase()}`;
  }
  return String(value);
}

/** Half is rounded away from zero; the decimal text decides, not its binary neighbour. */
export function fixed(value: number, scale: number): string {
  const [digits, exponent = '0'] = Math.abs(value).toString().split('e');
  const rounded = Math.round(Number(`${digits}e${Number(exponent) + scale}`));
  const text = Number(`${rounded}e${-scale}`).toFixed(scale);
  return value < 0 && Number(text) !== 0 ? `-${text}` : text;
}
