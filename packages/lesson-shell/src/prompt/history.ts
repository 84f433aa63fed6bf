/** Where a reader is among the lines typed before. */
export interface Recall {
  /** Index of the line that is shown; the length of the history is the line being written. */
  readonly at: number;
  /** The line that was being written, which comes back after the last one. */
  readonly draft: string;
}

/**
 * The line that an arrow key brings: up goes back in the history, down comes back to what was being written.
 *
 * @param line what stands at the prompt now
 * @param place undefined as long as no arrow was pressed for this line
 */
export function recall(
  history: readonly string[],
  direction: 'up' | 'down',
  line: string,
  place: Recall = {at: history.length, draft: line},
): Recall & {readonly line: string} {
  const draft = place.at === history.length ? line : place.draft;
  const wanted = place.at + (direction === 'up' ? -1 : 1);
  const at = Math.min(Math.max(wanted, 0), history.length);
  return {at, draft, line: history[at] ?? draft};
}
