import type {CourseArea} from '../data/areas';
import {COURSE_KEY_LENGTH} from '../data/limits';

/**
 * The course that a path belongs to, based on its first nine characters; undefined if there is no such
 * course.
 */
export function courseOfPath(path: string, courses: readonly CourseArea[]): CourseArea | undefined {
  if (path === '/' || path.includes('modules')) {
    return undefined;
  }
  const key = path.slice(0, COURSE_KEY_LENGTH).toLowerCase();
  return courses.find((course) => course.path === key || course.path === `${key}/`);
}

/** The course whose root was stored; undefined for any other stored value. */
export function courseOfStorage(
  stored: string | null,
  courses: readonly CourseArea[],
): CourseArea | undefined {
  return courses.find(({path}) => path === stored);
}

/**
 * Where the Courses drop-down links to: the same page of the other course, with its hash, or that course's
 * home page if it has no such page.
 */
export function counterpartOf(
  location: {readonly pathname: string; readonly hash: string},
  from: CourseArea | undefined,
  to: CourseArea,
): string {
  if (from === undefined || !location.pathname.startsWith(from.path)) {
    return to.path;
  }
  const page = location.pathname.slice(from.path.length);
  const isThere = from.id === to.id || to.sharedPages.includes(page);
  return isThere ? `${to.path}${page}${location.hash}` : to.path;
}
