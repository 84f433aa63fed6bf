import type {FileProblem} from './checkFile';
import type {Edit} from './rule';

/** The text with all edits made; they may not touch each other. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start >= at) {
      result += text.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
  }
  return result + text.slice(at);
}

/**
 * The text with the edits of its problems made. Edits that touch an earlier one wait for the next round;
 * those of one problem are made together or not at all.
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
