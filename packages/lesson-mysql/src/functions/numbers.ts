import {UnsupportedError} from '../errors/errors';
import {roundEven, toDecimal} from '../types/convert';
import {Decimal} from '../types/decimal';
import {ordering} from '../query/compare';
import {convert} from '../types/convert';
import type {Compiled} from '../query/frame';
import {
  DOUBLE,
  INT,
  type Type,
  UNSIGNED,
  type Value,
  commonType,
  decimalType,
  isText,
  scaleOf,
  wholeDigits,
} from '../types/types';
import {type Functions, type Given, define, perhaps} from './registry';

function math(run: (value: number) => number) {
  return define(1, 1, DOUBLE, ([value]) => finite(run(value!.double())));
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** Logarithms of what has none give NULL and a warning. */
function logarithm(run: (value: number) => number) {
  return perhaps(
    define(1, 1, DOUBLE, ([value], {runtime}) => {
      const number = value!.double();
      if (number > 0) {
        return run(number);
      }
      runtime.warn(3020, 'Invalid argument for logarithm');
      return null;
    }),
  );
}

function roundedType(args: readonly Compiled[]): Type {
  const {type} = args[0]!;
  const digits = args[1];
  if (type.kind === 'int' || type.kind === 'year') {
    return {kind: 'int', unsigned: type.kind === 'int' && type.unsigned, bits: 64};
  }
  if (type.kind !== 'decimal') {
    return DOUBLE;
  }
  const kept = digits ? Math.max(0, Math.min(30, constantNumber(digits) ?? type.scale)) : 0;
  return decimalType(wholeDigits(type) + 1 + kept, kept);
}

function constantNumber({constant, run}: Compiled): number | undefined {
  return constant ? Number(run({row: []}) ?? 0) : undefined;
}

function rounding(cut: boolean): (args: readonly Given[], context: unknown, type: Type) => Value {
  return ([value, digits], _, type) => {
    const places = digits ? digits.integer() : 0;
    if (type.kind === 'int') {
      const digitsKept = Math.min(0, places);
      return cut
        ? value!.decimal().truncate(digitsKept).units
        : value!.decimal().round(digitsKept).units;
    }
    if (type.kind === 'decimal') {
      const decimal = value!.decimal();
      return (cut ? decimal.truncate(places) : decimal.round(places)).round(type.scale);
    }
    return roundDouble(value!.double(), places, cut);
  };
}

function roundDouble(value: number, places: number, cut: boolean): number {
  const power = 10 ** Math.abs(places);
  const scaled = places >= 0 ? value * power : value / power;
  if (!Number.isFinite(scaled)) {
    return value;
  }
  const whole = cut ? Math.trunc(scaled) : roundEven(scaled);
  return places >= 0 ? whole / power : whole * power;
}

function wholeType(args: readonly Compiled[]): Type {
  const {type} = args[0]!;
  return type.kind === 'int'
    ? type
    : type.kind === 'decimal'
      ? {kind: 'int', unsigned: false, bits: 64}
      : DOUBLE;
}

function toWhole(up: boolean) {
  return define(1, 1, wholeType, ([value], _, type) => {
    if (type.kind === 'double') {
      return up ? Math.ceil(value!.double()) : Math.floor(value!.double());
    }
    const decimal = value!.decimal();
    const cut = decimal.truncate(0);
    const rest = decimal.compare(cut);
    return cut.units + (up && rest > 0 ? 1n : 0n) - (!up && rest < 0 ? 1n : 0n);
  });
}

function extreme(sign: number) {
  return define(
    2,
    99,
    (args) => commonType(args.map(({type}) => type)),
    (args, {runtime}, type) => {
      if (args.some((arg) => isText(arg.type)) && args.some((arg) => !isText(arg.type))) {
        throw new UnsupportedError(
          'GREATEST and LEAST of texts and other values',
          'convert them with CAST',
        );
      }
      const order = ordering(type);
      const values = args.map((arg) => convert(arg.value, arg.type, type, runtime.warn));
      return values.reduce((best, value) => (order(value, best) * sign > 0 ? value : best));
    },
  );
}

function sameNumber([first]: readonly Compiled[]): Type {
  return scaleOf(first!.type) === undefined
    ? DOUBLE
    : first!.type.kind === 'decimal' || first!.type.kind === 'int'
      ? first!.type
      : INT;
}

const ceiling = toWhole(true);
const power = define(2, 2, DOUBLE, ([base, exponent]) =>
  finite(base!.double() ** exponent!.double()),
);

export const numberFunctions: Functions = {
  ABS: define(1, 1, sameNumber, ([value], {runtime}, type) => {
    if (type.kind === 'decimal') {
      const decimal = toDecimal(value!.value, value!.type, runtime.warn);
      return decimal.units < 0n ? decimal.negated() : decimal;
    }
    if (type.kind === 'int') {
      const whole = value!.decimal().round(0).units;
      return whole < 0n ? -whole : whole;
    }
    return Math.abs(value!.double());
  }),
  SIGN: define(1, 1, INT, ([value]) => BigInt(Math.sign(value!.double()))),
  ROUND: define(1, 2, roundedType, rounding(false)),
  TRUNCATE: define(2, 2, roundedType, rounding(true)),
  CEIL: ceiling,
  CEILING: ceiling,
  FLOOR: toWhole(false),
  POW: power,
  POWER: power,
  SQRT: perhaps(
    define(1, 1, DOUBLE, ([value]) => (value!.double() < 0 ? null : Math.sqrt(value!.double()))),
  ),
  EXP: math(Math.exp),
  LN: logarithm(Math.log),
  LOG10: logarithm(Math.log10),
  LOG2: logarithm(Math.log2),
  LOG: define(1, 2, DOUBLE, ([first, second], {runtime}) => {
    const number = second ?? first!;
    if (number.double() <= 0 || (second && first!.double() <= 0)) {
      runtime.warn(3020, 'Invalid argument for logarithm');
      return null;
    }
    return finite(
      second ? Math.log(second.double()) / Math.log(first!.double()) : Math.log(first!.double()),
    );
  }),
  PI: define(0, 0, {kind: 'double', scale: 6}, () => Math.PI),
  DEGREES: math((value) => (value * 180) / Math.PI),
  RADIANS: math((value) => (value * Math.PI) / 180),
  SIN: math(Math.sin),
  COS: math(Math.cos),
  TAN: math(Math.tan),
  ASIN: perhaps(math(Math.asin)),
  ACOS: perhaps(math(Math.acos)),
  ATAN: define(1, 2, DOUBLE, ([y, x]) =>
    x ? Math.atan2(y!.double(), x.double()) : Math.atan(y!.double()),
  ),
  ATAN2: define(2, 2, DOUBLE, ([y, x]) => Math.atan2(y!.double(), x!.double())),
  COT: math((value) => 1 / Math.tan(value)),
  GREATEST: extreme(1),
  LEAST: extreme(-1),
  CRC32: define(1, 1, UNSIGNED, ([text]) => BigInt(crc32(new TextEncoder().encode(text!.text())))),
  BIT_COUNT: define(1, 1, INT, ([value]) =>
    BigInt(BigInt.asUintN(64, BigInt(value!.integer())).toString(2).replace(/0/g, '').length),
  ),
  RAND: {
    least: 0,
    most: 1,
    type: DOUBLE,
    volatile: true,
    run: ([seed], {runtime}) => runtime.random(seed?.integer()),
  },
  INTERVAL: {
    least: 2,
    most: 99,
    takesNull: true,
    type: INT,
    run: ([value, ...limits]) => {
      if (value!.value === null) {
        return -1n;
      }
      const number = toDecimalOf(value!);
      const place = limits.findIndex((limit) => toDecimalOf(limit).compare(number) > 0);
      return BigInt(place === -1 ? limits.length : place);
    },
  },
};

function toDecimalOf(value: Given): Decimal {
  return isText(value.type) ? Decimal.read(String(value.double())) : value.decimal();
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
  }
  return ~crc >>> 0;
}
