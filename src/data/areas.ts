import type {MenuItem} from './menu';
import type {WrittenPages} from './page';

/** Data about a course that the theme has on every page. */
export interface CourseArea {
  /** Course code in lower case: its folder, docs instance and first path segment. */
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** A slash, the code and a slash: nine characters. */
  readonly path: string;
  readonly menu: readonly MenuItem[];
  /** Pages that exist in another course too, as paths relative to the course's root. */
  readonly sharedPages: readonly string[];
  /** Set only while some pages that its weeks name are not written. */
  readonly unfinished?: WrittenPages;
  /** Number of lessons that its weeks list. */
  readonly lessons: number;
}

/** Global data of the portal's plugin. */
export interface PortalData {
  readonly courses: readonly CourseArea[];
}
