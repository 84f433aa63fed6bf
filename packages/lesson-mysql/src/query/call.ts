import {MysqlError, UnsupportedError} from '../errors/errors';
import {choices, sessionFunctions} from '../functions/choices';
import {dateFunctions} from '../functions/dates';
import {addInterval} from '../functions/interval';
import {numberFunctions} from '../functions/numbers';
import {type Functions, callFunction} from '../functions/registry';
import {textFunctions} from '../functions/text';
import type {CallExpr, Expr} from '../parse/tree';
import {compileBinary} from './operators';
import {AGGREGATES} from './walk';
import type {Context} from './context';
import type {Compiled} from './frame';

const FUNCTIONS: Functions = {
  ...textFunctions,
  ...numberFunctions,
  ...dateFunctions,
  ...sessionFunctions,
};
const WINDOW_ONLY = [
  'ROW_NUMBER',
  'RANK',
  'DENSE_RANK',
  'NTILE',
  'LAG',
  'LEAD',
  'FIRST_VALUE',
  'LAST_VALUE',
  'NTH_VALUE',
  'CUME_DIST',
  'PERCENT_RANK',
];
const ADDING: Readonly<Record<string, number>> = {
  DATE_ADD: 1,
  DATE_SUB: -1,
  ADDDATE: 1,
  SUBDATE: -1,
};
/** Real functions of MySQL that this package has not. */
const REFUSED: Readonly<Record<string, string>> = {
  MD5: 'hash passwords in PHP with password_hash()',
  SHA: 'hash passwords in PHP with password_hash()',
  SHA1: 'hash passwords in PHP with password_hash()',
  SHA2: 'hash passwords in PHP with password_hash()',
  PASSWORD: 'hash passwords in PHP with password_hash()',
  EXPORT_SET: 'use CONCAT and IF',
  WEIGHT_STRING: 'compare with =',
  GROUPING: 'the total has NULL in the column',
  JSON_TABLE: 'keep the values in columns of their own',
  LOAD_FILE: 'write the text into the statement',
  GET_FORMAT: 'write the format as a text',
  BENCHMARK: 'run the statement',
  UUID_SHORT: 'use AUTO_INCREMENT',
  AES_ENCRYPT: 'encrypt in PHP',
  AES_DECRYPT: 'decrypt in PHP',
  COMPRESS: 'keep the text as it is',
  CONVERT_TZ: 'keep one time zone',
  TIMESTAMPADD_MICROSECOND: 'use SECOND',
  COLLATION: 'DESCRIBE the table',
  CHARSET: 'DESCRIBE the table',
  INET_ATON: 'keep the address as text',
  INET_NTOA: 'keep the address as text',
};

type Compile = (expr: Expr, context: Context) => Compiled;

export function compileCall(call: CallExpr, context: Context, compile: Compile): Compiled {
  const {name, args} = call;
  if (call.over !== undefined || WINDOW_ONLY.includes(name)) {
    if (!context.windows) {
      throw new MysqlError(
        3593,
        'HY000',
        `You cannot use the window function '${name.toLowerCase()}' in this context.'`,
      );
    }
    return context.windows.add(call, context);
  }
  if (AGGREGATES.has(name) && !REFUSED[name]) {
    if (!context.aggregates) {
      throw new MysqlError(1111, 'HY000', 'Invalid use of group function');
    }
    return context.aggregates.add(call, context);
  }
  if (call.distinct) {
    throw new UnsupportedError(`DISTINCT in ${name}`);
  }
  if (name === 'VALUES') {
    const [column] = args;
    const found = column?.t === 'column' ? context.inserted?.(column.name) : undefined;
    if (!found) {
      throw new UnsupportedError('VALUES() outside ON DUPLICATE KEY UPDATE', 'name the column');
    }
    return found;
  }
  if (name === 'MOD' && args.length === 2) {
    return compileBinary(
      '%',
      compile(args[0]!, context),
      compile(args[1]!, context),
      context.runtime,
    );
  }
  if (name === 'ANY_VALUE' && args.length === 1) {
    // The first row of the group has it; the rule of GROUP BY does not look inside.
    const value = compile(args[0]!, {...context, grouped: undefined});
    return {...value, key: `any(${value.key})`};
  }
  const adding = ADDING[name];
  if (adding !== undefined) {
    return compileAdding(call, adding, context, compile);
  }
  if (name === 'TIMESTAMPADD') {
    const [unit, amount, date] = args;
    return addInterval(
      compile(date!, context),
      compile(amount!, context),
      (unit as Expr & {t: 'string'}).value,
      1,
      context,
    );
  }
  return compileOrdinary(call, context, compile);
}

function compileAdding(
  {name, args}: CallExpr,
  sign: number,
  context: Context,
  compile: Compile,
): Compiled {
  const [date, interval] = args;
  if (!date || !interval || args.length > 2) {
    throw wrongCount(name);
  }
  const [amount, unit] =
    interval.t === 'interval' ? [interval.amount, interval.unit] : [interval, 'DAY'];
  return addInterval(compile(date, context), compile(amount, context), unit, sign, context);
}

function compileOrdinary(
  {name, written, args}: CallExpr,
  context: Context,
  compile: Compile,
): Compiled {
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
  const found = choice ?? (Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined);
  if (!found) {
    const instead = Object.hasOwn(REFUSED, name) ? REFUSED[name] : undefined;
    if (instead || name.startsWith('JSON_') || name.startsWith('ST_') || name.startsWith('IS_')) {
      throw new UnsupportedError(
        `The function ${name}`,
        instead ?? 'keep the values in columns of their own',
      );
    }
    throw new MysqlError(
      1305,
      '42000',
      `FUNCTION ${context.runtime.databaseName ?? ''}.${written ?? name} does not exist`,
    );
  }
  if (args.length < found.least || args.length > found.most) {
    throw wrongCount(name);
  }
  const compiled = args.map((arg) => compile(arg, context));
  return 'make' in found
    ? found.make(compiled, context)
    : callFunction(name, found, compiled, context);
}

function wrongCount(name: string): MysqlError {
  return new MysqlError(
    1582,
    '42000',
    `Incorrect parameter count in the call to native function '${name}'`,
  );
}
