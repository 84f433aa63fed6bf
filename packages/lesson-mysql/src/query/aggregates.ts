import {MysqlError, UnsupportedError} from '../errors/errors';
import type {CallExpr} from '../parse/tree';
import {toDecimal, toDouble, toInteger, toText} from '../types/convert';
import {Decimal} from '../types/decimal';
import {
  DOUBLE,
  INT,
  type Type,
  UNSIGNED,
  type Value,
  decimalType,
  isText,
  scaleOf,
  textType,
  wholeDigits,
} from '../types/types';
import {ordering, rowKey} from './compare';
import type {Context} from './context';
import {compile} from './expression';
import type {Compiled, Frame} from './frame';

/** One aggregate: its type, and its value over rows. */
export interface Aggregate {
  readonly type: Type;
  readonly key: string;
  readonly over: (frames: readonly Frame[]) => Value;
}

/** Bytes that GROUP_CONCAT gives at most. */
const MOST_CONCATENATED = 1024;

export function compileAggregate(call: CallExpr, context: Context): Aggregate {
  const inside: Context = {
    ...context,
    aggregates: undefined,
    windows: undefined,
    grouped: undefined,
    aliasOf: undefined,
  };
  const star = call.args[0]?.t === 'star';
  const args = star ? [] : call.args.map((arg) => compile(arg, inside));
  const order = (call.order ?? []).map(({expr, desc}) => ({value: compile(expr, inside), desc}));
  const key = `${call.name}(${call.distinct ? 'distinct ' : ''}${args.map((arg) => arg.key).join(',')};${order.map(({value, desc}) => `${value.key}${desc}`).join(',')};${call.separator ?? ''})`;
  if (
    !star &&
    (args.length === 0 ||
      (args.length > 1 &&
        call.name !== 'GROUP_CONCAT' &&
        !(call.name === 'COUNT' && call.distinct)))
  ) {
    throw new MysqlError(
      1582,
      '42000',
      `Incorrect parameter count in the call to native function '${call.name}'`,
    );
  }
  if (call.name === 'GROUP_CONCAT') {
    return {
      type: {...textType(MOST_CONCATENATED), form: 'text'},
      key,
      over: concatenation(call, args, order, context),
    };
  }
  const present = (frames: readonly Frame[]) => distinctRows(frames, args, call.distinct === true);
  if (call.name === 'COUNT') {
    return {
      type: INT,
      key,
      over: (frames) => BigInt(star ? frames.length : present(frames).length),
    };
  }
  const [arg] = args as [Compiled];
  const {type, fold} = folded(call.name, arg, context);
  return {type, key, over: (frames) => fold(present(frames).map(([value]) => value!))};
}

/** Argument rows without NULL, once each if they are to be distinct. */
function distinctRows(
  frames: readonly Frame[],
  args: readonly Compiled[],
  distinct: boolean,
): Value[][] {
  const rows = frames
    .map((frame) => args.map((arg) => arg.run(frame)))
    .filter((row) => row.every((value) => value !== null));
  if (!distinct) {
    return rows;
  }
  const types = args.map(({type}) => type);
  return [...new Map(rows.reverse().map((row) => [rowKey(row, types), row])).values()].reverse();
}

interface Folded {
  readonly type: Type;
  readonly fold: (values: readonly Value[]) => Value;
}

function folded(name: string, arg: Compiled, context: Context): Folded {
  const {warn} = context.runtime;
  const {type} = arg;
  const scale = scaleOf(type);
  const decimal = (value: Value) => toDecimal(value, type, warn);
  const sum = (values: readonly Value[]) => values.map(decimal).reduce((a, b) => a.plus(b));
  const doubles = (values: readonly Value[]) => values.map((value) => toDouble(value, type, warn));
  switch (name) {
    case 'SUM':
      return scale === undefined
        ? {
            type: DOUBLE,
            fold: (values) =>
              values.length === 0 ? null : doubles(values).reduce((a, b) => a + b),
          }
        : {
            type: decimalType(wholeDigits(type) + 22 + scale, scale),
            fold: (values) => (values.length === 0 ? null : sum(values)),
          };
    case 'AVG':
      return scale === undefined
        ? {
            type: DOUBLE,
            fold: (values) =>
              values.length === 0 ? null : doubles(values).reduce((a, b) => a + b) / values.length,
          }
        : {
            type: decimalType(wholeDigits(type) + 4 + scale, scale + 4),
            fold: (values) =>
              values.length === 0 ? null : sum(values).over(Decimal.of(BigInt(values.length))),
          };
    case 'MIN':
    case 'MAX':
      return {
        type: type.kind === 'enum' || type.kind === 'set' ? textType(255, type.binary) : type,
        fold: extreme(type, name === 'MAX'),
      };
    case 'BIT_AND':
    case 'BIT_OR':
    case 'BIT_XOR':
      return {
        type: UNSIGNED,
        fold: (values) =>
          bits(
            name,
            values.map((value) => BigInt.asUintN(64, toInteger(value, type, warn))),
          ),
      };
    default:
      return {type: DOUBLE, fold: (values) => spread(name, doubles(values))};
  }
}

/** ENUM values are compared by their texts here, which is what MySQL documents. */
function extreme(type: Type, greatest: boolean): (values: readonly Value[]) => Value {
  const compared: Type = isText(type) ? textType(255, 'binary' in type && type.binary) : type;
  const order = ordering(compared);
  return (values) =>
    values.length === 0
      ? null
      : values.reduce((best, value) =>
          order(value, best) > 0 === greatest && order(value, best) !== 0 ? value : best,
        );
}

function bits(name: string, values: readonly bigint[]): bigint {
  if (name === 'BIT_AND') {
    return values.reduce((a, b) => a & b, 2n ** 64n - 1n);
  }
  return values.reduce((a, b) => (name === 'BIT_OR' ? a | b : a ^ b), 0n);
}

function spread(name: string, values: readonly number[]): Value {
  const sample = name.endsWith('SAMP');
  if (values.length === 0 || (sample && values.length === 1)) {
    return null;
  }
  // Welford's method, as MySQL computes it.
  let [mean, square] = [0, 0];
  values.forEach((value, index) => {
    const before = mean;
    mean += (value - mean) / (index + 1);
    square += (value - before) * (value - mean);
  });
  const variance = square / (values.length - (sample ? 1 : 0));
  return name.startsWith('VAR') ? variance : Math.sqrt(variance);
}

interface Sorted {
  readonly value: Compiled;
  readonly desc: boolean;
}

function concatenation(
  {separator = ',', distinct}: CallExpr,
  args: readonly Compiled[],
  order: readonly Sorted[],
  {runtime}: Context,
) {
  return (frames: readonly Frame[]): Value => {
    const sorted = sortFrames(frames, order);
    const texts = distinctRows(sorted, args, distinct === true).map((row) =>
      row.map((value, index) => toText(value, args[index]!.type)).join(''),
    );
    if (texts.length === 0) {
      return null;
    }
    const text = texts.join(separator);
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= MOST_CONCATENATED) {
      return text;
    }
    runtime.warn(1260, `Row ${frames.length} was cut by GROUP_CONCAT()`);
    throw new UnsupportedError('GROUP_CONCAT of more than 1024 bytes', 'concatenate fewer rows');
  };
}

export function sortFrames(frames: readonly Frame[], order: readonly Sorted[]): readonly Frame[] {
  if (order.length === 0) {
    return frames;
  }
  const compares = order.map(({value, desc}) => {
    const compare = ordering(value.type);
    return desc ? (a: Value, b: Value) => compare(b, a) : compare;
  });
  return frames
    .map((frame) => ({frame, keys: order.map(({value}) => value.run(frame))}))
    .sort((a, b) => {
      for (const [index, compare] of compares.entries()) {
        const result = compare(a.keys[index]!, b.keys[index]!);
        if (result !== 0) {
          return result;
        }
      }
      return 0;
    })
    .map(({frame}) => frame);
}
