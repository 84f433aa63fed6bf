import {
  COURSE_LIST,
  DEPLOYS_SURVIVED,
  FILE_CACHE,
  OFFLINE_FOLDER,
  PARALLEL_DOWNLOADS,
} from '../data/offline';
import {
  type CourseList,
  type CourseManifest,
  missingFiles,
  OFFLINE_HASH_LENGTH,
  type OfflineFile,
  sizeOf,
  storedAddress,
} from '../lib/offline';
import {packed} from './pack';
import {startServing, tellWorker} from './registration';
import {noteBegun, noteSaved, storedAddresses} from './savedCourses';

/** Progress of a download, in bytes as they are stored. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

interface SaveOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** There is not enough space on the device. */
export class FullError extends Error {
  override readonly name = 'FullError';

  /** @param free available bytes, if the browser reports them */
  constructor(
    readonly needed: number,
    readonly free: number | undefined,
  ) {
    super(`There is no space for ${needed} bytes`);
  }
}

/** A file differs from the list, because another build has been published in the meantime. */
class OtherBuildError extends Error {
  override readonly name = 'OtherBuildError';
}

/** Builds and sizes of all courses, from the network. */
export async function fetchCourseList(): Promise<CourseList> {
  return (await fetchJson(COURSE_LIST)) as CourseList;
}

/**
 * Downloads the missing files of a course, and marks it as saved once it is complete. Until then an earlier
 * saved version stays usable, and the next attempt continues where this one ended.
 *
 * @throws FullError, or whatever fetching throws
 */
export async function saveCourse(course: string, options: SaveOptions = {}): Promise<void> {
  await alone(async () => {
    for (let deploys = 0; ; deploys += 1) {
      const manifest = (await fetchJson(`${OFFLINE_FOLDER}${course}.json`)) as CourseManifest;
      try {
        await download(manifest, options);
        // Without a worker to serve it, a course does not count as saved.
        await startServing();
        await noteSaved(manifest, new Date());
        await tellWorker();
        return;
      } catch (error) {
        if (!(error instanceof OtherBuildError) || deploys === DEPLOYS_SURVIVED) {
          throw error;
        }
      }
    }
  }, options.signal);
}

/** Two tabs saving at the same time would remove each other's files. */
async function alone(action: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  await navigator.locks.request('portal-offline', {signal}, action);
}

async function download(
  manifest: CourseManifest,
  {signal, onProgress}: SaveOptions,
): Promise<void> {
  const missing = missingFiles(manifest, await storedAddresses());
  const needed = sizeOf(missing);
  const free = await freeBytes();
  if (free !== undefined && needed > free) {
    throw new FullError(needed, free);
  }
  await noteBegun(manifest);
  const cache = await caches.open(FILE_CACHE);
  let done = manifest.size - needed;
  const waiting = [...missing];
  const work = async (): Promise<void> => {
    try {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        await store(file, cache, signal);
        done += file[2];
        onProgress?.({done, total: manifest.size});
      }
    } catch (error) {
      // The other downloads stop after their current file.
      waiting.length = 0;
      throw error;
    }
  };
  onProgress?.({done, total: manifest.size});
  const ends = await Promise.allSettled(Array.from({length: PARALLEL_DOWNLOADS}, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) {
    throw isFull(failed.reason) ? await fullError(manifest.size - done) : failed.reason;
  }
}

/** Browsers may refuse a file although they reported enough space; then that number cannot be trusted. */
async function fullError(needed: number): Promise<FullError> {
  const free = await freeBytes();
  return new FullError(needed, free !== undefined && free < needed ? free : undefined);
}

async function store(file: OfflineFile, cache: Cache, signal?: AbortSignal): Promise<void> {
  const [path, hash] = file;
  // The service worker leaves such requests to the network (src/offline/worker.ts).
  const response = await fetch(path, {cache: 'no-store', signal});
  const bytes = response.ok ? await response.arrayBuffer() : undefined;
  if (bytes === undefined || (await hashOf(bytes)) !== hash) {
    throw new OtherBuildError(
      `${path} does not match the list of files (status ${response.status})`,
    );
  }
  signal?.throwIfAborted();
  await cache.put(storedAddress(file), packed(path, bytes, response.headers));
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const letters = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return letters.slice(0, OFFLINE_HASH_LENGTH);
}

/** WebKitGTK does not report it. */
async function freeBytes(): Promise<number | undefined> {
  const {quota, usage} = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

function isFull(error: unknown): boolean {
  return (error as {readonly name?: unknown} | null)?.name === 'QuotaExceededError';
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, {cache: 'no-store'});
  if (!response.ok) {
    throw new Error(`${address} cannot be loaded (status ${response.status})`);
  }
  return response.json();
}
