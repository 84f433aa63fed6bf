import {MysqlError, UnsupportedError} from '../errors/errors';
import type {Bound, CallExpr, Window} from '../parse/tree';
import {convert} from '../types/convert';
import {DOUBLE, type Type, UNSIGNED, type Value, commonType} from '../types/types';
import {compileAggregate, sortFrames} from './aggregates';
import {ordering, rowKey} from './compare';
import type {Context} from './context';
import {compile, constant} from './expression';
import type {Compiled, Frame} from './frame';
import {AGGREGATES} from './walk';

/** A window function: its type, and its values over all rows, set into `windows` of each. */
interface WindowFunction {
  readonly type: Type;
  readonly fill: (frames: readonly Frame[], place: number) => void;
}

const NEVER_NULL: ReadonlySet<string> = new Set([
  'ROW_NUMBER',
  'RANK',
  'DENSE_RANK',
  'PERCENT_RANK',
  'CUME_DIST',
  'COUNT',
]);

/** The rows of a partition in order, where each group of equals begins and ends, and the frame of a row. */
interface Partition {
  readonly frames: readonly Frame[];
  readonly peers: readonly (readonly [number, number])[];
  readonly bounds: (index: number) => readonly [number, number];
}

export class Windows {
  private readonly functions: WindowFunction[] = [];

  constructor(private readonly named: ReadonlyMap<string, Window>) {}

  add(call: CallExpr, context: Context): Compiled {
    const inside: Context = {...context, windows: undefined, aliasOf: undefined};
    const window = this.resolve(call.over);
    const partition = window.partition.map((expr) => compile(expr, inside));
    const order = window.order.map(({expr, desc}) => ({value: compile(expr, inside), desc}));
    const {type, values} = windowValues(call, inside, order.length > 0);
    const place = this.functions.length;
    const fill = (frames: readonly Frame[], at: number): void => {
      for (const group of partitions(frames, partition)) {
        const sorted = sortFrames(group, order);
        const part = describePartition(
          sorted,
          order.map(({value}) => value),
          window,
        );
        values(part).forEach((value, index) => {
          (sorted[index]!.windows ??= [])[at] = value;
        });
      }
    };
    this.functions.push({type, fill});
    return {
      type,
      key: `w${place}`,
      nullable: !NEVER_NULL.has(call.name),
      constant: false,
      run: (frame) => frame.windows![place]!,
    };
  }

  fill(frames: readonly Frame[]): void {
    this.functions.forEach(({fill}, place) => fill(frames, place));
  }

  private resolve(over: CallExpr['over']): Window {
    if (over === undefined) {
      throw new MysqlError(1064, '42000', 'A window function needs OVER');
    }
    const window = typeof over === 'string' ? this.find(over) : over;
    if (window.base === undefined) {
      return window;
    }
    const base = this.find(window.base);
    return {
      partition: base.partition,
      order: window.order.length > 0 ? window.order : base.order,
      frame: window.frame ?? base.frame,
    };
  }

  private find(name: string): Window {
    const window = this.named.get(name.toLowerCase());
    if (!window) {
      throw new MysqlError(3579, 'HY000', `Window name '${name}' is not defined.`);
    }
    return window;
  }
}

function partitions(
  frames: readonly Frame[],
  keys: readonly Compiled[],
): readonly (readonly Frame[])[] {
  const types = keys.map(({type}) => type);
  const groups = new Map<string, Frame[]>();
  for (const frame of frames) {
    const key = rowKey(
      keys.map((value) => value.run(frame)),
      types,
    );
    const group = groups.get(key);
    if (group) {
      group.push(frame);
    } else {
      groups.set(key, [frame]);
    }
  }
  return [...groups.values()];
}

function describePartition(
  frames: readonly Frame[],
  order: readonly Compiled[],
  window: Window,
): Partition {
  const compares = order.map(({type}) => ordering(type));
  const same = (a: Frame, b: Frame) =>
    order.every((value, index) => compares[index]!(value.run(a), value.run(b)) === 0);
  const peers: [number, number][] = [];
  frames.forEach((frame, index) => {
    const before = peers[index - 1];
    const start = before && same(frames[index - 1]!, frame) ? before[0] : index;
    peers.push([start, index]);
  });
  for (let index = frames.length - 2; index >= 0; index--) {
    if (peers[index + 1]![0] === peers[index]![0]) {
      peers[index]![1] = peers[index + 1]![1];
    }
  }
  return {frames, peers, bounds: frameBounds(window, frames.length, peers)};
}

function frameBounds(
  {order, frame}: Window,
  size: number,
  peers: readonly (readonly [number, number])[],
): Partition['bounds'] {
  if (!frame) {
    return order.length === 0 ? () => [0, size - 1] : (index) => [0, peers[index]![1]];
  }
  const count = (bound: Bound): number => {
    const expr = bound.count;
    if (expr?.t !== 'number' || !/^\d+$/.test(expr.text)) {
      throw new UnsupportedError('This frame of a window', 'use a whole number of rows');
    }
    return Number(expr.text);
  };
  if (!frame.rows && (frame.from.count || frame.to.count)) {
    throw new UnsupportedError('RANGE with a distance', 'use ROWS');
  }
  const place = (bound: Bound, index: number, isStart: boolean): number => {
    if (bound.kind === 'current') {
      return frame.rows ? index : peers[index]![isStart ? 0 : 1];
    }
    if (!bound.count) {
      return bound.kind === 'preceding' ? 0 : size - 1;
    }
    return index + (bound.kind === 'preceding' ? -count(bound) : count(bound));
  };
  return (index) => [
    Math.max(0, place(frame.from, index, true)),
    Math.min(size - 1, place(frame.to, index, false)),
  ];
}

type Values = (part: Partition) => readonly Value[];

interface Ranking {
  readonly type: Type;
  readonly values: Values;
}

type MakeFunction = (
  call: CallExpr,
  args: readonly Compiled[],
  context: Context,
  isOrdered: boolean,
) => Ranking;

const FUNCTIONS: Readonly<Record<string, MakeFunction>> = {
  ROW_NUMBER: () => ({
    type: UNSIGNED,
    values: ({frames}) => frames.map((_, index) => BigInt(index + 1)),
  }),
  RANK: (_call, _args, _context, isOrdered) => ({
    type: UNSIGNED,
    values: ({peers}) => peers.map(([start]) => BigInt(isOrdered ? start + 1 : 1)),
  }),
  DENSE_RANK: () => ({type: UNSIGNED, values: denseRanks}),
  PERCENT_RANK: () => ({
    type: DOUBLE,
    values: ({peers}) =>
      peers.map(([start]) => (peers.length === 1 ? 0 : start / (peers.length - 1))),
  }),
  CUME_DIST: () => ({
    type: DOUBLE,
    values: ({peers}) => peers.map(([, end]) => (end + 1) / peers.length),
  }),
  NTILE: (_call, [count]) => ({
    type: UNSIGNED,
    values: ({frames}) => tiles(frames.length, Number(count?.run(frames[0]!) ?? 1)),
  }),
  LAG: (_call, args, context) => neighbours(-1, args, context),
  LEAD: (_call, args, context) => neighbours(1, args, context),
  FIRST_VALUE: valueInFrame,
  LAST_VALUE: valueInFrame,
  NTH_VALUE: valueInFrame,
};

function windowValues(call: CallExpr, context: Context, isOrdered: boolean): Ranking {
  if (AGGREGATES.has(call.name)) {
    return aggregateOver(call, context);
  }
  const args = call.args.map((arg) => compile(arg, context));
  const make = Object.hasOwn(FUNCTIONS, call.name) ? FUNCTIONS[call.name] : undefined;
  if (!make) {
    throw new UnsupportedError(`${call.name} over a window`);
  }
  return make(call, args, context, isOrdered);
}

function aggregateOver(call: CallExpr, context: Context): Ranking {
  if (call.distinct || call.name === 'GROUP_CONCAT') {
    throw new UnsupportedError(
      `${call.distinct ? 'DISTINCT' : 'GROUP_CONCAT'} over a window`,
      'use a subquery with GROUP BY',
    );
  }
  const aggregate = compileAggregateOver(call, context);
  return {
    type: aggregate.type,
    values: ({frames, bounds}) =>
      frames.map((_, index) => {
        const [from, to] = bounds(index);
        return aggregate.over(frames.slice(from, to + 1));
      }),
  };
}

function denseRanks({peers}: Partition): readonly Value[] {
  const starts = [...new Set(peers.map(([start]) => start))];
  return peers.map(([start]) => BigInt(starts.indexOf(start) + 1));
}

/** FIRST_VALUE, LAST_VALUE and NTH_VALUE: the argument in another row of the frame. */
function valueInFrame({name}: CallExpr, [value, place]: readonly Compiled[]): Ranking {
  return {
    type: value!.type,
    values: ({frames, bounds}) =>
      frames.map((frame, index) => {
        const [from, to] = bounds(index);
        const nth = name === 'NTH_VALUE' ? Number(place!.run(frame)) - 1 : 0;
        const at = name === 'LAST_VALUE' ? to : from + nth;
        return at <= to && from <= to ? value!.run(frames[at]!) : null;
      }),
  };
}

/** The argument may be an aggregate of the groups: SUM(COUNT(*)) OVER (). */
function compileAggregateOver(call: CallExpr, context: Context) {
  const args = call.args.map((arg) => (arg.t === 'star' ? undefined : compile(arg, context)));
  if (args.every((arg) => arg === undefined)) {
    return compileAggregate(call, context);
  }
  const [arg] = args as [Compiled];
  const scope = {
    columns: [{name: 'value', table: '', type: arg.type, nullable: true}],
    parent: context.scope,
  };
  const {start, end} = call;
  const aggregate = compileAggregate(
    {...call, over: undefined, args: [{t: 'column', name: 'value', start, end}]},
    {...context, scope},
  );
  return {
    ...aggregate,
    over: (frames: readonly Frame[]) =>
      aggregate.over(frames.map((frame) => ({row: [arg.run(frame)], parent: frame}))),
  };
}

function tiles(rows: number, count: number): readonly Value[] {
  const size = Math.floor(rows / count);
  const larger = rows % count;
  return Array.from({length: rows}, (_, index) => {
    const border = larger * (size + 1);
    return BigInt(
      index < border
        ? Math.floor(index / (size + 1)) + 1
        : larger + Math.floor((index - border) / size) + 1,
    );
  });
}

function neighbours(
  direction: number,
  [value, distance, fallback]: readonly Compiled[],
  {runtime}: Context,
): {type: Type; values: Values} {
  const missing = fallback ?? constant(null, {kind: 'null'});
  const type = commonType([value!.type, missing.type]);
  return {
    type,
    values: ({frames}) =>
      frames.map((frame, index) => {
        const step = distance ? Number(distance.run(frame)) : 1;
        const other = frames[index + direction * step];
        const chosen = other ? value! : missing;
        return convert(chosen.run(other ?? frame), chosen.type, type, runtime.warn);
      }),
  };
}
