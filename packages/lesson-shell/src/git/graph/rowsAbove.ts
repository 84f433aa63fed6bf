/**
 * How the rows of the previous commit ended. A lane that has just been moving sideways and is about
 * to move on in the same direction is drawn as a slanted line in between, not as a bar:
 *
 *     | |\            |/ / /
 *     * | \           * | /
 *     |\ \ \          | |/
 *
 * Plain rows for the rest of a text do not change this, but a gap row does.
 */
export interface RowsAbove {
  /** The lane of the previous commit if its rows ended with its merge row, otherwise Infinity. */
  readonly mergedAt: number;
  /** Whether that merge row pushed the lanes on its right further right. */
  readonly pushedRight: boolean;
  /** The lanes that an edge was about to reach from the right in the last collapse row. */
  readonly arrivedFromRight: ReadonlySet<number>;
}

export const nothingAbove: RowsAbove = {
  mergedAt: Infinity,
  pushedRight: false,
  arrivedFromRight: new Set(),
};
