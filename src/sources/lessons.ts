import {withoutOptional} from './lessonTime';
import type {Page, Portal} from './model';
import {listWeeks} from './weeks';

/** Folders of a course whose pages are work to hand in or to practise on. */
const WORK = /^\/[^/]+\/(?:labs|exercises|projects)\/./;
const TASK_ID = /<Task\b[^>]*\bid="([^"]*)"/g;

/** Only lessons state what readers can do afterwards; landing pages and lists do not. */
export function isLesson({frontMatter, draft}: Page): boolean {
  return frontMatter.outcomes !== undefined && frontMatter.unlisted !== true && !draft;
}

/** Whether readers can mark a page as done: lessons, and the labs, exercises and projects of a course. */
export function canBeDone(page: Page): boolean {
  return isLesson(page) || (WORK.test(page.address) && !page.draft);
}

/** Ids of a lesson's tasks. Those of `<GoingFurther>` are not needed for a lesson to be done. */
export function taskIds(content: string): readonly string[] {
  return [...withoutOptional(content).matchAll(TASK_ID)].map(({1: id}) => id!);
}

/** Addresses of each course's lessons, in the order of its weeks. */
export function lessonsOfCourses(portal: Portal): Readonly<Record<string, readonly string[]>> {
  const lessons: Record<string, Set<string>> = {};
  for (const {course, addresses} of listWeeks(portal)) {
    const found = (lessons[course] ??= new Set());
    addresses
      .filter((address) => isLesson(portal.byAddress.get(address)!))
      .forEach((address) => found.add(address));
  }
  return Object.fromEntries(
    Object.entries(lessons).map(([course, addresses]) => [course, [...addresses]]),
  );
}

/** The name of each published page, by address. */
export function titlesOfPages({pages}: Portal): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pages.filter(({draft}) => !draft).map(({address, name}) => [address, name]),
  );
}
