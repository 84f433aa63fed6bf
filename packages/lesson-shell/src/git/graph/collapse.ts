// How edges move left until each stands in the lane of the commit to which it leads.

import type {Ink} from './ink';
import {Row} from './row';

export interface Edge {
  column: number;
  /** The column where the edge ends up. */
  readonly goal: number;
  /** The commit to which it leads. */
  readonly oid: string;
  /** Which lane to the right of the star the edge continues, if it does. */
  readonly lane?: number | undefined;
}

export interface Collapse {
  readonly rows: readonly string[];
  /** The lanes that an edge reaches from the right directly after the last row. */
  readonly arriving: ReadonlySet<number>;
}

/** Whether an edge still has further to go than the one step that the next row implies. */
function isUnderWay({column, goal}: Edge): boolean {
  return column > goal + 1;
}

export function collapse(
  start: readonly Edge[],
  width: number,
  startsCrossing: boolean,
  ink: Ink,
): Collapse {
  const edges = start.map((edge) => ({...edge}));
  const rows: string[] = [];
  let crossing = startsCrossing;
  while (edges.some(isUnderWay)) {
    const row = new Row();
    const standing = new Set<number>();
    for (const {column, goal, oid} of edges) {
      if (column === goal) {
        standing.add(column);
        row.draw(column, '|', oid);
      }
    }
    crossing = moveLeft(
      edges.filter(({column, goal}) => column > goal),
      standing,
      row,
      crossing,
    );
    rows.push(row.padded(width, ink));
  }
  const late = rows.length > 0 ? edges.filter(({column, goal}) => column > goal) : [];
  return {rows, arriving: new Set(late.map(({goal}) => goal / 2))};
}

/**
 * Moves edges, given from left to right, by one row and draws them. An edge moves one column to the left; where another stands
 * in the way it goes past it, two columns at once. An edge that has at least two lanes to cross
 * runs below them in a single row, and comes up to its goal in the next (`|_|_|/`, then `|/| | |`).
 *
 * Only one edge crosses at a time: an edge that starts to cross keeps all that follow it from
 * running, in this row and in the next, even if it has only one lane to cross. The result says
 * whether an edge has started.
 */
export function moveLeft(
  moving: readonly Edge[],
  standing: ReadonlySet<number>,
  row: Row,
  crossingAbove: boolean,
): boolean {
  const before = new Set([...standing, ...moving.map(({column}) => column)]);
  const taken = new Set(standing);
  let starts = false;
  for (const edge of moving) {
    step(edge, taken);
    row.draw(edge.column, edge.column === edge.goal ? '|' : '/', edge.oid);
    if (edge.column === edge.goal + 3 && taken.has(edge.goal + 2)) {
      starts = true;
    } else if (!starts && !crossingAbove && canRun(edge, taken, before)) {
      starts = true;
      run(edge, row);
    }
  }
  return starts;
}

function step(edge: Edge, taken: Set<number>): void {
  edge.column -= 1;
  const isBlocked = edge.column !== edge.goal && edge.column % 2 === 0 && taken.has(edge.column);
  if (isBlocked) edge.column -= 1;
  taken.add(edge.column);
}

/** Every lane that a running edge crosses must have stood there in the row above as well. */
function canRun(
  {column, goal}: Edge,
  taken: ReadonlySet<number>,
  before: ReadonlySet<number>,
): boolean {
  if (column < goal + 5) return false;
  for (let crossed = goal + 2; crossed < column; crossed += 2) {
    if (!taken.has(crossed) || !before.has(crossed)) return false;
  }
  return true;
}

function run(edge: Edge, row: Row): void {
  for (let column = edge.goal + 3; column <= edge.column - 2; column += 2)
    row.draw(column, '_', edge.oid);
  edge.column = edge.goal + 3;
}
