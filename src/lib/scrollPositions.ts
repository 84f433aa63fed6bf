/** The reader's scroll position in pixels, for each entry of the session's history. */
export interface ScrollPositions {
  [entry: string]: number;
}

/**
 * Parses what an earlier page stored.
 *
 * @throws SyntaxError when it is not JSON
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
