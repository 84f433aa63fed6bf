/**
 * The week in which the reader seems to be: that of the page visited last of all that a week lists.
 *
 * @param visited paths, the last visited first
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
