/**
 * Names of everything that the portal stores on a reader's device. “Forget everything” removes what is listed
 * here (isPortalKey.ts), so a new key has to be added here first.
 */
export const KEYS = {
  /** What the reader has done, bookmarked and noted; see schema.ts. */
  reader: 'reader',
  /** Where the reader left off in each course; see places.ts. */
  places: 'reader-places',
  /** `off` once the reader has switched the single-key shortcuts off. */
  shortcuts: 'shortcuts',
  visited: 'visited-pages',
  recent: 'search-recent-pages',
  course: 'current-course',
  courseTitle: 'current-course-title',
  /** In session storage only. */
  scroll: 'scroll-positions',
} as const;

/** Prefixes of keys that exist once for each example or task of a page. */
export const CODE_PREFIX = 'code:';
/** Tasks that passed before there was a schema; read by tasks.ts. */
export const TASK_PREFIX = 'task:';
