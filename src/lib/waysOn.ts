import type {PageData, PageLink} from '../data/page';

export interface WaysOn {
  /** The next page of the week in the reader's course, or the next week. */
  readonly inCourse?: PageLink & {readonly label: string};
  readonly prev?: PageLink;
  readonly next?: PageLink;
}

/**
 * The pages that a page leads to. What comes next in the reader's course is the main one, unless it is also the
 * topic's own next page.
 *
 * @param course code of the reader's course
 */
export function waysOn(
  {usedIn, prev, next}: Pick<PageData, 'usedIn' | 'prev' | 'next'>,
  course: string | undefined,
): WaysOn {
  const use = usedIn.find((candidate) => candidate.course === course);
  const {next: page, nextWeek} = use ?? {};
  const inCourse = page
    ? {...page, label: `Next in ${use!.week}`}
    : nextWeek && {...nextWeek, label: `Next in ${use!.course}`};
  return {inCourse: inCourse?.link === next?.link ? undefined : inCourse, prev, next};
}
