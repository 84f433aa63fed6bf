import type {Context} from '../query/context';
import type {Compiled, Frame} from '../query/frame';
import {toDouble, toInteger, toText} from '../types/convert';
import type {Decimal} from '../types/decimal';
import {toDecimal} from '../types/convert';
import {type Type, type Value, isText, textType} from '../types/types';

/** An argument of a call that runs: its value, and what can be made of it. */
export interface Given {
  readonly value: Value;
  readonly type: Type;
  text(): string;
  double(): number;
  integer(): number;
  decimal(): Decimal;
}

export interface SqlFunction {
  readonly least: number;
  readonly most: number;
  readonly type: Type | ((args: readonly Compiled[]) => Type);
  /** Called with NULL too; other functions give NULL for it. */
  readonly takesNull?: boolean;
  readonly run: (args: readonly Given[], context: Context, type: Type) => Value;
  /** Another value on each call. */
  readonly volatile?: boolean;
  /** NULL even if no argument is. In strict mode the server takes that for granted of every text. */
  readonly mayBeNull?: boolean;
}

export type Functions = Readonly<Record<string, SqlFunction>>;

export function define(
  least: number,
  most: number,
  type: SqlFunction['type'],
  run: SqlFunction['run'],
): SqlFunction {
  return {least, most, type, run};
}

/** The longest text that the server sends. */
const MOST_BYTES = 4_000_000;

/** For functions that give NULL for some arguments. */
export function perhaps(definition: SqlFunction): SqlFunction {
  return {...definition, mayBeNull: true};
}

export function callFunction(
  name: string,
  {type, run, takesNull, volatile, mayBeNull}: SqlFunction,
  args: readonly Compiled[],
  context: Context,
): Compiled {
  const result = typeof type === 'function' ? type(args) : type;
  return {
    type: result,
    key: volatile ? `${name}#${Math.random()}` : `${name}(${args.map(({key}) => key).join(',')})`,
    nullable: (mayBeNull ?? isText(result)) || (!takesNull && args.some((arg) => arg.nullable)),
    constant: !volatile && args.every((arg) => arg.constant),
    run: (frame) => {
      const given = args.map((arg) => give(arg, frame, context));
      if (!takesNull && given.some(({value}) => value === null)) {
        return null;
      }
      const value = run(given, context, result);
      return typeof value === 'string' && value.length > MOST_BYTES
        ? tooLong(name, context)
        : value;
    },
  };
}

function tooLong(name: string, {runtime}: Context): null {
  runtime.warn(
    1301,
    `Result of ${name.toLowerCase()}() was larger than max_allowed_packet (67108864) - truncated`,
  );
  return null;
}

function give({type, run}: Compiled, frame: Frame, {runtime}: Context): Given {
  const value = run(frame);
  return {
    value,
    type,
    text: () => toText(value, type)!,
    double: () => toDouble(value, type, runtime.warn),
    integer: () => Number(toInteger(value, type, runtime.warn)),
    decimal: () => toDecimal(value, type, runtime.warn),
  };
}

export const TEXT = textType(255);
