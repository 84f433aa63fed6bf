const RANGES = /^\{(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\}$/;
/** More lines than any example has; a larger number is a typing error. */
const HIGHEST_LINE = 2000;

/** `{1,3-5}` as line numbers in ascending order, or undefined when it has another form. */
export function parseLineRanges(text: string): readonly number[] | undefined {
  const list = RANGES.exec(text)?.[1];
  if (list === undefined) {
    return undefined;
  }
  const lines = new Set<number>();
  for (const range of list.split(',')) {
    const [first, last = first] = range.split('-').map(Number);
    if (first === undefined || last === undefined || first < 1 || last < first) {
      return undefined;
    }
    if (last > HIGHEST_LINE) {
      return undefined;
    }
    for (let line = first; line <= last; line += 1) {
      lines.add(line);
    }
  }
  return [...lines].sort((a, b) => a - b);
}
