import type {MenuItem} from './menu';

/** A course as the theme knows it on every page. */
export interface CourseArea {
  /** Lower-case course code: folder, docs instance and first segment of the path. */
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** Nine characters: a slash, the code, a slash. */
  readonly path: string;
  readonly menu: readonly MenuItem[];
  /** Its pages that another course has too, by their addresses below the root. */
  readonly sharedPages: readonly string[];
}

/** Global data of the portal’s plugin. */
export interface PortalData {
  readonly courses: readonly CourseArea[];
}
