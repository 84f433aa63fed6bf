import type {AssessedWork, CourseFrontData, FrontWeek, WrittenPages} from '../data/page';
import {resolveFileLink} from './links';
import type {Course, Made, Portal, Week} from './model';
import {pageOfEntry} from './references';
import {linkTo, pageOfWeek, weekAddress} from './weeks';

interface Entry {
  readonly file: string;
  readonly badge?: string;
  readonly due?: string;
}

/** What the front page of a course shows, from its `course.yml`. */
export function courseFront(id: string, course: Course, portal: Portal): CourseFrontData {
  const unfinished = unfinishedPages(id, course, portal);
  return {
    course: course.code,
    makes: (course.makes ?? []).map((made) => madeAt(made, id, portal)),
    weeks: course.weeks.map((week) => frontWeek(week, id, portal)),
    assessed: course.weeks.flatMap((week) => assessedIn(week, id, portal)),
    ...(unfinished && {unfinished}),
  };
}

/** Number of pages that the weeks name, planned and written; undefined if all are written. */
export function unfinishedPages(
  id: string,
  {weeks}: Course,
  {byFile}: Pick<Portal, 'byFile'>,
): WrittenPages | undefined {
  const planned = new Set(weeks.flatMap((week) => entriesOf(week, id)).map(({file}) => file));
  const written = [...planned].filter((file) => byFile.get(file)?.draft === false).length;
  return written === planned.size ? undefined : {written, planned: planned.size};
}

function madeAt(
  {title, text, page}: Made,
  id: string,
  portal: Portal,
): CourseFrontData['makes'][number] {
  const [found] = page === undefined ? [] : pageOfWeek(page, courseFile(id), portal);
  return {title, text, ...(found && {link: found.address})};
}

function frontWeek(week: Week, id: string, portal: Portal): FrontWeek {
  const entries = entriesOf(week, id);
  const pages = entries.flatMap(({file}) => pageAt(file, portal));
  const wanted = entries.length - pages.length;
  return {
    label: week.label,
    ...(week.title !== week.label && {title: week.title}),
    link: weekAddress(id, week.label),
    pages: pages.map(linkTo),
    ...(wanted > 0 && {wanted}),
  };
}

/** The assessed pages of a week: those with a `due`. */
function assessedIn(week: Week, id: string, portal: Portal): readonly AssessedWork[] {
  return entriesOf(week, id).flatMap(({file, badge, due}) =>
    due === undefined
      ? []
      : pageAt(file, portal).map((page) => ({
          ...linkTo(page),
          ...(badge !== undefined && {kind: badge}),
          opens: week.label,
          due,
        })),
  );
}

function pageAt(file: string, {byFile}: Pick<Portal, 'byFile'>) {
  const page = byFile.get(file);
  return page === undefined || page.draft ? [] : [page];
}

/** The pages that a week names, whether or not they are written. */
function entriesOf(week: Week, id: string): readonly Entry[] {
  return (week.groups ?? [])
    .flatMap(({pages = []}) => pages)
    .flatMap((entry) => {
      const link = pageOfEntry(entry);
      if (link === undefined) {
        return [];
      }
      const {file} = resolveFileLink(link, courseFile(id));
      return typeof entry === 'object' && 'page' in entry ? [{...entry, file}] : [{file}];
    });
}

function courseFile(id: string): string {
  return `courses/${id}/course.yml`;
}
