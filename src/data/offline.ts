/** Where the build puts what the browser needs to save a course (src/plugins/offline). */
export const OFFLINE_FOLDER = '/offline/';
/** Build and size of every course, so that checking for updates costs one small request. */
export const COURSE_LIST = `${OFFLINE_FOLDER}courses.json`;

/** At the root, because a service worker controls only pages below its own address. */
export const SERVICE_WORKER = '/sw.js';

/** Sent to the worker when a course has been saved, updated or removed. */
export const COURSES_CHANGED = 'courses-changed';

/** The number changes with the format of the stored data. */
export const FILE_CACHE = 'portal-files-1';
export const COURSE_CACHE = 'portal-courses-1';

/** How long a page may take to arrive before the saved copy is shown instead. */
export const PAGE_PATIENCE_S = 4;
/** Number of files that are downloaded at the same time. */
export const PARALLEL_DOWNLOADS = 6;
/** A deploy during a download can make files differ from their list; the list is then read again. */
export const DEPLOYS_SURVIVED = 2;
