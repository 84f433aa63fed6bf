import {DEPLOYS_SURVIVED, FILE_CACHE} from '../../../src/data/offline';
import {storedAddress} from '../../../src/lib/offline';
import {removeSaved, startSaving, stopSaving} from '../../../src/offline/jobs';
import {FullError, saveCourse} from '../../../src/offline/saveCourse';
import {savedCourse, savedCourses, storedAddresses} from '../../../src/offline/savedCourses';
import {readStatus} from '../../../src/offline/status';
import {updateCourses} from '../../../src/offline/updateCourses';
import {unpacked} from '../../../src/offline/pack';
import {type OfflineSite, serveOffline} from '../../helpers/offlineSite';

let site: OfflineSite;
const ignore = (): void => undefined;

beforeEach(() => {
  site = serveOffline();
});

async function storedText(course: string, path: string): Promise<string | undefined> {
  const file = site.manifest(course).files.find(([name]) => name === path)!;
  const response = await (await caches.open(FILE_CACHE)).match(storedAddress(file));
  return response && unpacked(response).text();
}

test('a saved course has every file, as the server sent it', async () => {
  await saveCourse('a');
  expect(await storedText('a', '/a/')).toBe('<h1>A</h1>');
  expect(await storedText('a', '/shared.js')).toBe('shared()');
});

test('nothing is registered before a course is saved, and nothing stays after the last is removed', async () => {
  expect(site.worker.isRegistered).toBe(false);
  await startSaving('a', ignore);
  await startSaving('b', ignore);
  await removeSaved('a');
  expect(site.worker.isRegistered).toBe(true);
  await removeSaved('b');
  expect(site.worker.isRegistered).toBe(false);
  expect(await caches.keys()).toEqual([]);
});

test('courses share files: the second downloads only its own, and removing one leaves the other whole', async () => {
  await saveCourse('a');
  site.requests.length = 0;
  await saveCourse('b');
  expect(site.requests).toEqual(['/offline/b.json', '/b/']);
  await removeSaved('a');
  expect(await storedText('b', '/shared.js')).toBe('shared()');
  expect((await storedAddresses()).size).toBe(2);
});

test('progress grows from nothing to the size of the course', async () => {
  const seen: number[] = [];
  await startSaving('a', ({done}) => seen.push(done));
  expect(seen[0]).toBe(0);
  expect(seen.at(-1)).toBe(site.manifest('a').size);
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
});

test('a download that the network cuts off keeps what has arrived, and goes on from there', async () => {
  site.onRequest = (path) => {
    if (path === '/shared.js') {
      throw new TypeError('Failed to fetch');
    }
  };
  await expect(saveCourse('a')).rejects.toThrow('Failed to fetch');
  expect(await readStatus('a')).toMatchObject({kind: 'incomplete'});
  expect(site.worker.isRegistered).toBe(false);
  site.onRequest = ignore;
  site.requests.length = 0;
  await saveCourse('a');
  expect(site.requests).toEqual(['/offline/a.json', '/shared.js']);
  expect(await readStatus('a')).toMatchObject({kind: 'saved', isOutdated: false});
});

test('a reader who stops a download can go on later', async () => {
  const saving = startSaving('a', ignore);
  stopSaving('a');
  await expect(saving).rejects.toMatchObject({name: 'AbortError'});
  expect(await savedCourse('a')).toBeUndefined();
  await startSaving('a', ignore);
  expect(await readStatus('a')).toMatchObject({kind: 'saved'});
});

test('a deploy in the middle of a download gives the course of the new build', async () => {
  site.onRequest = (path) => {
    if (path === '/shared.js' && site.files.get('/a/') === '<h1>A</h1>') {
      site.files.set('/a/', '<h1>A again</h1>').set('/shared.js', 'other()');
    }
  };
  await saveCourse('a');
  expect(await storedText('a', '/a/')).toBe('<h1>A again</h1>');
  expect(await storedText('a', '/shared.js')).toBe('other()');
  expect((await storedAddresses()).size).toBe(2);
});

test('a host that never sends what its list says is given up', async () => {
  const {manifest} = site;
  site.manifest = (course) => ({
    ...manifest(course),
    files: [['/a/', 'another-hash', 10]],
  });
  await expect(saveCourse('a')).rejects.toThrow('/a/ does not match the list of files');
  expect(site.requests.filter((path) => path === '/a/')).toHaveLength(DEPLOYS_SURVIVED + 1);
});

test('a course that does not fit is not begun, and the error says what it needs and what is free', async () => {
  site.quota = 20;
  const failure = await saveCourse('a').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FullError);
  expect(failure).toMatchObject({needed: site.manifest('a').size, free: 20});
  expect(site.requests).toEqual(['/offline/a.json']);
  expect(await caches.keys()).toEqual([]);
});

test('a device that fills up on the way says so and keeps what was saved before', async () => {
  await saveCourse('a');
  site.onPut = (address) => {
    if (address.startsWith('/offline/files/')) {
      throw new DOMException('full', 'QuotaExceededError');
    }
  };
  await expect(saveCourse('b')).rejects.toBeInstanceOf(FullError);
  expect((await savedCourses()).map(({manifest}) => manifest.course)).toEqual(['a']);
});

test('a course is not called saved where the service worker cannot be registered', async () => {
  Object.assign(navigator.serviceWorker, {
    register: () => Promise.reject(new TypeError('no worker')),
  });
  await expect(saveCourse('a')).rejects.toThrow('no worker');
  expect(await readStatus('a')).toMatchObject({kind: 'incomplete'});
});

test('a course is saved only once the service worker has taken over', async () => {
  const {active} = await navigator.serviceWorker.ready;
  Object.assign(active!, {state: 'activating'});
  const saving = saveCourse('a');
  while (!site.worker.isRegistered) {
    await new Promise(setImmediate);
  }
  expect(await savedCourse('a')).toBeUndefined();
  Object.assign(active!, {state: 'activated'});
  active!.dispatchEvent(new Event('statechange'));
  await saving;
  expect(await readStatus('a')).toMatchObject({kind: 'saved'});
});

test('a new build is downloaded by what has changed, takes the old one’s place, and is announced', async () => {
  await saveCourse('a');
  site.files.set('/a/', '<h1>A, new</h1>');
  site.requests.length = 0;
  const announced = jest.fn();
  Object.assign(globalThis, {dispatchEvent: announced});
  await updateCourses();
  expect(site.requests).toEqual(['/offline/courses.json', '/offline/a.json', '/a/']);
  expect(await storedText('a', '/a/')).toBe('<h1>A, new</h1>');
  expect((await storedAddresses()).size).toBe(2);
  expect(announced).toHaveBeenCalledTimes(1);
});

test('an update that fails leaves the old copy as it was', async () => {
  await saveCourse('a');
  const old = await savedCourse('a');
  site.files.set('/a/', '<h1>A, new</h1>');
  site.onRequest = (path) => {
    if (path === '/a/') {
      throw new TypeError('Failed to fetch');
    }
  };
  await expect(updateCourses()).rejects.toThrow('Failed to fetch');
  expect(await savedCourse('a')).toEqual(old);
  expect(await readStatus('a')).toMatchObject({kind: 'saved', isOutdated: true});
});

test('a reader who saves data is not sent an update', async () => {
  await saveCourse('a');
  site.files.set('/a/', '<h1>A, new</h1>');
  Object.assign(navigator, {connection: {saveData: true}});
  site.requests.length = 0;
  await updateCourses();
  expect(site.requests).toEqual([]);
});

test('where the browser has cleared the caches, the service worker goes too', async () => {
  await saveCourse('a');
  for (const name of await caches.keys()) {
    await caches.delete(name);
  }
  await updateCourses();
  expect(site.worker.isRegistered).toBe(false);
});

test('a copy that has lost files is incomplete, and saving it again fetches only those', async () => {
  await saveCourse('a');
  await (await caches.open(FILE_CACHE)).delete(storedAddress(site.manifest('a').files[0]!));
  expect(await readStatus('a')).toMatchObject({kind: 'incomplete'});
  site.requests.length = 0;
  await saveCourse('a');
  expect(site.requests).toEqual(['/offline/a.json', '/a/']);
});
