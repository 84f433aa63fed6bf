// Written from recorded output of Git 2.39.5. Git's source was not opened, searched for or quoted
// while this was written: every rule below was observed in what `git log --graph` prints.
//
// A drawing consists of lanes, two columns apart, and each lane leads down to one commit that is
// still to come. Every commit prints, in this order:
//
//   1. a gap row, in formats that leave a blank line between commits;
//   2. expansion rows, which make room for a merge of three or more parents;
//   3. the commit row, with the star;
//   4. a merge row, which spreads the edges to the parents;
//   5. collapse rows, which bring edges that lead to the same commit together;
//   6. plain rows, for as long as there is text left to print beside them.
//
// The text starts beside the star. Every row is padded to the commit's width, text or no text.

import type {Paint} from '../../colours';
import {collapse} from './collapse';
import {CommitRows} from './commitRows';
import {readShape, type GraphCommit} from './commitShape';
import {Ink} from './ink';
import {barsOf} from './row';
import {nothingAbove, type RowsAbove} from './rowsAbove';

export type {GraphCommit} from './commitShape';

export interface GraphOptions {
  /** Whether the format leaves a blank line between commits, as medium does and `--oneline` does not. */
  readonly gap?: boolean;
  /** For the lanes; without it they have no colour. */
  readonly paint?: Paint;
}

/** Draws commits given in the order in which `git log --graph` prints them (topological). */
export class Graph {
  private lanes: readonly string[] = [];
  private above: RowsAbove | undefined;

  private readonly ink: Ink;

  constructor(private readonly options: GraphOptions = {}) {
    this.ink = new Ink(options.paint);
  }

  /**
   * The complete printed lines of the next commit: the drawing with the given text beside it. In a
   * format with gaps, the lines start with the gap that separates this commit from the one before.
   */
  lines(commit: GraphCommit, texts: readonly string[]): readonly string[] {
    const shape = readShape(this.lanes, commit);
    this.ink.follow(commit.parents, shape.isTip);
    const rows = new CommitRows(shape, this.above ?? nothingAbove, this.ink);
    const expansion = rows.expansion();
    const hasGap = this.options.gap === true && this.above !== undefined;
    // The first expansion row serves as the gap row.
    const lead = expansion.length === 0 && hasGap ? [rows.gap()] : expansion;
    const merge = rows.merge();
    const collapsed = collapse(
      [...merge.leaning, ...shape.edges],
      shape.width,
      merge.startsCrossing,
      this.ink,
    );
    const drawn = [rows.commit(lead.length > 0), ...merge.rows, ...collapsed.rows];

    this.lanes = shape.nextLanes;
    const plain = barsOf(this.lanes).padded(shape.width, this.ink);
    while (drawn.length < texts.length) drawn.push(plain);

    this.ink.forget(commit.oid);
    this.above = {
      mergedAt: merge.rows.length > 0 && collapsed.rows.length === 0 ? shape.position : Infinity,
      pushedRight: shape.pushesRight,
      arrivedFromRight: collapsed.arriving,
    };
    return [...lead, ...drawn.map((row, index) => row + (texts[index] ?? ''))];
  }
}
