import {MysqlError, UnsupportedError} from '../errors/errors';
import {toBoolean, toDecimal, toDouble, toInteger} from '../types/convert';
import {Decimal} from '../types/decimal';
import {
  BOOLEAN,
  DOUBLE,
  INT,
  type Type,
  UNSIGNED,
  type Value,
  decimalType,
  isText,
  scaleOf,
  wholeDigits,
} from '../types/types';
import {comparison} from './compare';
import type {Context} from './context';
import type {Compiled, Frame} from './frame';

type Runtime = Context['runtime'];

const LEAST = -(2n ** 63n);
const MOST = 2n ** 63n - 1n;
const MOST_UNSIGNED = 2n ** 64n - 1n;

export function compileUnary(op: string, arg: Compiled, runtime: Runtime): Compiled {
  const {warn} = runtime;
  const head = {key: `${op}(${arg.key})`, nullable: arg.nullable, constant: arg.constant};
  const lift = (type: Type, run: (value: Value) => Value): Compiled => ({
    ...head,
    type,
    run: (frame) => {
      const value = arg.run(frame);
      return value === null ? null : run(value);
    },
  });
  switch (op) {
    case 'NOT':
      return lift(BOOLEAN, (value) => (toBoolean(value, arg.type, warn) ? 0n : 1n));
    case '+':
      return arg;
    case '~':
      return lift(UNSIGNED, (value) => BigInt.asUintN(64, ~toInteger(value, arg.type, warn)));
    default:
      return negate(arg, lift, runtime);
  }
}

function negate(
  arg: Compiled,
  lift: (type: Type, run: (value: Value) => Value) => Compiled,
  {warn}: Runtime,
): Compiled {
  const {type} = arg;
  if (type.kind === 'int') {
    return lift(
      {kind: 'int', unsigned: false, bits: type.bits, digits: type.digits && type.digits + 1},
      (value) => checkRange(-(value as bigint), false, () => `-(${arg.key})`),
    );
  }
  if (type.kind === 'decimal') {
    return lift(type, (value) => (value as Decimal).negated());
  }
  return lift(DOUBLE, (value) => -toDouble(value, type, warn));
}

const COMPARED: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

export function compileBinary(
  op: string,
  left: Compiled,
  right: Compiled,
  runtime: Runtime,
): Compiled {
  const head = {
    key: `(${left.key} ${op} ${right.key})`,
    nullable: left.nullable || right.nullable,
    constant: left.constant && right.constant,
  };
  if (op === 'AND' || op === 'OR' || op === 'XOR') {
    return {...head, type: BOOLEAN, run: logic(op, left, right, runtime)};
  }
  if (op === '<=>') {
    const compare = comparison(left, right, runtime.warn);
    const run = (frame: Frame): Value => {
      const [a, b] = [left.run(frame), right.run(frame)];
      return (a === null || b === null ? a === b : compare(a, b) === 0) ? 1n : 0n;
    };
    return {...head, nullable: false, type: BOOLEAN, run};
  }
  const test = COMPARED[op];
  if (test) {
    const compare = comparison(left, right, runtime.warn);
    return {
      ...head,
      type: BOOLEAN,
      run: both(left, right, (a, b) => (test(compare(a, b)) ? 1n : 0n)),
    };
  }
  if (['&', '|', '^', '<<', '>>'].includes(op)) {
    return {...head, type: UNSIGNED, run: both(left, right, bits(op, left, right, runtime))};
  }
  return {...head, ...arithmetic(op, left, right, runtime)};
}

function both(
  left: Compiled,
  right: Compiled,
  run: (a: Value, b: Value) => Value,
): (frame: Frame) => Value {
  return (frame) => {
    const a = left.run(frame);
    if (a === null) {
      return null;
    }
    const b = right.run(frame);
    return b === null ? null : run(a, b);
  };
}

function logic(
  op: 'AND' | 'OR' | 'XOR',
  left: Compiled,
  right: Compiled,
  {warn}: Runtime,
): (frame: Frame) => Value {
  const decided = op === 'AND' ? false : op === 'OR' ? true : undefined;
  return (frame) => {
    const a = toBoolean(left.run(frame), left.type, warn);
    if (a === decided && decided !== undefined) {
      return a ? 1n : 0n;
    }
    const b = toBoolean(right.run(frame), right.type, warn);
    if (b === decided && decided !== undefined) {
      return b ? 1n : 0n;
    }
    if (a === null || b === null) {
      return null;
    }
    return (op === 'XOR' ? a !== b : op === 'AND') ? 1n : 0n;
  };
}

function bits(
  op: string,
  left: Compiled,
  right: Compiled,
  {warn}: Runtime,
): (a: Value, b: Value) => Value {
  return (x, y) => {
    const a = BigInt.asUintN(64, toInteger(x, left.type, warn));
    const b = BigInt.asUintN(64, toInteger(y, right.type, warn));
    switch (op) {
      case '&':
        return a & b;
      case '|':
        return a | b;
      case '^':
        return a ^ b;
      case '<<':
        return b > 63n ? 0n : BigInt.asUintN(64, a << b);
      default:
        return b > 63n ? 0n : a >> b;
    }
  };
}

type Result = Pick<Compiled, 'type' | 'run'> & {readonly nullable?: boolean};

function arithmetic(op: string, left: Compiled, right: Compiled, runtime: Runtime): Result {
  const {warn} = runtime;
  const [a, b] = [left.type, right.type];
  if (a.kind === 'null' || b.kind === 'null') {
    return {type: op === 'DIV' ? INT : DOUBLE, run: () => null};
  }
  const exact = scaleOf(a) !== undefined && scaleOf(b) !== undefined;
  const zero = (): Value => {
    warn(1365, 'Division by 0');
    return null;
  };
  if (op === 'DIV') {
    return {
      type: a.kind === 'int' && a.unsigned ? UNSIGNED : INT,
      nullable: true,
      run: both(left, right, (x, y) =>
        wholeQuotient(toExact(x, a, warn), toExact(y, b, warn), zero),
      ),
    };
  }
  if (exact && a.kind === 'int' && b.kind === 'int' && op !== '/') {
    return whole(op, left, right, zero);
  }
  const compute = exact ? decimal : floating;
  return compute(op, unrounded(left), unrounded(right), runtime, zero);
}

function unrounded(operand: Compiled): Compiled {
  return {...operand, run: operand.exact ?? operand.run};
}

/** DIV reads texts as decimals. */
function toExact(value: Value, type: Type, warn: Runtime['warn']): Decimal {
  return isText(type)
    ? toDecimal(toDouble(value, type, warn), DOUBLE, warn)
    : toDecimal(value, type, warn);
}

function wholeQuotient(a: Decimal, b: Decimal, zero: () => Value): Value {
  if (b.units === 0n) {
    return zero();
  }
  const scale = Math.max(a.scale, b.scale);
  return a.round(scale).units / b.round(scale).units;
}

function floating(
  op: string,
  left: Compiled,
  right: Compiled,
  {warn}: Runtime,
  zero: () => Value,
): Result {
  const number = (compiled: Compiled) => (value: Value) => toDouble(value, compiled.type, warn);
  const [a, b] = [number(left), number(right)];
  return {
    type: DOUBLE,
    nullable: op === '/' || op === '%' || left.nullable || right.nullable,
    run: both(left, right, (x, y) => {
      const [l, r] = [a(x), b(y)];
      const result = {'+': l + r, '-': l - r, '*': l * r, '/': l / r, '%': l % r}[op]!;
      if ((op === '/' || op === '%') && r === 0) {
        return zero();
      }
      if (!Number.isFinite(result)) {
        throw new MysqlError(
          1690,
          '22003',
          `DOUBLE value is out of range in '(${left.key} ${op} ${right.key})'`,
        );
      }
      return result;
    }),
  };
}

function whole(op: string, left: Compiled, right: Compiled, zero: () => Value): Result {
  const [a, b] = [left.type, right.type] as (Type & {kind: 'int'})[];
  const unsigned = op === '%' ? a!.unsigned : a!.unsigned || b!.unsigned;
  const type: Type = {kind: 'int', unsigned, bits: 64};
  const run = both(left, right, (x, y) => {
    const [l, r] = [x as bigint, y as bigint];
    if (op === '%') {
      return r === 0n ? zero() : l % r;
    }
    const result = op === '+' ? l + r : op === '-' ? l - r : l * r;
    return checkRange(result, unsigned, () => `(${describe(left)} ${op} ${describe(right)})`);
  });
  return {type, run, nullable: op === '%' || left.nullable || right.nullable};
}

/** An operand in a message: MySQL repeats the expression, which is known here for constants only. */
function describe({constant, key}: Compiled): string {
  const text = /^kint:(-?\d+)$/.exec(key)?.[1];
  if (constant && text) {
    return text;
  }
  const cast = /^cast\((kint:(\d+)),BIGINT( unsigned)?\)$/.exec(key);
  return cast ? `cast(${cast[2]} as ${cast[3] ? 'unsigned' : 'signed'})` : '…';
}

function checkRange(value: bigint, unsigned: boolean, where: () => string): bigint {
  if (unsigned ? value < 0n || value > MOST_UNSIGNED : value < LEAST || value > MOST) {
    const place = where();
    if (place.includes('…')) {
      throw new UnsupportedError('A number beyond the range of BIGINT', 'use DECIMAL');
    }
    throw new MysqlError(
      1690,
      '22003',
      `BIGINT ${unsigned ? 'UNSIGNED ' : ''}value is out of range in '${place}'`,
    );
  }
  return value;
}

function decimal(
  op: string,
  left: Compiled,
  right: Compiled,
  {warn}: Runtime,
  zero: () => Value,
): Result {
  const [a, b] = [left.type, right.type];
  const [sa, sb] = [scaleOf(a)!, scaleOf(b)!];
  const type = decimalResult(op, a, b, sa, sb);
  const run = both(left, right, (x, y): Value => {
    const [l, r] = [toDecimal(x, a, warn), toDecimal(y, b, warn)];
    switch (op) {
      case '+':
        return l.plus(r);
      case '-':
        return l.minus(r);
      case '*':
        return l.times(r);
      case '/':
        return r.units === 0n ? zero() : l.over(r);
      default:
        return r.units === 0n ? zero() : l.remainder(r);
    }
  });
  return {type, run, nullable: op === '/' || op === '%' || left.nullable || right.nullable};
}

function decimalResult(op: string, a: Type, b: Type, sa: number, sb: number): Type {
  const [wa, wb] = [wholeDigits(a), wholeDigits(b)];
  switch (op) {
    case '*':
      return decimalType(wa + sa + wb + sb, sa + sb);
    case '/':
      return decimalType(wa + sa + sb + 4, sa + 4);
    default:
      return decimalType(Math.max(wa, wb) + 1 + Math.max(sa, sb), Math.max(sa, sb));
  }
}
