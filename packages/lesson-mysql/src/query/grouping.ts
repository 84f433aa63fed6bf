import {MysqlError} from '../errors/errors';
import type {CallExpr, Expr, Select} from '../parse/tree';
import type {Value} from '../types/types';
import {type Aggregate, compileAggregate} from './aggregates';
import {findColumn} from './columns';
import {rowKey} from './compare';
import type {Context, Grouped} from './context';
import type {Compiled, Frame, Scope} from './frame';
import {type CompiledSource, equalities} from './source';

/** The aggregates of a query, each computed once per group. */
export class Aggregates {
  private readonly found: Aggregate[] = [];

  add(call: CallExpr, context: Context): Compiled {
    const aggregate = compileAggregate(call, context);
    let place = this.found.findIndex(({key}) => key === aggregate.key);
    if (place === -1) {
      place = this.found.push(aggregate) - 1;
    }
    const nullable = call.name !== 'COUNT';
    return {
      type: aggregate.type,
      key: `a${place}`,
      nullable,
      constant: false,
      run: (frame) => frame.aggregates![place]!,
    };
  }

  over(frames: readonly Frame[]): readonly Value[] {
    return this.found.map((aggregate) => aggregate.over(frames));
  }
}

/** Places of the columns that have one value in each group. */
export function determinedColumns(
  keys: readonly Compiled[],
  source: CompiledSource,
  scope: Scope,
  where: Expr | undefined,
): ReadonlySet<number> {
  const known = new Set(
    keys.flatMap(({key}) => (/^c0\.\d+$/.test(key) ? [Number(key.slice(3))] : [])),
  );
  const conditions = [...source.conditions, ...(where ? [where] : [])].flatMap(equalities);
  const place = (expr: Expr) =>
    expr.t === 'column' ? findColumn(scope, expr, 'where clause') : -1;
  for (let size = -1; size !== known.size;) {
    size = known.size;
    for (const {left, right} of conditions) {
      const [a, b] = [place(left), place(right)];
      const isKnown = (at: number | undefined) => at === -1 || (at !== undefined && known.has(at));
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        if (isKnown(from) && to !== undefined && to >= 0) {
          known.add(to);
        }
      }
    }
    for (const {columns, all} of source.keys) {
      if (columns.every((column) => known.has(column))) {
        all.forEach((column) => known.add(column));
      }
    }
  }
  return known;
}

export function groupedContext(
  keys: readonly Compiled[],
  determined: ReadonlySet<number>,
  what: {place: () => string},
  select: Select,
): Grouped {
  return {
    keys,
    determined,
    rollup: select.rollup,
    refuse: (origin) => {
      throw select.group.length > 0
        ? new MysqlError(
            1055,
            '42000',
            `Expression ${what.place()} is not in GROUP BY clause and contains nonaggregated column '${origin}' which is not functionally dependent on columns in GROUP BY clause; this is incompatible with sql_mode=only_full_group_by`,
          )
        : new MysqlError(
            1140,
            '42000',
            `In aggregated query without GROUP BY, expression ${what.place()} contains nonaggregated column '${origin}'; this is incompatible with sql_mode=only_full_group_by`,
          );
    },
  };
}

interface GroupOptions {
  readonly keys: readonly Compiled[];
  readonly aggregates: Aggregates;
  readonly rollup: boolean;
  readonly width: number;
}

/** One frame for each group, in the order in which the groups appear; totals follow their groups. */
export function groupFrames(
  frames: readonly Frame[],
  outer: Frame | undefined,
  options: GroupOptions,
): readonly Frame[] {
  const {keys, aggregates, rollup, width} = options;
  const empty: Frame = {row: Array<Value>(width).fill(null), parent: outer};
  const types = keys.map(({type}) => type);
  const make = (rows: readonly Frame[], group: readonly Value[]): Frame => ({
    ...(rows[0] ?? empty),
    group,
    aggregates: aggregates.over(rows),
  });
  if (keys.length === 0) {
    return [make(frames, [])];
  }
  const groups = new Map<string, {values: readonly Value[]; rows: Frame[]}>();
  for (const frame of frames) {
    const values = keys.map((key) => key.run(frame));
    const text = rowKey(values, types);
    const group = groups.get(text);
    if (group) {
      group.rows.push(frame);
    } else {
      groups.set(text, {values, rows: [frame]});
    }
  }
  const list = [...groups.values()];
  return rollup ? withTotals(list, keys, make) : list.map(({values, rows}) => make(rows, values));
}

type Group = {readonly values: readonly Value[]; readonly rows: readonly Frame[]};

function withTotals(
  groups: readonly Group[],
  keys: readonly Compiled[],
  make: (rows: readonly Frame[], group: readonly Value[]) => Frame,
): readonly Frame[] {
  const types = keys.map(({type}) => type);
  const total = (list: readonly Group[], depth: number): readonly Frame[] => {
    const all = list.flatMap(({rows}) => rows);
    const values = keys.map((_, index) => (index < depth ? list.at(-1)!.values[index]! : null));
    if (depth === keys.length) {
      return list.map((group) => make(group.rows, group.values));
    }
    const parts = new Map<string, Group[]>();
    for (const group of list) {
      const text = rowKey([group.values[depth]!], [types[depth]!]);
      parts.set(text, [...(parts.get(text) ?? []), group]);
    }
    return [...[...parts.values()].flatMap((part) => total(part, depth + 1)), make(all, values)];
  };
  return groups.length === 0 ? [] : total(groups, 0);
}
