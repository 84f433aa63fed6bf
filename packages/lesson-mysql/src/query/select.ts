import {MysqlError, UnsupportedError} from '../errors/errors';
import type {Expr, Order, Select} from '../parse/tree';
import {toBoolean} from '../types/convert';
import type {Type, Value} from '../types/types';
import type {Column, Key, Row} from '../store/table';
import {sortFrames} from './aggregates';
import {compileColumn, findColumn} from './columns';
import {rowKey} from './compare';
import type {Context} from './context';
import {compile} from './expression';
import type {Compiled, CompiledQuery, Frame, ResultColumn, Scope, SourceColumn} from './frame';
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

interface CompiledSelect extends CompiledQuery {
  readonly run: (frame?: Frame) => Row[];
}

/** A SELECT whose parts are compiled. */
interface Plan {
  readonly select: Select;
  readonly source: CompiledSource;
  readonly context: Context;
  readonly where?: Compiled;
  /** Expressions of GROUP BY. */
  readonly keys: readonly Compiled[];
  readonly isGrouped: boolean;
  readonly aggregates: Aggregates;
  readonly windows: Windows;
  readonly items: readonly Item[];
  readonly having?: Compiled;
  readonly orders: readonly {value: Compiled; desc: boolean}[];
}

/** A SELECT with the ORDER BY that belongs to it. */
export function compileSelect(
  select: Select,
  order: readonly Order[],
  outer: Context,
): CompiledSelect {
  const {source, context} = compileFrom(select, outer);
  const plan = makePlan(select, order, source, context);
  const run = (outerFrame?: Frame) => selectRows(plan, outerFrame);
  return {
    columns: plan.items.map(({column}) => column),
    rows: run,
    run,
    correlated: context.scope.outer === true,
  };
}

/** The tables, and the context that knows their columns. */
function compileFrom(select: Select, outer: Context): {source: CompiledSource; context: Context} {
  const isInside = outer.scope.columns.length > 0 || outer.scope.parent !== undefined;
  const around: Scope = {columns: [], parent: isInside ? outer.scope : undefined};
  const base: Context = {
    ...outer,
    scope: around,
    clause: 'field list',
    aggregates: undefined,
    windows: undefined,
    grouped: undefined,
    aliasOf: undefined,
  };
  const source = select.from ? compileSource(select.from, base) : NOWHERE;
  const scope: Scope = {columns: source.columns, parent: around.parent, outer: around.outer};
  return {source, context: {...base, scope}};
}

function makePlan(
  select: Select,
  order: readonly Order[],
  source: CompiledSource,
  context: Context,
): Plan {
  const {scope} = context;
  // Names of the SELECT list are looked up first, so it is their mistake that is told.
  for (const column of select.items.flatMap(({expr}) => columnsOf(expr))) {
    compileColumn(column, context);
  }
  const where = select.where && compile(select.where, {...context, clause: 'where clause'});
  const plainItems = new Map<Expr, Compiled>();
  const keys = select.group.map((expr) => compileGroup(expr, select, context, plainItems));
  const isGrouped = hasGroups(select, order);
  const aggregates = new Aggregates();
  const windows = new Windows(select.windows);
  const what = {at: '', place: () => what.at};
  const grouped = isGrouped
    ? groupedContext(keys, determinedColumns(keys, source, scope, select.where), what, select)
    : undefined;
  const full: Context = {...context, aggregates, windows, grouped};
  const items = select.items.flatMap((item, index) => {
    what.at = `#${index + 1} of SELECT list`;
    return item.expr.t === 'star'
      ? starItems(item.expr.table, source, full, select)
      : [oneItem(item.expr, item.header, full)];
  });
  const inHaving: Context = {...full, clause: 'having clause', windows: undefined};
  const having = select.having && compileHaving(select.having, inHaving, items, keys, scope);
  const orders = order.map(({expr, desc}, index) => {
    what.at = `#${index + 1} of ORDER BY`;
    return {value: compileOrder(expr, items, {...full, clause: 'order clause'}), desc};
  });
  if (select.distinct) {
    checkDistinctOrder(orders, items, scope);
  }
  return {
    select,
    source,
    context,
    where,
    keys,
    isGrouped,
    aggregates,
    windows,
    items,
    having,
    orders,
  };
}

function hasGroups({group, items, having}: Select, order: readonly Order[]): boolean {
  return (
    group.length > 0 ||
    items.some(({expr}) => hasAggregate(expr)) ||
    (having !== undefined && hasAggregate(having)) ||
    order.some(({expr}) => hasAggregate(expr))
  );
}

function selectRows(plan: Plan, outerFrame?: Frame): Row[] {
  const {select, having, windows, items, orders, context} = plan;
  const {warn} = context.runtime;
  const chosen = groupsOf(plan, chosenFrames(plan, outerFrame), outerFrame).filter(
    (frame) => !having || toBoolean(having.run(frame), having.type, warn) === true,
  );
  windows.fill(chosen);
  for (const frame of chosen) {
    frame.out = items.map(({compiled}) => compiled.run(frame));
  }
  const unique = select.distinct ? distinctFrames(chosen, items) : chosen;
  return sortFrames(unique, orders).map(({out}) => out!);
}

/** The rows that WHERE keeps. */
function chosenFrames({select, source, where, context}: Plan, parent?: Frame): readonly Frame[] {
  const {runtime} = context;
  const frames: Frame[] = [];
  for (const row of inIndexOrder(select, source, source.rows(parent), runtime)) {
    const frame: Frame = {row, parent};
    if (!where || toBoolean(where.run(frame), where.type, runtime.warn) === true) {
      frames.push(frame);
    }
  }
  return frames;
}

function groupsOf(
  {select, keys, isGrouped, aggregates, context}: Plan,
  frames: readonly Frame[],
  outerFrame?: Frame,
): readonly Frame[] {
  if (!isGrouped) {
    return frames;
  }
  const inOrder = keys.map((value) => ({value, desc: false}));
  return groupFrames(select.rollup ? sortFrames(frames, inOrder) : frames, outerFrame, {
    keys,
    aggregates,
    rollup: select.rollup,
    width: context.scope.columns.length,
  });
}

/** Bytes of a column in an index, by which the shortest index is found. */
function keyBytes({type, notNull}: Column): number {
  return typeBytes(type) + (notNull ? 0 : 1);
}

function typeBytes(type: Type): number {
  switch (type.kind) {
    case 'text':
      return type.length * 4 + (type.form === 'char' ? 0 : 2);
    case 'int':
      return type.bits / 8;
    case 'decimal':
      return Math.ceil(type.precision / 2);
    case 'double':
      return type.single ? 4 : 8;
    case 'datetime':
      return type.stamp ? 4 : 5;
    case 'date':
    case 'time':
      return 3;
    default:
      return 1;
  }
}

/** A scan of all rows reads the shortest index that has every column asked for, and so comes in its order. */
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
  const has = (names: readonly string[], wanted: readonly string[]) => {
    const known = new Set(names.map((name) => name.toLowerCase()));
    return wanted.every((name) => known.has(name.toLowerCase()));
  };
  const covering = shape.keys.filter(
    (one) => one.kind !== 'primary' && used.length > 0 && has([...one.columns, ...primary], used),
  );
  const whole = shape.columns.map(({name}) => name);
  // The clustered index is no longer than one that has all columns.
  const isPrimary = (one: Key) =>
    !star && has(primary, used) && has([...one.columns, ...primary], whole);
  if (covering.length === 0 || covering.some(isPrimary)) {
    return rows;
  }
  const size = (one: Key) =>
    one.columns.reduce((sum, name) => sum + keyBytes(shape.columns[only.table.index(name)]!), 0);
  const key = covering.reduce((best, one) => (size(one) < size(best) ? one : best));
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
  const item = expr.t === 'column' && expr.table === undefined && itemNamed(expr.name, select);
  const inGroup: Context = {...context, clause: 'group statement'};
  if (!item) {
    return compile(expr, inGroup);
  }
  if (findColumn(context.scope, expr, inGroup.clause) === undefined) {
    if (hasAggregate(item.expr)) {
      throw new MysqlError(1056, '42000', `Can't group on '${item.alias}'`);
    }
    return itemOf(item.expr);
  }
  const column = compile(expr, inGroup);
  if (hasAggregate(item.expr) || itemOf(item.expr).key !== column.key) {
    const {name} = expr;
    context.runtime.warn(1052, `Column '${name}' in ${inGroup.clause} is ambiguous`);
  }
  return column;
}

function itemNamed(name: string, {items}: Select): Select['items'][number] | undefined {
  return items.find(({alias}) => alias?.toLowerCase() === name.toLowerCase());
}

function oneItem(expr: Expr, header: string, context: Context): Item {
  const compiled = compile(expr, context);
  const {type, nullable} = compiled;
  const {origin, definition} = (expr.t === 'column' && columnBehind(compiled, context)) || {};
  return {expr, compiled, column: {name: header, type, nullable, origin, definition}};
}

function columnBehind({key}: Compiled, {scope}: Context): SourceColumn | undefined {
  const place = /^c0\.(\d+)$/.exec(key)?.[1];
  return place === undefined ? undefined : scope.columns[Number(place)];
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
    const {name, type, nullable, origin, definition, table: own} = source.columns[place]!;
    const compiled = compile({t: 'column', name, table: own, start: 0, end: 0}, context);
    return {compiled, column: {name, type, nullable, origin, definition}};
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
    aliasOf: (name) => itemOfHaving(name, items, columns, context),
  });
}

/** MySQL takes the column of GROUP BY for a name that is an alias too, and warns. */
function itemOfHaving(
  name: string,
  items: readonly Item[],
  visible: readonly SourceColumn[],
  context: Context,
): Compiled | undefined {
  const alias = aliasOf(items, name);
  const place = visible.findIndex(
    (column) => !column.hidden && column.name.toLowerCase() === name.toLowerCase(),
  );
  if (alias && context.grouped && place !== -1 && !alias.key.endsWith(`c0.${place}`)) {
    throw new UnsupportedError(
      `\`${name}\` in HAVING, which is an alias and a column of GROUP BY,`,
      'give the alias another name',
    );
  }
  return alias;
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
  return compile(expr, {...context, aliasOf: (name) => aliasOf(items, name)});
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
        aliasOf: undefined,
      }),
      desc,
    };
  });
  return sortFrames(
    rows.map((row) => ({row})),
    orders,
  ).map(({row}) => row as Value[]);
}
