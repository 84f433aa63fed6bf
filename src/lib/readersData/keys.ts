/**
 * Names of everything that the portal stores on a reader's device. “Forget everything” removes what is listed
 * here (isPortalKey.ts), so a new key belongs here first.
 */
export const KEYS = {
  /** What the reader has done, bookmarked and noted; schema.ts. */
  reader: 'reader',
  /** Where the reader left off in each course; places.ts. */
  places: 'reader-places',
  /** `off` once the reader has switched the single-key shortcuts off. */
  shortcuts: 'shortcuts',
  visited: 'visited-pages',
  recent: 'search-recent-pages',
  course: 'current-course',
  courseTitle: 'current-course-title',
  /** Of the session only. */
  scroll: 'scroll-positions',
} as const;

/** Beginnings of keys of which there is one for each example or task of a page. */
export const CODE_PREFIX = 'code:';
/** Tasks that passed before there was a schema; tasks.ts reads them. */
export const TASK_PREFIX = 'task:';
