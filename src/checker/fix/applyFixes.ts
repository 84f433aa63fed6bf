import type {FileProblem} from '../rule';
import type {Edit} from '../../text/finding';
import {applyEdits} from '../../text/edits';

/**
 * Applies the edits of all problems to a text. Edits that touch an earlier one wait for the next round;
 * the edits of one problem are applied together or not at all.
 */
export function applyFixes(text: string, problems: readonly FileProblem[]): string {
  const taken: Edit[] = [];
  for (const {edits = []} of problems) {
    const free = edits.every(({start, end}) =>
      taken.every((other) => end < other.start || start > other.end),
    );
    if (free) {
      taken.push(...edits);
    }
  }
  return applyEdits(text, taken);
}
