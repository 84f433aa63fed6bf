import {MysqlError, UnsupportedError} from '../errors/errors';
import type {Expr, Source} from '../parse/tree';
import {Table} from '../store/table';
import {toBoolean} from '../types/convert';
import {tableColumns} from './columns';
import {compile} from './expression';
import type {Context} from './context';
import type {Compiled, CompiledQuery, Frame, Scope, SourceColumn, SourceKey} from './frame';
import type {Row} from '../store/table';
import {someExpr} from './walk';

/** Combinations of rows that a join looks at before it is refused. */
const MOST_PAIRS = 20_000_000;

export interface CompiledSource {
  readonly columns: readonly SourceColumn[];
  readonly keys: readonly SourceKey[];
  /** Conditions of inner joins, from which more columns may follow. */
  readonly conditions: readonly Expr[];
  readonly rows: (outer?: Frame) => readonly Row[];
  /** Tables in order, with the place of their first column: for UPDATE and DELETE. */
  readonly tables: readonly {
    readonly table: Table;
    readonly alias: string;
    readonly start: number;
  }[];
  /** Order in which `*` names the columns of a join by USING. */
  readonly star?: readonly number[];
}

export function compileSource(source: Source, context: Context): CompiledSource {
  const compiled = compileAny(source, context);
  const names = new Set<string>();
  for (const name of tableNames(source)) {
    if (names.has(name.toLowerCase())) {
      throw new MysqlError(1066, '42000', `Not unique table/alias: '${name}'`);
    }
    names.add(name.toLowerCase());
  }
  return compiled;
}

function tableNames(source: Source): readonly string[] {
  switch (source.t) {
    case 'table':
      return [source.alias ?? source.name];
    case 'derived':
      return [source.alias];
    default:
      return [...tableNames(source.left), ...tableNames(source.right)];
  }
}

function compileAny(source: Source, context: Context): CompiledSource {
  switch (source.t) {
    case 'table':
      return compileTable(source, context);
    case 'derived':
      return fromQuery(
        context.query(source.query, {...context, scope: {columns: [], parent: undefined}}),
        source.alias,
        source.columns,
      );
    default:
      return compileJoin(source, context);
  }
}

function compileTable(
  {db, name, alias = name}: Source & {t: 'table'},
  context: Context,
): CompiledSource {
  const common =
    db === undefined
      ? context.common.findLast((one) => one.name.toLowerCase() === name.toLowerCase())
      : undefined;
  if (common) {
    return fromQuery(common.compiled(), alias);
  }
  const found = context.runtime.find(db, name);
  if (!(found instanceof Table)) {
    const query = context.query(found.query, {...context, common: [], scope: {columns: []}});
    return fromQuery(query, alias, found.columns, `${found.db}.${found.name}`);
  }
  const columns = tableColumns(found, alias);
  const all = columns.map((_, index) => index);
  const keys = found.shape.keys
    .filter(
      ({kind, columns: names}) =>
        kind === 'primary' ||
        (kind === 'unique' && names.every((one) => found.shape.columns[found.index(one)]!.notNull)),
    )
    .map((key) => ({key, columns: key.columns.map((one) => found.index(one)), all}));
  return {
    columns,
    keys,
    conditions: [],
    rows: () => scan(found),
    tables: [{table: found, alias, start: 0}],
  };
}

function scan(table: Table): readonly Row[] {
  return table.rows;
}

export function fromQuery(
  query: CompiledQuery,
  alias: string,
  names?: readonly string[],
  from?: string,
): CompiledSource {
  if (names && names.length !== query.columns.length) {
    throw new MysqlError(
      1353,
      'HY000',
      'In definition of view, derived table or common table expression, SELECT list and column names list have different column counts',
    );
  }
  const columns = query.columns.map(({name, type, nullable}, index): SourceColumn => {
    const own = names?.[index] ?? name;
    return {
      name: own,
      table: alias,
      type,
      nullable,
      origin: from ? `${from}.${own}` : `${alias}.${own}`,
    };
  });
  const seen = new Set<string>();
  for (const {name} of columns) {
    if (seen.has(name.toLowerCase())) {
      throw new MysqlError(1060, '42S21', `Duplicate column name '${name}'`);
    }
    seen.add(name.toLowerCase());
  }
  return {columns, keys: [], conditions: [], rows: (outer) => query.rows(outer), tables: []};
}

function compileJoin(join: Source & {t: 'join'}, context: Context): CompiledSource {
  if (join.kind === 'right') {
    return swapped(join, context);
  }
  const [left, right] = [compileAny(join.left, context), compileAny(join.right, context)];
  const shared = join.natural ? sharedNames(left, right) : join.using;
  const {columns, star} = joinColumns(left, right, shared, join.kind === 'left');
  const scope: Scope = {columns, parent: context.scope.parent};
  const on =
    join.on &&
    compile(join.on, {
      ...context,
      scope,
      clause: 'on clause',
      aggregates: undefined,
      windows: undefined,
      grouped: undefined,
      aliasOf: undefined,
    });
  if (scope.outer) {
    context.scope.outer = true;
  }
  const pairs = (shared ?? []).map((name) => equalPair(left, right, name, context));
  const size = left.columns.length;
  const shift = (places: readonly number[]) => places.map((place) => place + size);
  return {
    columns,
    star,
    keys: [
      ...left.keys,
      ...right.keys.map((key) => ({...key, columns: shift(key.columns), all: shift(key.all)})),
    ],
    conditions: [
      ...left.conditions,
      ...right.conditions,
      ...(join.on && join.kind === 'inner' ? [join.on] : []),
    ],
    tables: [...left.tables, ...right.tables.map((one) => ({...one, start: one.start + size}))],
    rows: joinRows(left, right, join.kind, on, pairs, context),
  };
}

/** A right join is a left join of the other order, with the columns where they were. */
function swapped(join: Source & {t: 'join'}, context: Context): CompiledSource {
  if (join.using || join.natural) {
    throw new UnsupportedError('RIGHT JOIN with USING or NATURAL', 'write LEFT JOIN … ON');
  }
  const [left, right] = [compileAny(join.left, context), compileAny(join.right, context)];
  const mirrored = compileJoin(
    {...join, kind: 'left', left: join.right, right: join.left},
    context,
  );
  const order = [
    ...left.columns.map((_, index) => index + right.columns.length),
    ...right.columns.map((_, index) => index),
  ];
  const place = (old: number) => order.indexOf(old);
  return {
    columns: order.map((old) => mirrored.columns[old]!),
    keys: mirrored.keys.map((key) => ({
      ...key,
      columns: key.columns.map(place),
      all: key.all.map(place),
    })),
    conditions: [],
    tables: mirrored.tables.map((one) => ({...one, start: place(one.start)})),
    rows: (outer) => mirrored.rows(outer).map((row) => order.map((old) => row[old]!)),
  };
}

function sharedNames(left: CompiledSource, right: CompiledSource): readonly string[] {
  const names = new Set(right.columns.map(({name}) => name.toLowerCase()));
  return left.columns
    .filter(({name, hidden}) => !hidden && names.has(name.toLowerCase()))
    .map(({name}) => name);
}

function joinColumns(
  left: CompiledSource,
  right: CompiledSource,
  shared: readonly string[] | undefined,
  outer: boolean,
) {
  const names = new Set((shared ?? []).map((name) => name.toLowerCase()));
  const columns = [
    ...left.columns,
    ...right.columns.map((column) => ({
      ...column,
      nullable: column.nullable || outer,
      hidden: column.hidden || names.has(column.name.toLowerCase()),
    })),
  ];
  if (names.size === 0) {
    return {columns};
  }
  const visible = columns.map((_, index) => index).filter((index) => !columns[index]!.hidden);
  const isShared = (index: number) => names.has(columns[index]!.name.toLowerCase());
  return {
    columns,
    star: [...visible.filter(isShared), ...visible.filter((index) => !isShared(index))],
  };
}

function equalPair(
  left: CompiledSource,
  right: CompiledSource,
  name: string,
  context: Context,
): Compiled {
  const [a, b] = [left, right].map((side) => {
    const index = side.columns.findIndex(
      (column) => !column.hidden && column.name.toLowerCase() === name.toLowerCase(),
    );
    if (index === -1) {
      throw new MysqlError(1054, '42S22', `Unknown column '${name}' in 'from clause'`);
    }
    return {index, column: side.columns[index]!};
  }) as [{index: number; column: SourceColumn}, {index: number; column: SourceColumn}];
  const columns = [
    {...a.column, table: 'l', hidden: false},
    {...b.column, table: 'r', hidden: false},
  ];
  const place = {start: 0, end: 0};
  const test = compile(
    {
      t: 'binary',
      op: '=',
      left: {t: 'column', table: 'l', name: a.column.name, ...place},
      right: {t: 'column', table: 'r', name: b.column.name, ...place},
      ...place,
    },
    {...context, scope: {columns}, grouped: undefined, aliasOf: undefined},
  );
  return {
    ...test,
    run: ({row}) => test.run({row: [row[a.index]!, row[left.columns.length + b.index]!]}),
  };
}

function joinRows(
  left: CompiledSource,
  right: CompiledSource,
  kind: 'inner' | 'left' | 'right',
  on: Compiled | undefined,
  pairs: readonly Compiled[],
  {runtime}: Context,
) {
  const empty = right.columns.map(() => null);
  return (outer?: Frame): readonly Row[] => {
    const [lefts, rights] = [left.rows(outer), right.rows(outer)];
    if (lefts.length * rights.length > MOST_PAIRS) {
      throw new UnsupportedError('A join of this size', 'filter the tables first');
    }
    const result: Row[] = [];
    for (const a of lefts) {
      const before = result.length;
      for (const b of rights) {
        const row = [...a, ...b];
        const frame = {row, parent: outer};
        const fits =
          (!on || toBoolean(on.run(frame), on.type, runtime.warn) === true) &&
          pairs.every((pair) => pair.run(frame) === 1n);
        if (fits) {
          result.push(row);
        }
      }
      if (kind === 'left' && result.length === before) {
        result.push([...a, ...empty]);
      }
    }
    return result;
  };
}

/** Whether a condition is true for all rows that it lets through only if two columns are equal. */
export function equalities(condition: Expr): readonly (Expr & {t: 'binary'})[] {
  if (condition.t !== 'binary') {
    return [];
  }
  if (condition.op === 'AND') {
    return [...equalities(condition.left), ...equalities(condition.right)];
  }
  const simple = (expr: Expr) =>
    expr.t === 'column' ||
    !someExpr(expr, ({t}) => t === 'column' || t === 'query' || t === 'call');
  return condition.op === '=' && simple(condition.left) && simple(condition.right)
    ? [condition]
    : [];
}
