import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {COURSE_LIST} from '../../src/data/offline';
import {type CourseManifest, OFFLINE_HASH_LENGTH, type OfflineFile} from '../../src/lib/offline';
import {memoryCaches} from './memoryCaches';

/** A published build with courses, and a browser that reads it. */
export interface OfflineSite {
  /** Text of each file, by its path; a deploy changes them. */
  readonly files: Map<string, string>;
  /** Paths in each course. */
  readonly courses: Map<string, readonly string[]>;
  /** Paths that were requested since the list was last emptied. */
  readonly requests: string[];
  /** Sees each request first; may throw as the network does. */
  onRequest: (path: string) => void;
  /** Throws what a browser throws that cannot store a file. */
  onPut: (address: string) => void;
  quota: number;
  readonly worker: {isRegistered: boolean; readonly messages: unknown[]};
  manifest(course: string): CourseManifest;
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, OFFLINE_HASH_LENGTH);

/** Puts the browser's parts in the place of the globals, which Jest restores for each file of tests. */
export function serveOffline(): OfflineSite {
  const site: OfflineSite = {
    files: new Map([
      ['/a/', '<h1>A</h1>'],
      ['/b/', '<h1>B</h1>'],
      ['/shared.js', 'shared()'],
    ]),
    courses: new Map([
      ['a', ['/a/', '/shared.js']],
      ['b', ['/b/', '/shared.js']],
    ]),
    requests: [],
    onRequest: () => undefined,
    onPut: () => undefined,
    quota: 1_000_000,
    worker: {isRegistered: false, messages: []},
    manifest(course) {
      const files = site.courses
        .get(course)!
        .map((path): OfflineFile => [
          path,
          hashOf(site.files.get(path)!),
          gzipSync(site.files.get(path)!).length,
        ]);
      const size = files.reduce((sum, [, , bytes]) => sum + bytes, 0);
      return {course, build: hashOf(JSON.stringify(files)), size, files};
    },
  };
  const define = (name: string, value: unknown): void =>
    void Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
  define('caches', memoryCaches({beforePut: (address) => site.onPut(address)}));
  define('window', globalThis);
  define('fetch', (path: string, {signal}: RequestInit = {}) => answer(site, path, signal));
  define('navigator', browserOf(site));
  return site;
}

async function answer(
  site: OfflineSite,
  path: string,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  signal?.throwIfAborted();
  site.requests.push(path);
  site.onRequest(path);
  signal?.throwIfAborted();
  const course = /^\/offline\/(\w+)\.json$/.exec(path)?.[1];
  if (path === COURSE_LIST) {
    const list = [...site.courses.keys()].map((id) => [id, site.manifest(id)]);
    return Response.json(Object.fromEntries(list));
  }
  if (course !== undefined) {
    return Response.json(site.manifest(course));
  }
  const text = site.files.get(path);
  return text === undefined ? new Response('', {status: 404}) : new Response(text);
}

function browserOf(site: OfflineSite): object {
  const active = Object.assign(new EventTarget(), {
    state: 'activated',
    postMessage: (message: unknown) => void site.worker.messages.push(message),
  });
  const registration = {
    active,
    unregister: () => {
      site.worker.isRegistered = false;
      return Promise.resolve(true);
    },
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    onLine: true,
    storage: {
      estimate: () => Promise.resolve({quota: site.quota, usage: 0}),
      persist: () => Promise.resolve(true),
    },
    locks: {
      request: (_name: string, _options: object, action: () => Promise<void>) => {
        last = last.then(action, action);
        return last;
      },
    },
    serviceWorker: {
      register: () => {
        site.worker.isRegistered = true;
        return Promise.resolve(registration);
      },
      ready: Promise.resolve(registration),
      getRegistrations: () => Promise.resolve(site.worker.isRegistered ? [registration] : []),
    },
  };
}
