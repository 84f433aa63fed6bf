import {MysqlError, UnsupportedError} from '../errors/errors';
import {compileCall} from './call';
import {castCompiled} from '../functions/cast';
import {typeOfName} from '../types/typeNames';
import type {Expr, Query} from '../parse/tree';
import {convert, toBoolean, toText} from '../types/convert';
import {Decimal} from '../types/decimal';
import {readMoment, readTime, writeDate, writeMoment, writeTime} from '../types/moment';
import {
  BOOLEAN,
  DOUBLE,
  NULL_TYPE,
  type Type,
  type Value,
  commonType,
  decimalType,
  isText,
  textType,
  variableOf,
} from '../types/types';
import {compileColumn, groupKey} from './columns';
import {isBinary} from './compare';
import type {Context} from './context';
import type {Compiled, CompiledQuery, Frame} from './frame';
import {likePattern, regexpPattern} from './patterns';
import {compileBinary, compileUnary} from './operators';
import {hasAggregate} from './walk';

/** The typed pass: decides types and collations, and makes the expression ready to run. */
export function compile(expr: Expr, context: Context): Compiled {
  const {grouped} = context;
  if (grouped && expr.t !== 'column' && grouped.keys.length > 0 && !hasAggregate(expr)) {
    const plain = compileQuietly(expr, {...context, grouped: undefined, windows: undefined});
    const place = grouped.keys.findIndex(({key, constant}) => key === plain?.key && !constant);
    if (place !== -1) {
      return groupKey(grouped, place);
    }
  }
  return compileNode(expr, context);
}

/** Undefined for what cannot stand here; the second pass gives the error. */
function compileQuietly(expr: Expr, context: Context): Compiled | undefined {
  try {
    return compileNode(expr, context);
  } catch (error) {
    if (error instanceof MysqlError || error instanceof UnsupportedError) {
      return undefined;
    }
    throw error;
  }
}

export function constant(value: Value, type: Type): Compiled {
  return {
    type,
    run: () => value,
    key: `k${type.kind}:${String(value)}`,
    nullable: value === null,
    constant: true,
  };
}

type Compilers = {
  readonly [T in Expr['t']]: (expr: Expr & {t: T}, context: Context) => Compiled;
};

const COMPILERS: Compilers = {
  number: ({text}) => compileNumber(text),
  string: ({value}) => constant(value, textType(value.length)),
  null: () => constant(null, NULL_TYPE),
  boolean: ({value}) => constant(value ? 1n : 0n, BOOLEAN),
  bytes: ({value}) => constant(bytesText(value), textType(value.length / 2, true)),
  column: compileColumn,
  unary: ({op, arg}, context) =>
    compileUnary(op, numeric(arg, compile(arg, context)), context.runtime),
  binary: compileBinaryExpr,
  call: (expr, context) => compileCall(expr, context, compile),
  case: compileCase,
  cast: ({arg, to}, context) =>
    castCompiled(compile(arg, context), typeOfName(to), context.runtime.warn),
  in: compileIn,
  between: compileBetween,
  like: compileLike,
  regexp: compileRegexp,
  is: ({arg, what, not}, context) => compileIs(compile(arg, context), what, not, context),
  query: ({query}, context) => compileScalar(query, context),
  exists: compileExists,
  quantified: compileQuantified,
  userVariable: ({name}, context) => compileVariable(name, context),
  assign: ({name, value}, context) => compileAssign(name, compile(value, context), context),
  systemVariable: ({name}, context) => compileSetting(name, context),
  parameter: ({index}, {runtime}) => {
    const given = runtime.parameters[index];
    return given ? constant(given.value, given.type) : constant(null, NULL_TYPE);
  },
  collate: compileCollate,
  temporal: ({kind, text}) => compileTemporal(kind, text),
  row: () => {
    throw new MysqlError(1241, '21000', 'Operand should contain 1 column(s)');
  },
  interval: refusal('INTERVAL here', 'write date + INTERVAL 1 DAY'),
  default: refusal('DEFAULT here', 'write the value itself'),
  star: refusal('* here', 'name the columns'),
};

function compileNode(expr: Expr, context: Context): Compiled {
  const compiler = COMPILERS[expr.t] as (node: Expr, within: Context) => Compiled;
  return compiler(expr, context);
}

function refusal(what: string, instead: string): () => never {
  return () => {
    throw new UnsupportedError(what, instead);
  };
}

function compileExists({query}: Expr & {t: 'exists'}, context: Context): Compiled {
  const compiled = context.query(query, context);
  return {
    type: BOOLEAN,
    key: uniqueKey(),
    nullable: false,
    constant: false,
    run: (frame) => (rowsOf(compiled, frame).length > 0 ? 1n : 0n),
  };
}

function compileCollate({arg, name}: Expr & {t: 'collate'}, context: Context): Compiled {
  const compiled = compile(arg, context);
  const type: Type = {...textType(255), binary: name !== DEFAULT_COLLATION};
  return {
    ...compiled,
    type,
    key: `collate(${name},${compiled.key})`,
    run: (frame) => toText(compiled.run(frame), compiled.type),
  };
}

const DEFAULT_COLLATION = 'utf8mb4_0900_ai_ci';

let lastKey = 0;
/** For what is never the same as anything else. */
function uniqueKey(): string {
  return `u${lastKey++}`;
}

function compileNumber(text: string): Compiled {
  if (/^\d+$/.test(text)) {
    const value = BigInt(text);
    if (value <= 9223372036854775807n) {
      return constant(value, {
        kind: 'int',
        unsigned: false,
        bits: value > 2147483647n ? 64 : 32,
        digits: String(value).length,
      });
    }
    return value <= 18446744073709551615n
      ? constant(value, {kind: 'int', unsigned: true, bits: 64})
      : constant(Decimal.of(value), decimalType(text.length, 0));
  }
  if (/e/i.test(text)) {
    return constant(Number(text), DOUBLE);
  }
  const value = Decimal.read(text);
  const whole = text.split('.')[0]!.replace(/^0+/, '').length;
  return constant(value, decimalType(whole + value.scale, value.scale));
}

function bytesText(hex: string): string {
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  const bytes = Uint8Array.from(even.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw new UnsupportedError('Bytes that are not text', 'write text in quotation marks');
  }
}

/** A hexadecimal literal is a number in a calculation. */
function numeric(expr: Expr, compiled: Compiled): Compiled {
  return expr.t === 'bytes'
    ? constant(BigInt(`0x${expr.value || '0'}`), {kind: 'int', unsigned: true, bits: 64})
    : compiled;
}

function compileBinaryExpr(expr: Expr & {t: 'binary'}, context: Context): Compiled {
  const {op, left, right} = expr;
  if (left.t === 'interval' || right.t === 'interval') {
    const [date, interval] =
      left.t === 'interval' ? [right, left] : [left, right as Expr & {t: 'interval'}];
    if (op !== '+' && (op !== '-' || left.t === 'interval')) {
      throw new UnsupportedError('INTERVAL here', 'write date + INTERVAL 1 DAY');
    }
    const name = op === '+' ? 'DATE_ADD' : 'DATE_SUB';
    return compileCall(
      {t: 'call', name, args: [date, interval], start: expr.start, end: expr.end},
      context,
      compile,
    );
  }
  const isComparison = ['=', '<', '>', '<=', '>=', '<>', '<=>'].includes(op);
  if (isComparison && (left.t === 'row' || right.t === 'row')) {
    return compileRowComparison(expr, context);
  }
  const [a, b] = [compile(left, context), compile(right, context)];
  return isComparison
    ? compileBinary(op, a, b, context.runtime)
    : compileBinary(op, numeric(left, a), numeric(right, b), context.runtime);
}

function compileRowComparison({op, left, right}: Expr & {t: 'binary'}, context: Context): Compiled {
  if (op !== '=' && op !== '<>' && op !== '<=>') {
    throw new UnsupportedError(`Rows with ${op}`, 'compare the columns one by one');
  }
  if (left.t === 'row' && right.t === 'query') {
    return compileIn(
      {t: 'in', arg: left, query: right.query, not: op === '<>', start: left.start, end: right.end},
      context,
    );
  }
  if (left.t !== 'row' || right.t !== 'row' || left.items.length !== right.items.length) {
    const count = left.t === 'row' ? left.items.length : 1;
    throw new MysqlError(1241, '21000', `Operand should contain ${count} column(s)`);
  }
  const pairs = left.items.map((item, index) =>
    compileBinary(
      op === '<>' ? '=' : op,
      compile(item, context),
      compile(right.items[index]!, context),
      context.runtime,
    ),
  );
  const all = pairs.reduce((whole, pair) => compileBinary('AND', whole, pair, context.runtime));
  return op === '<>' ? compileUnary('NOT', all, context.runtime) : all;
}

function compileCase(expr: Expr & {t: 'case'}, context: Context): Compiled {
  const {runtime} = context;
  const subject = expr.subject && compile(expr.subject, context);
  const whens = expr.whens.map(({when, then}) => {
    const test = compile(when, context);
    return {
      test: subject ? compileBinary('=', subject, test, runtime) : test,
      then: compile(then, context),
    };
  });
  const otherwise = expr.otherwise ? compile(expr.otherwise, context) : constant(null, NULL_TYPE);
  const results = [...whens.map(({then}) => then), otherwise];
  const type = commonType(results.map((result) => result.type));
  const parts = [...whens.map(({test}) => test), ...results];
  return {
    type,
    key: `case(${parts.map(({key}) => key).join(',')})`,
    nullable: results.some(({nullable}) => nullable),
    constant: parts.every((part) => part.constant),
    run: (frame) => {
      const found = whens.find(
        ({test}) => toBoolean(test.run(frame), test.type, runtime.warn) === true,
      );
      const chosen = found?.then ?? otherwise;
      return convert(chosen.run(frame), chosen.type, type, runtime.warn);
    },
  };
}

function compileBetween({not, ...expr}: Expr & {t: 'between'}, context: Context): Compiled {
  const {runtime} = context;
  const [arg, low, high] = [expr.arg, expr.low, expr.high].map((part) =>
    compile(part, context),
  ) as [Compiled, Compiled, Compiled];
  const within = compileBinary(
    'AND',
    compileBinary('>=', arg, low, runtime),
    compileBinary('<=', arg, high, runtime),
    runtime,
  );
  return not ? compileUnary('NOT', within, runtime) : within;
}

function truth(value: boolean | null): Value {
  return value === null ? null : value ? 1n : 0n;
}

/** 1 if a test is true for one of the items, NULL if it might be. */
function anyTrue<T>(items: readonly T[], test: (item: T) => Value): Value {
  let unknown = false;
  for (const item of items) {
    const value = test(item);
    if (value === 1n) {
      return 1n;
    }
    unknown ||= value === null;
  }
  return unknown ? null : 0n;
}

function compileIn(expr: Expr & {t: 'in'}, context: Context): Compiled {
  const {runtime} = context;
  if (expr.query) {
    return compileInQuery(expr, expr.query, context);
  }
  const tests = expr.list!.map((item) =>
    compileBinaryExpr(
      {t: 'binary', op: '=', left: expr.arg, right: item, start: item.start, end: item.end},
      context,
    ),
  );
  const any: Compiled = {
    type: BOOLEAN,
    key: `in(${tests.map(({key}) => key).join(',')})`,
    nullable: tests.some(({nullable}) => nullable),
    constant: tests.every((test) => test.constant),
    run: (frame) => anyTrue(tests, (test) => test.run(frame)),
  };
  return expr.not ? compileUnary('NOT', any, runtime) : any;
}

function compileInQuery(expr: Expr & {t: 'in'}, query: Query, context: Context): Compiled {
  const {runtime} = context;
  const items = (expr.arg.t === 'row' ? expr.arg.items : [expr.arg]).map((item) =>
    compile(item, context),
  );
  const result = context.query(query, context);
  if (result.columns.length !== items.length) {
    throw new MysqlError(1241, '21000', `Operand should contain ${items.length} column(s)`);
  }
  const holder: {row: readonly Value[]} = {row: []};
  const tests = items.map((item, index) =>
    compileBinary(
      '=',
      item,
      {
        type: result.columns[index]!.type,
        key: '',
        nullable: true,
        constant: false,
        run: () => holder.row[index]!,
      },
      runtime,
    ),
  );
  const all = tests.reduce((whole, test) => compileBinary('AND', whole, test, runtime));
  const run = (frame: Frame): Value =>
    anyTrue(rowsOf(result, frame), (row) => {
      holder.row = row;
      return all.run(frame);
    });
  const found: Compiled = {type: BOOLEAN, key: uniqueKey(), nullable: true, constant: false, run};
  return expr.not ? compileUnary('NOT', found, runtime) : found;
}

function compileQuantified(expr: Expr & {t: 'quantified'}, context: Context): Compiled {
  const left = compile(expr.left, context);
  const result = context.query(expr.query, context);
  if (result.columns.length !== 1) {
    throw new MysqlError(1241, '21000', 'Operand should contain 1 column(s)');
  }
  const holder: {value: Value} = {value: null};
  const test = compileBinary(
    expr.op,
    left,
    {
      type: result.columns[0]!.type,
      key: '',
      nullable: true,
      constant: false,
      run: () => holder.value,
    },
    context.runtime,
  );
  const stop = expr.all ? 0n : 1n;
  return {
    type: BOOLEAN,
    key: uniqueKey(),
    nullable: true,
    constant: false,
    run: (frame) => {
      let unknown = false;
      for (const [value] of rowsOf(result, frame)) {
        holder.value = value!;
        const answer = test.run(frame);
        if (answer === stop) {
          return stop;
        }
        unknown ||= answer === null;
      }
      return unknown ? null : 1n - stop;
    },
  };
}

function compileScalar(query: Query, context: Context): Compiled {
  const result = context.query(query, context);
  if (result.columns.length !== 1) {
    throw new MysqlError(1241, '21000', 'Operand should contain 1 column(s)');
  }
  return {
    type: result.columns[0]!.type,
    key: uniqueKey(),
    nullable: true,
    constant: !result.correlated,
    run: (frame) => {
      const rows = rowsOf(result, frame);
      if (rows.length > 1) {
        throw new MysqlError(1242, '21000', 'Subquery returns more than 1 row');
      }
      return rows[0]?.[0] ?? null;
    },
  };
}

const KEPT = new WeakMap<CompiledQuery, readonly (readonly Value[])[]>();

/** Rows of a subquery, found once if they do not depend on the row outside. */
function rowsOf(query: CompiledQuery, frame: Frame): readonly (readonly Value[])[] {
  if (query.correlated) {
    return query.rows(frame);
  }
  let rows = KEPT.get(query);
  if (!rows) {
    rows = query.rows(frame);
    KEPT.set(query, rows);
  }
  return rows;
}

function compileLike(expr: Expr & {t: 'like'}, context: Context): Compiled {
  const [arg, pattern] = [compile(expr.arg, context), compile(expr.pattern, context)];
  const escape = expr.escape && compile(expr.escape, context);
  const binary = isBinary(arg.type) || isBinary(pattern.type);
  const like: Compiled = {
    type: BOOLEAN,
    key: `like(${arg.key},${pattern.key},${escape?.key ?? ''})`,
    nullable: arg.nullable || pattern.nullable,
    constant: arg.constant && pattern.constant,
    run: (frame) => {
      const [text, form] = [
        toText(arg.run(frame), arg.type),
        toText(pattern.run(frame), pattern.type),
      ];
      const sign = escape ? toText(escape.run(frame), escape.type) : '\\';
      return text === null || form === null
        ? null
        : truth(likePattern(form, sign ?? '\\', binary)(text));
    },
  };
  return expr.not ? compileUnary('NOT', like, context.runtime) : like;
}

function compileRegexp(expr: Expr & {t: 'regexp'}, context: Context): Compiled {
  const [arg, pattern] = [compile(expr.arg, context), compile(expr.pattern, context)];
  const binary = isBinary(arg.type) || isBinary(pattern.type);
  const test: Compiled = {
    type: BOOLEAN,
    key: `regexp(${arg.key},${pattern.key})`,
    nullable: arg.nullable || pattern.nullable,
    constant: arg.constant && pattern.constant,
    run: (frame) => {
      const [text, form] = [
        toText(arg.run(frame), arg.type),
        toText(pattern.run(frame), pattern.type),
      ];
      return text === null || form === null ? null : truth(regexpPattern(form, binary).test(text));
    },
  };
  return expr.not ? compileUnary('NOT', test, context.runtime) : test;
}

function compileIs(
  arg: Compiled,
  what: 'NULL' | 'TRUE' | 'FALSE',
  not: boolean,
  {runtime}: Context,
): Compiled {
  const wanted = {NULL: null, TRUE: true, FALSE: false}[what];
  return {
    type: BOOLEAN,
    key: `is(${what},${not},${arg.key})`,
    nullable: false,
    constant: arg.constant,
    run: (frame) => {
      const value = arg.run(frame);
      const state =
        what === 'NULL' ? (value === null ? null : true) : toBoolean(value, arg.type, runtime.warn);
      return (state === wanted) === not ? 0n : 1n;
    },
  };
}

/** A variable has the type that it had when the statement began; a new one is a text. */
function compileVariable(name: string, {runtime}: Context): Compiled {
  const {variables, warn} = runtime;
  const known = variables.get(name)?.type ?? NULL_TYPE;
  const type = known.kind === 'null' ? textType() : known;
  return {
    type,
    key: `@${name}`,
    nullable: true,
    constant: true,
    run: () => {
      const current = variables.get(name);
      return current ? convert(current.value, current.type, type, warn) : null;
    },
    exact: type.kind === 'int' ? () => variables.get(name)?.value ?? null : undefined,
  };
}

function compileAssign(name: string, value: Compiled, {runtime}: Context): Compiled {
  return {
    ...value,
    type: value.type.kind === 'decimal' ? {...value.type, free: true} : value.type,
    key: uniqueKey(),
    constant: false,
    run: (frame) => {
      const result = value.run(frame);
      runtime.variables.set(name, variableOf(result, value.type));
      return result;
    },
  };
}

function compileSetting(name: string, {runtime}: Context): Compiled {
  const value = runtime.settings.get(name);
  if (value === undefined) {
    throw new UnsupportedError(`The variable @@${name}`);
  }
  return constant(
    value,
    typeof value === 'bigint' ? {kind: 'int', unsigned: true, bits: 64} : textType(255),
  );
}

function compileTemporal(kind: 'date' | 'time' | 'datetime', text: string): Compiled {
  const fraction = Math.min(6, /\.(\d+)\s*$/.exec(text)?.[1]!.length ?? 0);
  const moment = kind === 'time' ? undefined : readMoment(text);
  const time = kind === 'time' ? readTime(text) : undefined;
  if (!moment && time === undefined) {
    throw new MysqlError(1525, 'HY000', `Incorrect ${kind.toUpperCase()} value: '${text}'`);
  }
  if (kind === 'date') {
    return constant(writeDate(moment!), {kind});
  }
  return kind === 'time'
    ? constant(writeTime(time!, fraction), {kind, fraction})
    : constant(writeMoment(moment!, fraction), {kind, fraction});
}

export function asText(compiled: Compiled): (frame: Frame) => string | null {
  return isText(compiled.type)
    ? (frame) => compiled.run(frame) as string | null
    : (frame) => toText(compiled.run(frame), compiled.type);
}
