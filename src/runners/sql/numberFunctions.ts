import type {SqlValue} from 'sql.js';
import type {SqlFunctions} from './functions';
import {fixed} from './valueTypes';

type Value = number | string | Uint8Array | null | undefined;

/** Text counts as the number that it begins with. */
export function toNumber(value: Value): number {
  return typeof value === 'number' ? value : Number.parseFloat(String(value ?? '')) || 0;
}

function ofNumber(call: (value: number) => number | null): (value?: Value) => number | null {
  return (value) => (value === null || value === undefined ? null : call(toNumber(value)));
}

function truncate(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.trunc(Number((value * factor).toPrecision(15))) / factor;
}

function round(value: number, digits: number): number {
  return digits >= 0
    ? Number(fixed(value, digits))
    : Math.sign(value) * Math.round(Math.abs(value) / 10 ** -digits) * 10 ** -digits;
}

/** Seed of the first number; the same for every reader, so that results can be shown. */
const FIRST_SEED = 20260908;
let seed = FIRST_SEED;

export function resetRandom(): void {
  seed = FIRST_SEED;
}

/** mulberry32 */
function random(from: number): number {
  let mixed = Math.imul(from ^ (from >>> 15), 1 | from);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

export const numberFunctions: SqlFunctions = {
  rand: (given) => {
    if (given !== undefined) {
      return random(toNumber(given) + FIRST_SEED);
    }
    seed = (seed + 0x6d2b79f5) | 0;
    return random(seed);
  },
  round: (value, digits = 0) =>
    value === null || digits === null ? null : round(toNumber(value), toNumber(digits)),
  truncate: (value, digits = 0) =>
    value === null || digits === null ? null : truncate(toNumber(value), toNumber(digits)),
  floor: ofNumber(Math.floor),
  ceil: ofNumber(Math.ceil),
  ceiling: ofNumber(Math.ceil),
  sign: ofNumber(Math.sign),
  sqrt: ofNumber((value) => (value < 0 ? null : Math.sqrt(value))),
  mod: (left, right) =>
    left === null || right === null || toNumber(right) === 0
      ? null
      : Number((toNumber(left) % toNumber(right)).toPrecision(15)),
  greatest: (...values) => extreme(values, 1),
  least: (...values) => extreme(values, -1),
  conv: (value, from, to) =>
    value === null
      ? null
      : Number.parseInt(String(value), toNumber(from)).toString(toNumber(to)).toUpperCase(),
  bin: (value) => (value === null ? null : Math.trunc(toNumber(value)).toString(2)),
  cast_integer: (value) => {
    if (value === null) {
      return null;
    }
    return Math.sign(toNumber(value)) * Math.round(Math.abs(toNumber(value)));
  },
  cast_real: ofNumber((value) => value),
};

function extreme(values: readonly SqlValue[], direction: 1 | -1): SqlValue {
  if (values.includes(null)) {
    return null;
  }
  const numeric = values.every((value) => typeof value === 'number');
  return [...values].sort((a, b) =>
    numeric
      ? direction * (toNumber(b!) - toNumber(a!))
      : direction * (String(b) < String(a) ? -1 : String(b) > String(a) ? 1 : 0),
  )[0]!;
}
