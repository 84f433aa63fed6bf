/** Where the build puts what the browser needs to save a course (src/plugins/offline). */
export const OFFLINE_FOLDER = '/offline/';
/** Build and size of every course, so that asking for news costs one small request. */
export const COURSE_LIST = `${OFFLINE_FOLDER}courses.json`;

/** At the root, because a service worker controls only pages below its own address. */
export const SERVICE_WORKER = '/sw.js';

/** What the worker is sent when a course has been saved, updated or removed. */
export const COURSES_CHANGED = 'courses-changed';

/** The number changes with the format of what is stored. */
export const FILE_CACHE = 'portal-files-1';
export const COURSE_CACHE = 'portal-courses-1';

/** How long a page may take to arrive before the saved copy is shown in its place. */
export const PAGE_PATIENCE_S = 4;
/** Files that are downloaded at the same time. */
export const PARALLEL_DOWNLOADS = 6;
/** A deploy during a download gives other bytes than the list of files says; then the list is read again. */
export const DEPLOYS_SURVIVED = 2;
