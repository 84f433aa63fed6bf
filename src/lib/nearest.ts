/**
 * Number of single-letter changes needed to turn one text into the other.
 *
 * @param limit counting stops here; for a greater distance the result is some number that is not below the
 * limit
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  const start = sharedStart(a, b);
  const end = sharedEnd(a, b, start);
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  let previous = Array.from({length: right.length + 1}, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const value = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (same ? 0 : 1),
      );
      current.push(value);
      least = Math.min(least, value);
    }
    if (least >= limit) {
      return least;
    }
    previous = current;
  }
  return previous[right.length]!;
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) {
    length += 1;
  }
  return length;
}

function sharedEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) {
    length += 1;
  }
  return length;
}

/** The candidate that is most similar to the text, or undefined if none shares even half of it. */
export function nearest(text: string, candidates: Iterable<string>): string | undefined {
  const wanted = text.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.ceil(text.length / 2)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - text.length) >= bestDistance) {
      continue;
    }
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
