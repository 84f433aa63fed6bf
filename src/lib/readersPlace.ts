import type {FrontWeek, PageLink} from '../data/page';
import {weekOfReader} from './weekOfReader';

/** A reader's place in a course. */
export interface ReadersPlace {
  readonly week: FrontWeek;
  /**
   * The page to continue with: the first unread page of the week after the one visited last; else one that was
   * skipped in that week; else the first unread page of a later week; undefined if all are read.
   */
  readonly next: PageLink | undefined;
  /** Number of pages of the week that the reader has read. */
  readonly read: number;
}

/**
 * Finds a reader's place in a course; undefined if no week lists a page that they have visited.
 *
 * @param recent the paths visited recently, the latest first
 * @param visited all paths ever visited on this device, the latest last
 */
export function readersPlace(
  weeks: readonly FrontWeek[],
  recent: readonly string[],
  visited: ReadonlySet<string>,
): ReadersPlace | undefined {
  const known = [...recent, ...[...visited].reverse()];
  const week = weekOfReader(weeks, known, ({pages}, path) => pages.some(({link}) => link === path));
  if (week === undefined) {
    return undefined;
  }
  const isNew = ({link}: PageLink): boolean => !known.includes(link);
  const last = week.pages.findIndex(({link}) => link === known.find((path) => lists(week, path)));
  const later = weeks.slice(weeks.indexOf(week) + 1).flatMap(({pages}) => pages);
  const ahead = [...week.pages.slice(last), ...week.pages.slice(0, last), ...later];
  return {
    week,
    next: ahead.find(isNew),
    read: week.pages.filter((page) => !isNew(page)).length,
  };
}

function lists({pages}: FrontWeek, path: string): boolean {
  return pages.some(({link}) => link === path);
}

/** Where a reader who has not read anything yet begins: at the first week with pages. */
export function startOfCourse(weeks: readonly FrontWeek[]): ReadersPlace | undefined {
  const week = weeks.find(({pages}) => pages.length > 0);
  return week && {week, next: week.pages[0], read: 0};
}
