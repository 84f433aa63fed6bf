import type {PrintCourse, PrintWeek} from '../data/print';
import {slugify} from '../lib/slug';
import type {Portal} from '../sources/model';
import {validCourses} from '../sources/registry';
import {linkTo, pagesOfWeek} from '../sources/weeks';

/** The weeks of each course with their published pages, by course id. */
export function printCourses(portal: Portal): ReadonlyMap<string, PrintCourse> {
  return new Map(
    validCourses(portal).map(({id, course}) => [
      id,
      {
        code: course.code,
        title: course.title,
        weeks: course.weeks.map((week): PrintWeek => ({
          id: slugify(week.label),
          label: week.label,
          title: week.title,
          pages: pagesOfWeek(week, id, portal).map(linkTo),
        })),
      },
    ]),
  );
}
