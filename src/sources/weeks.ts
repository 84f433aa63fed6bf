import type {PageLink, WeekUse} from '../data/page';
import {slugify} from '../lib/slug';
import {resolveFileLink} from './links';
import {pageOfEntry} from './references';
import {validCourses} from './registry';
import type {Page, Portal, Week} from './model';

/** Address of a week on its course’s content page. */
export function weekAddress(courseId: string, label: string): string {
  return `/${courseId}/content/#${slugify(label)}`;
}

/**
 * The weeks that use each page, by the page's address, with what comes next: the next page of the week, or the
 * next week.
 */
export function collectWeekUses(portal: Portal): ReadonlyMap<string, readonly WeekUse[]> {
  const uses = new Map<string, WeekUse[]>();
  for (const {id, course} of validCourses(portal)) {
    for (const [place, week] of course.weeks.entries()) {
      const nextWeek = course.weeks[place + 1];
      const pages = pagesOfWeek(week, id, portal);
      pages.forEach((page, index) => {
        const next = pages[index + 1];
        const use: WeekUse = {
          course: course.code,
          week: week.label,
          link: weekAddress(id, week.label),
          ...(next && {next: linkTo(next)}),
          ...(!next &&
            nextWeek && {
              nextWeek: {title: nextWeek.label, link: weekAddress(id, nextWeek.label)},
            }),
        };
        uses.set(page.address, [...(uses.get(page.address) ?? []), use]);
      });
    }
  }
  return uses;
}

export interface WeekList {
  /** First segment of the course’s addresses. */
  readonly course: string;
  readonly label: string;
  readonly addresses: readonly string[];
}

/** Every week that lists published pages, in order. */
export function listWeeks(portal: Portal): readonly WeekList[] {
  return validCourses(portal).flatMap(({id, course}) =>
    course.weeks
      .map((week) => ({
        course: id,
        label: week.label,
        addresses: pagesOfWeek(week, id, portal).map(({address}) => address),
      }))
      .filter(({addresses}) => addresses.length > 0),
  );
}

export function pagesOfWeek(week: Week, courseId: string, portal: Portal): readonly Page[] {
  return (week.groups ?? [])
    .flatMap((group) => group.pages ?? [])
    .flatMap((entry) => pageOfWeek(entry, `courses/${courseId}/course.yml`, portal));
}

/** The published page that an entry of a week names; none for external links and pages still to be written. */
export function pageOfWeek(
  entry: Parameters<typeof pageOfEntry>[0],
  from: string,
  {byFile}: Pick<Portal, 'byFile'>,
): readonly Page[] {
  const link = pageOfEntry(entry);
  const page = link === undefined ? undefined : byFile.get(resolveFileLink(link, from).file);
  return page === undefined || page.draft ? [] : [page];
}

/** Pages that weeks name but that nobody has written yet. */
export function wantedByWeeks(
  portal: Portal,
): readonly {readonly course: string; readonly week: string; readonly file: string}[] {
  return validCourses(portal).flatMap(({id, course}) =>
    course.weeks.flatMap((week) =>
      (week.groups ?? [])
        .flatMap((group) => group.pages ?? [])
        .flatMap((entry) => {
          const from = `courses/${id}/course.yml`;
          const link = pageOfEntry(entry);
          return link === undefined || pageOfWeek(entry, from, portal).length > 0
            ? []
            : [{course: course.code, week: week.label, file: resolveFileLink(link, from).file}];
        }),
    ),
  );
}

export function linkTo({name, address}: Page): PageLink {
  return {title: name, link: address};
}
