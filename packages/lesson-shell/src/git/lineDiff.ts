/** A stretch of lines: the same on both sides, or one replaced by the other. */
export interface Change {
  /** First line of the old side, from 0, and how many. */
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
}

/** Cells of the table beyond which two texts are taken as wholly different. */
const MOST_CELLS = 4_000_000;

/** Lines with their line breaks, so that a missing last one counts as a difference. */
export function splitLines(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** The fewest lines to remove and add; a group of equal lines slides to its end, as in Git. */
export function diffLines(before: readonly string[], after: readonly string[]): readonly Change[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) {
    start += 1;
  }
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end += 1;
  }
  const left = before.slice(start, before.length - end);
  const right = after.slice(start, after.length - end);
  if (left.length === 0 && right.length === 0) {
    return [];
  }
  if (left.length * right.length > MOST_CELLS) {
    return [{oldStart: start, oldCount: left.length, newStart: start, newCount: right.length}];
  }
  const changes = toChanges(matches(left, right), left.length, right.length).map((change) => ({
    ...change,
    oldStart: change.oldStart + start,
    newStart: change.newStart + start,
  }));
  return slideDown(changes, before, after);
}

/** Lines that are only added or only removed go down as far as the lines after them are the same. */
export function slideDown(
  changes: readonly Change[],
  before: readonly string[],
  after: readonly string[],
): readonly Change[] {
  return changes.map((change, index) => {
    const {oldStart, oldCount, newStart, newCount} = change;
    if (oldCount > 0 && newCount > 0) {
      return change;
    }
    const [lines, first, count] =
      oldCount > 0 ? [before, oldStart, oldCount] : [after, newStart, newCount];
    const room = (changes[index + 1]?.oldStart ?? before.length) - oldStart - oldCount;
    let steps = 0;
    while (steps < room && lines[first + steps] === lines[first + steps + count]) {
      steps += 1;
    }
    return {...change, oldStart: oldStart + steps, newStart: newStart + steps};
  });
}

/** Pairs of equal lines of a longest common part, in order. */
function matches(
  left: readonly string[],
  right: readonly string[],
): readonly (readonly [number, number])[] {
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        left[i] === right[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) {
      i += 1;
    } else {
      j += 1;
    }
  }
  return pairs;
}

function toChanges(
  pairs: readonly (readonly [number, number])[],
  oldLength: number,
  newLength: number,
): readonly Change[] {
  const changes: Change[] = [];
  let [oldStart, newStart] = [0, 0];
  for (const [i, j] of [...pairs, [oldLength, newLength] as const]) {
    if (i > oldStart || j > newStart) {
      changes.push({oldStart, oldCount: i - oldStart, newStart, newCount: j - newStart});
    }
    [oldStart, newStart] = [i + 1, j + 1];
  }
  return changes;
}
