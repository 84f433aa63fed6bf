import {MysqlError, UnsupportedError} from '../errors/errors';
import type {Body, CommonTable, Expr, Limit, Query} from '../parse/tree';
import type {Row} from '../store/table';
import {convert, toInteger} from '../types/convert';
import {commonType} from '../types/types';
import {rowKey} from './compare';
import type {CommonRows, Context} from './context';
import {compile} from './expression';
import type {Compiled, CompiledQuery, Frame, ResultColumn} from './frame';
import {compileSelect, sortRows} from './select';

/** Steps of a recursive common table expression: cte_max_recursion_depth. */
const DEEPEST = 1000;

/** A query ready to run, with the types of its columns. */
export function compileQuery(query: Query, context: Context): CompiledQuery {
  const inner = query.with ? {...context, common: withTables(query.with, context)} : context;
  const {body, order, limit} = query;
  const bounds = limit && compileLimit(limit, inner);
  if (body.t === 'select') {
    return limited(compileSelect(body, order, inner), bounds);
  }
  const compiled = compileBody(body, inner);
  if (order.length === 0) {
    return limited(compiled, bounds);
  }
  const rows = (outer?: Frame) => sortRows(compiled.rows(outer), compiled.columns, order, inner);
  sortRows([], compiled.columns, order, inner);
  return limited({...compiled, rows}, bounds);
}

function compileBody(body: Body, context: Context): CompiledQuery {
  switch (body.t) {
    case 'select':
      return compileSelect(body, [], context);
    case 'nested':
      return compileQuery(body.query, context);
    case 'values':
      return compileValues(body.rows, context);
    default:
      return compileSet(body, context);
  }
}

function compileValues(rows: readonly (readonly Expr[])[], context: Context): CompiledQuery {
  const compiled = rows.map((row) => row.map((expr) => compile(expr, context)));
  const width = compiled[0]!.length;
  if (compiled.some((row) => row.length !== width)) {
    throw new MysqlError(
      1136,
      '21S01',
      `Column count doesn't match value count at row ${compiled.findIndex((row) => row.length !== width) + 1}`,
    );
  }
  const columns = compiled[0]!.map((_, index): ResultColumn => ({
    name: `column_${index}`,
    type: commonType(compiled.map((row) => row[index]!.type)),
    nullable: true,
  }));
  const run = (value: Compiled, index: number, frame: Frame) =>
    convert(value.run(frame), value.type, columns[index]!.type, context.runtime.warn);
  return {
    columns,
    correlated: false,
    rows: (outer) =>
      compiled.map((row) => row.map((value, index) => run(value, index, outer ?? {row: []}))),
  };
}

type SetBody = Body & {t: 'set'};
/** A tree of UNION, EXCEPT and INTERSECT with its queries compiled. */
type SetTree =
  | CompiledQuery
  | {
      readonly op: SetBody['op'];
      readonly all: boolean;
      readonly left: SetTree;
      readonly right: SetTree;
    };

function readSetTree(body: Body, context: Context): SetTree {
  return body.t === 'set'
    ? {
        op: body.op,
        all: body.all,
        left: readSetTree(body.left, context),
        right: readSetTree(body.right, context),
      }
    : compileBody(body, context);
}

function leavesOf(tree: SetTree): readonly CompiledQuery[] {
  return 'op' in tree ? [...leavesOf(tree.left), ...leavesOf(tree.right)] : [tree];
}

/** All queries decide the types together, so that each value is converted once. */
function compileSet(body: SetBody, context: Context): CompiledQuery {
  const tree = readSetTree(body, context);
  const leaves = leavesOf(tree);
  const columns = mergeColumns(leaves.map((leaf) => leaf.columns));
  const types = columns.map(({type}) => type);
  const key = (row: Row) => rowKey(row, types);
  const run = (part: SetTree, outer: Frame | undefined): Row[] => {
    if (!('op' in part)) {
      return part
        .rows(outer)
        .map((row) =>
          row.map((value, index) =>
            convert(value, part.columns[index]!.type, types[index]!, context.runtime.warn),
          ),
        );
    }
    const [first, second] = [run(part.left, outer), run(part.right, outer)];
    if (part.op === 'UNION') {
      return part.all ? [...first, ...second] : unique([...first, ...second], key);
    }
    if (part.all) {
      throw new UnsupportedError(`${part.op} ALL`, `write ${part.op}`);
    }
    const keys = new Set(second.map(key));
    return unique(
      first.filter((row) => keys.has(key(row)) === (part.op === 'INTERSECT')),
      key,
    );
  };
  return {
    columns,
    rows: (outer) => run(tree, outer),
    correlated: leaves.some(({correlated}) => correlated),
  };
}

function mergeColumns(all: readonly (readonly ResultColumn[])[]): readonly ResultColumn[] {
  const [first] = all as [readonly ResultColumn[]];
  if (all.some((columns) => columns.length !== first.length)) {
    throw new MysqlError(
      1222,
      '21000',
      'The used SELECT statements have a different number of columns',
    );
  }
  return first.map(({name}, index) => ({
    name,
    type: commonType(all.map((columns) => columns[index]!.type)),
    nullable: all.some((columns) => columns[index]!.nullable),
  }));
}

function unique(rows: readonly Row[], key: (row: Row) => string): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const text = key(row);
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

function compileLimit({count, offset}: Limit, context: Context): {count: number; offset: number} {
  const read = (expr: Expr) => {
    const compiled = compile(expr, {...context, clause: 'limit'});
    const value = compiled.run({row: []});
    return value === null ? 0 : Number(toInteger(value, compiled.type, context.runtime.warn));
  };
  return {count: read(count), offset: offset ? read(offset) : 0};
}

function limited(
  query: CompiledQuery,
  bounds: {count: number; offset: number} | undefined,
): CompiledQuery {
  return bounds
    ? {
        ...query,
        rows: (outer) => query.rows(outer).slice(bounds.offset, bounds.offset + bounds.count),
      }
    : query;
}

function withTables(
  {recursive, tables}: NonNullable<Query['with']>,
  context: Context,
): readonly CommonRows[] {
  const known = [...context.common];
  for (const table of tables) {
    const inner = {...context, common: [...known]};
    const compiled =
      recursive && isRecursive(table)
        ? compileRecursive(table, inner)
        : named(compileQuery(table.query, inner), table);
    let kept: Row[] | undefined;
    const rows = (outer?: Frame) =>
      compiled.correlated ? compiled.rows(outer) : (kept ??= compiled.rows(outer));
    known.push({name: table.name, compiled: () => ({...compiled, rows})});
  }
  return known;
}

function named(query: CompiledQuery, {columns}: CommonTable): CompiledQuery {
  if (columns && columns.length !== query.columns.length) {
    throw new MysqlError(
      1353,
      'HY000',
      'In definition of view, derived table or common table expression, SELECT list and column names list have different column counts',
    );
  }
  return columns
    ? {
        ...query,
        columns: query.columns.map((column, index) => ({...column, name: columns[index]!})),
      }
    : query;
}

function isRecursive({query, name}: CommonTable): boolean {
  return (
    query.body.t === 'set' &&
    JSON.stringify(query.body, (_, value: unknown) => (value instanceof Map ? [...value] : value))
      .toLowerCase()
      .includes(`"name":${JSON.stringify(name.toLowerCase())}`)
  );
}

function compileRecursive(table: CommonTable, context: Context): CompiledQuery {
  const {body} = table.query;
  if (body.t !== 'set' || body.op !== 'UNION' || table.query.order.length > 0) {
    throw new UnsupportedError('This form of WITH RECURSIVE', 'write SELECT … UNION ALL SELECT …');
  }
  const seed = named(compileBody(body.left, context), table);
  // A value of the seed decides the type of its column; NULL is allowed from now on.
  const columns = seed.columns.map((column) => ({...column, nullable: true}));
  const holder: {rows: Row[]} = {rows: []};
  const self: CommonRows = {
    name: table.name,
    compiled: () => ({columns, rows: () => holder.rows, correlated: true}),
  };
  const step = compileBody(body.right, {...context, common: [...context.common, self]});
  mergeColumns([columns, step.columns]);
  const types = columns.map(({type}) => type);
  const key = (row: Row) => rowKey(row, types);
  const rows = (outer?: Frame): Row[] => {
    let last = seed.rows(outer);
    let result = last;
    for (let depth = 0; last.length > 0; depth++) {
      if (depth > DEEPEST) {
        throw new MysqlError(
          3636,
          'HY000',
          `Recursive query aborted after ${DEEPEST + 1} iterations. Try increasing @@cte_max_recursion_depth to a larger value.`,
        );
      }
      holder.rows = last;
      const next = step
        .rows(outer)
        .map((row) =>
          row.map((value, index) =>
            fit(
              convert(value, step.columns[index]!.type, types[index]!, context.runtime.warn),
              types[index]!,
            ),
          ),
        );
      const before = result;
      result = body.all ? [...result, ...next] : unique([...result, ...next], key);
      last = body.all ? next : result.slice(before.length);
    }
    return result;
  };
  const {limit} = table.query;
  return limited(
    {columns, rows, correlated: seed.correlated},
    limit && compileLimit(limit, context),
  );
}

/** Texts may not grow beyond the width that the first rows gave the column. */
function fit<T>(value: T, type: CompiledQuery['columns'][number]['type']): T {
  if (
    typeof value === 'string' &&
    type.kind === 'text' &&
    type.form !== 'text' &&
    [...value].length > type.length
  ) {
    throw new MysqlError(1406, '22001', "Data too long for column 'column' at row 1");
  }
  return value;
}
