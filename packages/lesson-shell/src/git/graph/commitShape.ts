// How one commit changes the lanes: where its star goes and where the edges below it start and end.

import type {Edge} from './collapse';
import {columnOf} from './row';

export interface GraphCommit {
  readonly oid: string;
  /** Only the parents that are printed as well. */
  readonly parents: readonly string[];
}

export interface CommitShape {
  /** The lanes beside the star, including the commit's own. */
  readonly laneCount: number;
  /** The commits to which these lanes lead. */
  readonly lanes: readonly string[];
  /** The commits to which the edges lead that leave the star straight down or to the right. */
  readonly downward: readonly string[];
  /** The lane of the star. */
  readonly position: number;
  /** Whether nothing led to the commit, so that its lane starts at the star. */
  readonly isTip: boolean;
  readonly isMerge: boolean;
  /** Whether the edge to the first parent leaves to the left, because a lane there leads to it. */
  readonly leansLeft: boolean;
  /** How many edges leave the star straight down or to the right. */
  readonly spread: number;
  /** How many lanes further right the lanes to the right of the star end up. */
  readonly shift: number;
  /** Whether the merge row is what moves the lanes to the right of the star. */
  readonly pushesRight: boolean;
  /** The width of each row of the commit. */
  readonly width: number;
  /** The edges below the commit, apart from one that leans left. */
  readonly edges: readonly Edge[];
  /** The column and the commit to which an edge that leans left goes. */
  readonly leanTo: Pick<Edge, 'goal' | 'oid'>;
  /** The commits that the lanes lead to when all edges have reached their goals. */
  readonly nextLanes: readonly string[];
}

/**
 * Works out what a commit does to the lanes. Lanes that lead to the same commit become one, in the
 * place of the leftmost. Two things about merges had to be learnt from the recordings:
 *
 * - If the last parent is the commit to which the next lane on the right leads, the edge joins that
 *   lane in the merge row (`|\|`) and takes up no space of its own.
 * - If the first parent leans left, there are three parents or more, and the next lane on the left
 *   leads to the second parent, the edge to the second parent is drawn as a bar but takes up no
 *   space; the third parent follows in its place. In this case the last parent never joins.
 */
export function readShape(lanes: readonly string[], commit: GraphCommit): CommitShape {
  const found = lanes.indexOf(commit.oid);
  const isTip = found < 0;
  const position = isTip ? lanes.length : found;
  const left = lanes.slice(0, position);
  const right = lanes.slice(position + 1);
  const laneCount = left.length + 1 + right.length;
  const {parents} = commit;
  const nextLanes = [...new Set([...left, ...parents, ...right])];

  const isMerge = parents.length > 1;
  const leansLeft = isMerge && left.some((oid) => oid === parents[0]);
  const downward = leansLeft ? parents.slice(1) : parents;
  const spread = downward.length;
  const absorbs = leansLeft && spread > 1 && left.at(-1) === downward[0];
  const joins = !absorbs && spread > 1 && right[0] === downward.at(-1);
  const ownEdges = downward.slice(absorbs ? 1 : 0, joins ? -1 : undefined);
  const shift = Math.max(0, ownEdges.length - 1);

  const goalOf = (oid: string): number => columnOf(nextLanes.indexOf(oid));
  const edge = (oid: string, column: number, lane?: number): Edge => ({
    oid,
    column,
    goal: goalOf(oid),
    lane,
  });
  const edges = [
    ...left.map((oid, lane) => edge(oid, columnOf(lane))),
    ...ownEdges.map((oid, index) => edge(oid, columnOf(position + index))),
    ...right.map((oid, index) => {
      const lane = position + 1 + index;
      return edge(oid, columnOf(lane + shift), lane);
    }),
  ];
  return {
    lanes: [...left, commit.oid, ...right],
    downward,
    laneCount,
    position,
    isTip,
    isMerge,
    leansLeft,
    spread,
    shift,
    pushesRight: shift > 0 && shift === spread - 1,
    width: columnOf(laneCount + shift),
    edges,
    leanTo: {goal: leansLeft ? goalOf(parents[0] ?? '') : 0, oid: parents[0] ?? ''},
    nextLanes,
  };
}
