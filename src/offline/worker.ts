/**
 * The service worker: serves what readers have saved. It is registered once a course is saved, and removed with
 * the last one (docs/operations.md). It does not write anything itself; src/offline/saveCourse.ts does.
 */
import {registerRoute, setCatchHandler} from 'workbox-routing';
import {CacheFirst, NetworkFirst, type Strategy} from 'workbox-strategies';
import {RangeRequestsPlugin} from 'workbox-range-requests';
import type {RouteHandlerCallbackOptions, WorkboxPlugin} from 'workbox-core/types';
import {COURSES_CHANGED, FILE_CACHE, OFFLINE_FOLDER, PAGE_PATIENCE_S} from '../data/offline';
import {OFFLINE_PAGE} from '../data/offlineTexts';
import {indexFiles, savedPath} from '../lib/offline';
import {unpacked} from './pack';
import {savedCourses} from './savedCourses';
import {asSandboxed} from './sandboxed';

/**
 * The part of the worker's global scope that is used here, which TypeScript's library for pages does not
 * include.
 */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: {claim(): Promise<void>};
  addEventListener(type: string, listen: (event: WorkerEvent) => void): void;
}
interface WorkerEvent extends Event {
  readonly data?: unknown;
  waitUntil(promise: Promise<unknown>): void;
}
const scope = globalThis as unknown as WorkerScope;

let index: Promise<ReadonlyMap<string, string>> | undefined;

function readIndex(): Promise<ReadonlyMap<string, string>> {
  index ??= savedCourses().then(indexFiles);
  return index;
}

async function storedAddressOf(address: string): Promise<string | undefined> {
  const files = await readIndex();
  const path = savedPath(new URL(address).pathname, files);
  return path === undefined ? undefined : files.get(path);
}

const savedCopy: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({request}) => (await storedAddressOf(request.url)) ?? request,
  cachedResponseWillBeUsed: async ({cachedResponse}) => cachedResponse && unpacked(cachedResponse),
  // Only what readers ask to save is stored.
  cacheWillUpdate: async () => null,
};

/** Files with a hash in their name never change. */
const hashed = new CacheFirst({
  cacheName: FILE_CACHE,
  plugins: [savedCopy, new RangeRequestsPlugin()],
});
const changing = new NetworkFirst({
  cacheName: FILE_CACHE,
  networkTimeoutSeconds: PAGE_PATIENCE_S,
  plugins: [savedCopy],
});

const HASHED = /^\/(?:assets|runner)\//;
const FRAME = /^\/runner\/.*\.html$/;

/** Requests that bypass caches are left to the network, as are the lists of what can be saved. */
function isServed({url, request}: {url: URL; request: Request}): boolean {
  return (
    url.origin === location.origin &&
    !url.pathname.startsWith(OFFLINE_FOLDER) &&
    (isNavigation(request) || request.cache !== 'no-store')
  );
}

registerRoute(
  (match) => isServed(match) && FRAME.test(match.url.pathname) && isNavigation(match.request),
  async (options) =>
    asSandboxed(options.url.pathname, await hashed.handle(options), (address) =>
      answerWith(hashed, options, address),
    ),
);
registerRoute((match) => isServed(match) && HASHED.test(match.url.pathname), hashed);
registerRoute(isServed, changing);

/** Before leaving a page, the portal checks whether the next one is available (src/lib/resilience.ts). */
registerRoute(
  isServed,
  async ({request}) =>
    (await storedAddressOf(request.url)) === undefined ? fetch(request) : new Response(null),
  'HEAD',
);

setCatchHandler(async ({request}) => {
  if (!isNavigation(request) || FRAME.test(new URL(request.url).pathname)) {
    return Response.error();
  }
  return new Response(OFFLINE_PAGE, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'",
    },
  });
});

function isNavigation({mode}: Request): boolean {
  return mode === 'navigate';
}

function answerWith(
  strategy: Strategy,
  {event}: RouteHandlerCallbackOptions,
  address: string,
): Promise<Response> {
  return strategy.handle({event, request: new Request(address)});
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', ({data}) => {
  if (data === COURSES_CHANGED) {
    index = undefined;
  }
});
