import {MysqlError} from '../errors/errors';
import type {Expr, Order, Select} from '../parse/tree';
import {toBoolean} from '../types/convert';
import type {Value} from '../types/types';
import type {Row} from '../store/table';
import {sortFrames} from './aggregates';
import {rowKey} from './compare';
import type {Context} from './context';
import {compile} from './expression';
import type {Compiled, CompiledQuery, Frame, ResultColumn, Scope} from './frame';
import {Aggregates, determinedColumns, groupFrames, groupedContext} from './grouping';
import {type CompiledSource, compileSource} from './source';
import {columnsOf, hasAggregate} from './walk';
import {Windows} from './windows';

interface Item {
  readonly column: ResultColumn;
  readonly compiled: Compiled;
  readonly expr?: Expr;
}

const NOWHERE: CompiledSource = {
  columns: [],
  keys: [],
  conditions: [],
  rows: () => [[]],
  tables: [],
};

/** A SELECT with the ORDER BY that belongs to it. */
export function compileSelect(
  select: Select,
  order: readonly Order[],
  outer: Context,
): CompiledQuery & {run: (frame?: Frame) => Row[]} {
  const {runtime} = outer;
  const holder: Scope = {
    columns: [],
    parent: outer.scope.columns.length > 0 || outer.scope.parent ? outer.scope : undefined,
  };
  const base: Context = {
    ...outer,
    scope: holder,
    clause: 'field list',
    aggregates: undefined,
    windows: undefined,
    grouped: undefined,
    aliases: undefined,
  };
  const source = select.from ? compileSource(select.from, base) : NOWHERE;
  const scope: Scope = {columns: source.columns, parent: holder.parent, outer: holder.outer};
  const plain: Context = {...base, scope};
  const where = select.where && compile(select.where, {...plain, clause: 'where clause'});
  const aggregates = new Aggregates();
  const windows = new Windows(select.windows);
  const plainItems = new Map<Expr, Compiled>();
  const keys = select.group.map((expr) => compileGroup(expr, select, plain, plainItems));
  const isGrouped =
    keys.length > 0 ||
    select.items.some(({expr}) => hasAggregate(expr)) ||
    (select.having !== undefined && hasAggregate(select.having)) ||
    order.some(({expr}) => hasAggregate(expr));
  const what = {at: '', place: () => what.at};
  const determined = isGrouped
    ? determinedColumns(keys, source, scope, select.where)
    : new Set<number>();
  const grouped = isGrouped ? groupedContext(keys, determined, what, select) : undefined;
  const full: Context = {...plain, aggregates, windows, grouped};
  const items = select.items.flatMap((item, index) => {
    what.at = `#${index + 1} of SELECT list`;
    return item.expr.t === 'star'
      ? starItems(item.expr.table, source, full, select)
      : [oneItem(item.expr, item.header, full)];
  });
  const having =
    select.having &&
    compileHaving(
      select.having,
      {...full, clause: 'having clause', windows: undefined},
      items,
      keys,
      scope,
    );
  const orders = order.map(({expr, desc}, index) => {
    what.at = `#${index + 1} of ORDER BY`;
    return {value: compileOrder(expr, items, {...full, clause: 'order clause'}), desc};
  });
  if (select.distinct) {
    checkDistinctOrder(orders, items, scope);
  }
  const frames = (outerFrame?: Frame): readonly Frame[] => {
    const all: Frame[] = [];
    for (const row of inIndexOrder(select, source, source.rows(outerFrame), runtime)) {
      const frame: Frame = {row, parent: outerFrame};
      if (!where || toBoolean(where.run(frame), where.type, runtime.warn) === true) {
        all.push(frame);
      }
    }
    const sorted = select.rollup
      ? sortFrames(
          all,
          keys.map((value) => ({value, desc: false})),
        )
      : all;
    const made = isGrouped
      ? groupFrames(sorted, outerFrame, {
          keys,
          aggregates,
          rollup: select.rollup,
          width: scope.columns.length,
        })
      : sorted;
    const kept = having
      ? made.filter((frame) => toBoolean(having.run(frame), having.type, runtime.warn) === true)
      : made;
    windows.fill(kept);
    return kept;
  };
  const run = (outerFrame?: Frame): Row[] => {
    const kept = frames(outerFrame);
    for (const frame of kept) {
      frame.out = items.map(({compiled}) => compiled.run(frame));
    }
    const unique = select.distinct ? distinctFrames(kept, items) : kept;
    return sortFrames(unique, orders).map(({out}) => out!);
  };
  return {
    columns: items.map(({column}) => column),
    rows: run,
    run,
    correlated: scope.outer === true,
  };
}

/** A scan of all rows reads the index that has every column asked for, and so comes in its order. */
function inIndexOrder(
  select: Select,
  {tables, columns}: CompiledSource,
  rows: readonly Row[],
  runtime: Context['runtime'],
): readonly Row[] {
  const [only] = tables;
  if (select.where || select.from?.t !== 'table' || !only) {
    return rows;
  }
  const {shape} = only.table;
  const star = select.items.some(({expr}) => expr.t === 'star');
  const used = star
    ? columns.map(({name}) => name)
    : [...select.items.map(({expr}) => expr), ...select.group]
        .flatMap(columnsOf)
        .map(({name}) => name);
  const primary = only.table.primary?.columns ?? [];
  const key = shape.keys.find((one) => {
    const covered = new Set([...one.columns, ...primary].map((name) => name.toLowerCase()));
    return (
      one.kind !== 'primary' &&
      used.length > 0 &&
      used.every((name) => covered.has(name.toLowerCase()))
    );
  });
  const isPrimaryOnly = used.every((name) =>
    primary.some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  if (!key || (isPrimaryOnly && !star)) {
    return rows;
  }
  const places = key.columns.map((name) => only.table.index(name));
  const compares = places.map((place) => runtime.order(shape.columns[place]!.type));
  return [...rows].sort((a, b) =>
    places.reduce((found, place, index) => found || compares[index]!(a[place]!, b[place]!), 0),
  );
}

/** GROUP BY 1, GROUP BY alias, GROUP BY expression. */
function compileGroup(
  expr: Expr,
  select: Select,
  context: Context,
  known: Map<Expr, Compiled>,
): Compiled {
  const itemOf = (item: Expr) => {
    const compiled = known.get(item) ?? compile(item, {...context, clause: 'group statement'});
    known.set(item, compiled);
    return compiled;
  };
  if (expr.t === 'number' && /^\d+$/.test(expr.text)) {
    const item = select.items[Number(expr.text) - 1];
    if (!item || item.expr.t === 'star') {
      throw new MysqlError(1054, '42S22', `Unknown column '${expr.text}' in 'group statement'`);
    }
    return itemOf(item.expr);
  }
  const aliases = {
    first: false,
    find: (name: string) => {
      const item = select.items.find(({alias}) => alias?.toLowerCase() === name.toLowerCase());
      if (item && hasAggregate(item.expr)) {
        throw new MysqlError(1056, '42000', `Can't group on '${name}'`);
      }
      return item && itemOf(item.expr);
    },
  };
  return compile(expr, {...context, clause: 'group statement', aliases});
}

function oneItem(expr: Expr, header: string, context: Context): Item {
  const compiled = compile(expr, context);
  const origin = expr.t === 'column' ? originOf(compiled, context) : undefined;
  return {
    expr,
    compiled,
    column: {name: header, type: compiled.type, nullable: compiled.nullable, origin},
  };
}

function originOf({key}: Compiled, {scope}: Context): string | undefined {
  const place = /^c0\.(\d+)$/.exec(key)?.[1];
  return place === undefined ? undefined : scope.columns[Number(place)]!.origin;
}

function starItems(
  table: string | undefined,
  source: CompiledSource,
  context: Context,
  {from}: Select,
): readonly Item[] {
  if (!from) {
    throw new MysqlError(1096, 'HY000', 'No tables used');
  }
  const places = source.columns
    .map((_, index) => index)
    .filter((index) =>
      table === undefined
        ? !source.columns[index]!.hidden
        : source.columns[index]!.table.toLowerCase() === table.toLowerCase(),
    );
  if (places.length === 0) {
    throw new MysqlError(1051, '42S02', `Unknown table '${table}'`);
  }
  const order = table === undefined && source.star ? source.star : places;
  return order.map((place) => {
    const {name, type, nullable, origin, table: own} = source.columns[place]!;
    const compiled = compile({t: 'column', name, table: own, start: 0, end: 0}, context);
    return {compiled, column: {name, type, nullable, origin}};
  });
}

function aliasOf(items: readonly Item[], name: string): Compiled | undefined {
  const place = items.findIndex(({column}) => column.name.toLowerCase() === name.toLowerCase());
  const item = items[place];
  return (
    item && {
      ...item.compiled,
      run: (frame) => (frame.out ? frame.out[place]! : item.compiled.run(frame)),
    }
  );
}

function compileHaving(
  expr: Expr,
  context: Context,
  items: readonly Item[],
  keys: readonly Compiled[],
  scope: Scope,
): Compiled {
  const visible = new Set(keys.map(({key}) => key));
  const columns = scope.columns.map((column, index) =>
    visible.has(`c0.${index}`) ? column : {...column, hidden: true, table: '\0'},
  );
  const grouped = context.grouped ?? {
    keys: [],
    determined: new Set<number>(),
    rollup: false,
    refuse: unreachable,
  };
  return compile(expr, {
    ...context,
    grouped: context.grouped ? grouped : undefined,
    scope: Object.assign(Object.create(scope) as Scope, {columns}),
    aggregates: context.aggregates && {
      add: (call, inner) => context.aggregates!.add(call, {...inner, scope}),
    },
    aliases: {first: true, find: (name) => aliasOf(items, name)},
  });
}

function unreachable(): never {
  throw new Error('A query without groups has no columns outside of them');
}

function compileOrder(expr: Expr, items: readonly Item[], context: Context): Compiled {
  if (expr.t === 'number' && /^\d+$/.test(expr.text)) {
    const place = Number(expr.text) - 1;
    const item = items[place];
    if (!item) {
      throw new MysqlError(1054, '42S22', `Unknown column '${expr.text}' in 'order clause'`);
    }
    return {...item.compiled, run: (frame) => frame.out![place]!};
  }
  return compile(expr, {...context, aliases: {first: true, find: (name) => aliasOf(items, name)}});
}

function checkDistinctOrder(
  orders: readonly {value: Compiled}[],
  items: readonly Item[],
  scope: Scope,
): void {
  const keys = new Set(items.map(({compiled}) => compiled.key));
  orders.forEach(({value}, index) => {
    const place = /^c0\.(\d+)$/.exec(value.key)?.[1];
    if (place !== undefined && !keys.has(value.key)) {
      const {origin, name} = scope.columns[Number(place)]!;
      throw new MysqlError(
        3065,
        'HY000',
        `Expression #${index + 1} of ORDER BY clause is not in SELECT list, references column '${origin ?? name}' which is not in SELECT list; this is incompatible with DISTINCT`,
      );
    }
  });
}

function distinctFrames(frames: readonly Frame[], items: readonly Item[]): readonly Frame[] {
  const types = items.map(({compiled}) => compiled.type);
  const seen = new Set<string>();
  return frames.filter(({out}) => {
    const key = rowKey(out!, types);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Rows of a UNION, sorted by its own ORDER BY. */
export function sortRows(
  rows: readonly Row[],
  columns: readonly ResultColumn[],
  order: readonly Order[],
  context: Context,
): Row[] {
  const scope: Scope = {
    columns: columns.map(({name, type, nullable}) => ({name, table: '', type, nullable})),
  };
  const orders = order.map(({expr, desc}) => {
    if (expr.t === 'number' && /^\d+$/.test(expr.text)) {
      const place = Number(expr.text) - 1;
      const column = columns[place];
      if (!column) {
        throw new MysqlError(1054, '42S22', `Unknown column '${expr.text}' in 'order clause'`);
      }
      const value: Compiled = {
        type: column.type,
        key: '',
        nullable: true,
        constant: false,
        run: ({row}) => row[place]!,
      };
      return {value, desc};
    }
    return {
      value: compile(expr, {
        ...context,
        scope,
        clause: 'order clause',
        aggregates: undefined,
        windows: undefined,
        grouped: undefined,
        aliases: undefined,
      }),
      desc,
    };
  });
  return sortFrames(
    rows.map((row) => ({row})),
    orders,
  ).map(({row}) => row as Value[]);
}
