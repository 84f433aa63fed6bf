// The rows from the gap above a commit to the merge row below its star.

import {moveLeft, type Edge} from './collapse';
import type {CommitShape} from './commitShape';
import type {Ink} from './ink';
import {barsOf, columnOf, Row} from './row';
import type {RowsAbove} from './rowsAbove';

export interface MergeRow {
  /** No row for a commit that is not a merge. */
  readonly rows: readonly string[];
  /** The edge that leaves to the left, if there is one, as far as the merge row brings it. */
  readonly leaning: readonly Edge[];
  /** Whether that edge starts to cross other lanes in the merge row. */
  readonly startsCrossing: boolean;
}

export class CommitRows {
  constructor(
    private readonly shape: CommitShape,
    private readonly above: RowsAbove,
    private readonly ink: Ink,
  ) {}

  /** The columns that the lanes on the right move before the star, for a merge with many edges. */
  private get headStart(): number {
    return 2 * Math.max(0, this.shape.spread - 2);
  }

  private get hasLanesOnRight(): boolean {
    return this.shape.position < this.shape.laneCount - 1;
  }

  /** The lanes down to the star, including its own unless it starts there. */
  private lanesDownToStar(): Row {
    const {lanes, position, isTip} = this.shape;
    return barsOf(lanes.slice(0, isTip ? position : position + 1));
  }

  private drawRight(row: Row, markOf: (lane: number) => string, offset: number): Row {
    const {lanes, position, laneCount} = this.shape;
    for (let lane = position + 1; lane < laneCount; lane += 1) {
      row.draw(columnOf(lane) + offset, markOf(lane), lanes[lane]);
    }
    return row;
  }

  /**
   * The row that stands for the blank line above the commit. Above a merge of three or more parents
   * that needs no expansion, Git leaves more space to the right of the commit's lane than the
   * commit itself needs, and moves the lanes on the right accordingly.
   */
  gap(): string {
    const {width, laneCount, isTip, leansLeft, spread} = this.shape;
    const isOctopus = spread + (leansLeft ? 1 : 0) > 2;
    const space = isOctopus ? this.headStart + 1 : 0;
    const row = this.drawRight(this.lanesDownToStar(), () => '|', space);
    const least = columnOf(isTip ? laneCount - 1 : laneCount) + space;
    return row.padded(Math.max(width, least), this.ink);
  }

  /** Rows that move the lanes on the right out of the way of `*-.`, one column in each row. */
  expansion(): readonly string[] {
    if (!this.hasLanesOnRight) return [];
    return Array.from({length: this.headStart}, (_, offset) => {
      const markOf = (lane: number): string =>
        offset > 0 || lane > this.above.mergedAt ? '\\' : '|';
      return this.drawRight(this.lanesDownToStar(), markOf, offset).padded(
        this.shape.width,
        this.ink,
      );
    });
  }

  /** The row with the star. */
  commit(hasRowsAbove: boolean): string {
    const {lanes, position, width, downward} = this.shape;
    const row = barsOf(lanes.slice(0, position)).draw(columnOf(position), '*');
    if (this.headStart > 0) {
      const dashes = `${'-'.repeat(this.headStart - 1)}.`;
      for (const [place, mark] of [...dashes].entries()) {
        row.draw(columnOf(position) + 1 + place, mark, downward[2 + Math.floor(place / 2)]);
      }
    }
    return this.drawRight(
      row,
      (lane) => this.markBesideStar(lane, hasRowsAbove),
      this.headStart,
    ).padded(width, this.ink);
  }

  /** A bar, or a slanted line where the lane is in the middle of moving right or left. */
  private markBesideStar(lane: number, hasRowsAbove: boolean): string {
    const {pushesRight, edges} = this.shape;
    const {pushedRight, mergedAt, arrivedFromRight} = this.above;
    if (pushesRight) {
      const wasPushed = !hasRowsAbove && pushedRight && lane > mergedAt;
      return this.headStart > 0 || wasPushed ? '\\' : '|';
    }
    const movesLeft = edges.some((edge) => edge.lane === lane && edge.column > edge.goal);
    return movesLeft && !hasRowsAbove && arrivedFromRight.has(lane) ? '/' : '|';
  }

  /** The row below a merge, from which its edges spread. */
  merge(): MergeRow {
    const {isMerge, position, spread, shift, pushesRight, leansLeft, edges, width} = this.shape;
    const {lanes, downward, leanTo} = this.shape;
    if (!isMerge) return {rows: [], leaning: [], startsCrossing: false};
    const row = barsOf([...lanes.slice(0, position), downward[0]]);
    for (let edge = 1; edge < spread; edge += 1) {
      row.draw(columnOf(position + edge) - 1, '\\', downward[edge]);
    }
    this.drawRight(row, () => (pushesRight ? '\\' : '|'), columnOf(shift) - (pushesRight ? 1 : 0));
    const leaning = leansLeft ? [{column: columnOf(position), ...leanTo}] : [];
    const startsCrossing = moveLeft(leaning, new Set(edges.map(({column}) => column)), row, false);
    return {rows: [row.padded(width, this.ink)], leaning, startsCrossing};
  }
}
