/** How far down the reader was, in pixels, by entry of the session's history. */
export interface ScrollPositions {
  [entry: string]: number;
}

/**
 * Reads what an earlier page stored.
 *
 * @throws a SyntaxError when it is not JSON
 */
export function parseScrollPositions(stored: string): ScrollPositions {
  const data: unknown = JSON.parse(stored);
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => isPosition(entry[1])),
  );
}

function isPosition(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
