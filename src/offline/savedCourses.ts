import {COURSE_CACHE, FILE_CACHE, OFFLINE_FOLDER} from '../data/offline';
import {type CourseManifest, type SavedCourse, unusedAddresses} from '../lib/offline';

/** A course is listed only once all its files are stored, so it is either saved or not. */
const SAVED = /^\/offline\/saved\//;
const savedAddress = (course: string): string => `${OFFLINE_FOLDER}saved/${course}`;
/** Stores the manifest of a download that has not been completed. */
const begunAddress = (course: string): string => `${OFFLINE_FOLDER}begun/${course}`;

export async function savedCourses(): Promise<readonly SavedCourse[]> {
  if (!(await caches.has(COURSE_CACHE))) {
    return [];
  }
  const cache = await caches.open(COURSE_CACHE);
  const keys = (await cache.keys()).filter(({url}) => SAVED.test(new URL(url).pathname));
  const entries = await Promise.all(keys.map(async (key) => read<SavedCourse>(cache, key.url)));
  return entries.filter((entry) => entry !== undefined);
}

export async function savedCourse(course: string): Promise<SavedCourse | undefined> {
  return (await savedCourses()).find(({manifest}) => manifest.course === course);
}

/** The manifest of a download that has begun and has been neither completed nor cancelled. */
export async function begunCourse(course: string): Promise<CourseManifest | undefined> {
  return (await caches.has(COURSE_CACHE))
    ? read<CourseManifest>(await caches.open(COURSE_CACHE), begunAddress(course))
    : undefined;
}

export async function noteBegun(manifest: CourseManifest): Promise<void> {
  await write(begunAddress(manifest.course), manifest);
}

/**
 * Turns a complete download into the saved course in one step, and removes files that only the previous version
 * used.
 */
export async function noteSaved(manifest: CourseManifest, savedAt: Date): Promise<void> {
  const saved: SavedCourse = {manifest, savedAt: savedAt.toISOString()};
  await write(savedAddress(manifest.course), saved);
  await (await caches.open(COURSE_CACHE)).delete(begunAddress(manifest.course));
  await removeUnused();
}

/** Removes a course and everything that was downloaded for it. */
export async function removeCourse(course: string): Promise<void> {
  const cache = await caches.open(COURSE_CACHE);
  await cache.delete(savedAddress(course));
  await cache.delete(begunAddress(course));
  if ((await cache.keys()).length === 0) {
    await caches.delete(COURSE_CACHE);
    await caches.delete(FILE_CACHE);
  } else {
    await removeUnused();
  }
}

/** Stored URLs of files, without the origin. */
export async function storedAddresses(): Promise<ReadonlySet<string>> {
  if (!(await caches.has(FILE_CACHE))) {
    return new Set();
  }
  const keys = await (await caches.open(FILE_CACHE)).keys();
  return new Set(keys.map(({url}) => new URL(url).pathname));
}

async function removeUnused(): Promise<void> {
  const cache = await caches.open(COURSE_CACHE);
  const saved = (await savedCourses()).map(({manifest}) => manifest);
  const begun = (await cache.keys())
    .filter(({url}) => !SAVED.test(new URL(url).pathname))
    .map(({url}) => read<CourseManifest>(cache, url));
  const manifests = [...saved, ...(await Promise.all(begun)).filter((one) => one !== undefined)];
  const files = await caches.open(FILE_CACHE);
  const unused = unusedAddresses(manifests, await storedAddresses());
  await Promise.all(unused.map((address) => files.delete(address)));
}

async function read<T>(cache: Cache, address: string): Promise<T | undefined> {
  return (await (await cache.match(address))?.json()) as T | undefined;
}

async function write(address: string, content: unknown): Promise<void> {
  const cache = await caches.open(COURSE_CACHE);
  await cache.put(address, new Response(JSON.stringify(content)));
}
