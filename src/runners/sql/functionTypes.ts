import type {Token} from './tokens';
import {isWord} from './tokens';
import {
  FLOAT,
  INTEGER,
  TEXT,
  UNKNOWN,
  type ValueType,
  average,
  common,
  decimal,
} from './valueTypes';

const words = (text: string) => new Set(text.split(/\s+/));

const INTEGERS = words(`ASCII BIT_LENGTH CEIL CEILING CHARACTER_LENGTH CHAR_LENGTH COUNT CUME
  DATEDIFF DAY DAYOFMONTH DAYOFWEEK DAYOFYEAR DENSE_RANK EXTRACT FIELD FIND_IN_SET FLOOR HOUR INSTR
  LAST_INSERT_ID LENGTH LOCATE MINUTE MONTH NTILE OCTET_LENGTH ORD POSITION QUARTER RANK ROW_COUNT
  ROW_NUMBER SECOND SIGN STRCMP TIMESTAMPDIFF TO_DAYS UNIX_TIMESTAMP WEEK WEEKDAY YEAR`);

const FLOATS = words(`ACOS ASIN ATAN COS CUME_DIST DEGREES EXP LN LOG LOG10 LOG2 PERCENT_RANK PI
  POW POWER RADIANS RAND SIN SQRT STD STDDEV STDDEV_POP STDDEV_SAMP TAN VARIANCE VAR_POP VAR_SAMP`);

const OF_ARGUMENT = words(`ABS ANY_VALUE FIRST_VALUE LAG LAST_VALUE LEAD MAX MIN NTH_VALUE NULLIF`);

const OF_ALL = words(`COALESCE GREATEST IFNULL LEAST MOD`);

/** @param of the type of an argument */
export function functionType(
  name: string,
  args: readonly (readonly Token[])[],
  of: (tokens: readonly Token[]) => ValueType,
): ValueType {
  const first = args[0] ?? [];
  if (INTEGERS.has(name)) {
    return INTEGER;
  }
  if (FLOATS.has(name)) {
    return FLOAT;
  }
  if (OF_ARGUMENT.has(name)) {
    return of(isWord(first[0], 'DISTINCT') ? first.slice(1) : first);
  }
  if (OF_ALL.has(name)) {
    return common(args.map(of));
  }
  switch (name) {
    case 'SUM':
      return of(isWord(first[0], 'DISTINCT') ? first.slice(1) : first);
    case 'AVG':
      return average(of(isWord(first[0], 'DISTINCT') ? first.slice(1) : first));
    case 'IF':
      return common(args.slice(1).map(of));
    case 'ROUND':
    case 'TRUNCATE':
      return roundedType(of(first), args[1]);
    case 'CAST':
    case 'CONVERT':
      return castType(first, args[1]);
    default:
      return TEXT;
  }
}

function roundedType(value: ValueType, digits: readonly Token[] | undefined): ValueType {
  if (value.kind !== 'decimal') {
    return value;
  }
  const wanted = digits === undefined ? 0 : Number(digits[0]?.value ?? 0);
  if (Number.isNaN(wanted)) {
    return UNKNOWN;
  }
  const scale = Math.min(value.scale, Math.max(0, wanted));
  return scale === 0 ? INTEGER : decimal(scale);
}

function castType(first: readonly Token[], second: readonly Token[] | undefined): ValueType {
  const as = first.findIndex((token) => isWord(token, 'AS'));
  const type = second ?? first.slice(as + 1);
  switch (type[0]?.value) {
    case 'SIGNED':
    case 'UNSIGNED':
      return INTEGER;
    case 'DECIMAL':
      // `DECIMAL(8, 2)` was split at its comma when it stands after AS.
      return decimal(
        Number(
          type.find(({type: kind}, at) => kind === 'number' && at > 3)?.value ??
            (second ?? [])[0]?.value ??
            0,
        ),
      );
    case 'DOUBLE':
    case 'FLOAT':
    case 'REAL':
      return FLOAT;
    default:
      return TEXT;
  }
}
