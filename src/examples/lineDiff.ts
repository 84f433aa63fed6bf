/** Number of differing lines that a failure shows before it is cut short. */
const MOST_LINES = 6;

interface LineDifference {
  /** Line of the first difference, from 0. */
  readonly line: number;
  readonly message: string;
}

/** The first range of lines in which two texts differ, or undefined if they are the same. */
export function lineDiff(expected: string, got: string): LineDifference | undefined {
  if (expected === got) {
    return undefined;
  }
  const left = expected.split('\n');
  const right = got.split('\n');
  let first = 0;
  while (left[first] === right[first]) {
    first += 1;
  }
  let last = 0;
  while (
    last < Math.min(left.length, right.length) - first &&
    left[left.length - 1 - last] === right[right.length - 1 - last]
  ) {
    last += 1;
  }
  const missing = left.slice(first, left.length - last);
  const added = right.slice(first, right.length - last);
  if (missing.length === 1 && added.length === 1) {
    return {line: first, message: `expected “${missing[0]}”, got “${added[0]}”`};
  }
  return {
    line: Math.min(first, left.length - 1),
    message: [
      'the result differs (- expected, + actual):',
      ...shortened(missing, '- '),
      ...shortened(added, '+ '),
    ].join('\n'),
  };
}

function shortened(lines: readonly string[], mark: string): readonly string[] {
  const shown = lines.slice(0, MOST_LINES).map((line) => mark + line);
  const rest = lines.length - shown.length;
  return rest > 0 ? [...shown, `${mark}… ${rest} more`] : shown;
}
