import {WEEK_PAGES} from '../../data/search';
import {weekOfReader} from '../weekOfReader';
import {parseRecent} from './recentPages';
import type {IndexedPage, Suggestion} from './suggest';

/** A week of a course, with the pages that it lists. */
export interface IndexedWeek {
  /** First segment of the course’s paths. */
  readonly course: string;
  readonly label: string;
  /** Indexes of its pages, in order. */
  readonly pages: readonly number[];
}

export interface ThisWeek {
  readonly label: string;
  readonly pages: readonly Suggestion[];
}

/**
 * The week that the reader seems to be in: the one that lists the page visited most recently. Recently visited
 * pages are left out of the result.
 *
 * @param course first segment of the paths of the reader's course
 */
export function thisWeek(
  stored: string | null,
  {pages, weeks}: {readonly pages: readonly IndexedPage[]; readonly weeks: readonly IndexedWeek[]},
  course: string | null,
): ThisWeek | undefined {
  const visited = parseRecent(stored);
  const own = weeks.filter((week) => week.course === course);
  const week = weekOfReader(own, visited, (candidate, path) =>
    candidate.pages.some((page) => pages[page]?.path === path),
  );
  const listed = (week?.pages ?? [])
    .map((page) => pages[page]!)
    .filter((page) => !visited.includes(page.path))
    .slice(0, WEEK_PAGES)
    .map(({title, path: link}) => ({title, link}));
  return week === undefined || listed.length === 0 ? undefined : {label: week.label, pages: listed};
}
