/**
 * The week that the reader seems to be in: the one that lists the page visited most recently.
 *
 * @param visited paths, the latest first
 */
export function weekOfReader<Week>(
  weeks: readonly Week[],
  visited: readonly string[],
  lists: (week: Week, path: string) => boolean,
): Week | undefined {
  for (const path of visited) {
    const week = weeks.find((candidate) => lists(candidate, path));
    if (week !== undefined) {
      return week;
    }
  }
  return undefined;
}
