import {createHash} from 'node:crypto';
import {SECURITY_HEADERS} from '../../../src/data/policy';
import {sampleFiles, smokeTest, type Answer} from '../../../src/finish/deploy';

const FILES: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'css/index.html': 'css',
  'assets/js/a.js': 'a',
  'sw.js': 'worker',
};
const MANIFEST = Object.fromEntries(
  Object.entries(FILES).map(([path, text]) => [
    path,
    createHash('sha256').update(text).digest('hex'),
  ]),
);

/** A good host, but for what is given. */
function host(wrong: Partial<Record<string, Partial<Answer>>> = {}) {
  return async (path: string): Promise<Answer> => {
    const text = FILES[path.slice(1)] ?? FILES[`${path.slice(1)}index.html`];
    const headers: Record<string, string> = {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': "default-src 'self'",
      'Cache-Control': path.startsWith('/assets/') ? 'public, immutable' : 'no-cache',
    };
    return {
      status: text === undefined ? 404 : 200,
      header: (name) => headers[name] ?? null,
      body: Buffer.from(text ?? ''),
      ...wrong[path],
    };
  };
}

test('D2: a host that serves the build as it is has no faults', async () => {
  expect(await smokeTest(MANIFEST, host())).toEqual([]);
});

test('D2: a missing chunk that is answered with a page is a fault', async () => {
  const get = host({'/assets/js/no-such-chunk.js': {status: 200}});
  expect(await smokeTest(MANIFEST, get)).toEqual([
    '/assets/js/no-such-chunk.js: status 200 instead of 404',
  ]);
});

test('D2: changed bytes and missing headers are named', async () => {
  const get = host({
    '/css/': {body: Buffer.from('minified')},
    '/assets/js/a.js': {header: (name) => (name === 'Cache-Control' ? 'no-store' : 'x')},
  });
  const faults = await smokeTest(MANIFEST, get);
  expect(faults).toContain('/css/: differs from the file in the build');
  expect(faults).toContain('/assets/js/a.js: Cache-Control lacks “immutable”');
});

test('D2: the sample has every root and one asset of each type', () => {
  expect(sampleFiles(Object.keys(FILES))).toEqual(Object.keys(FILES));
});

test('finds a service worker that browsers would keep', async () => {
  const headers = {...SECURITY_HEADERS, 'Content-Security-Policy': "default-src 'self'"};
  const kept = (name: string): string | null =>
    name === 'Cache-Control' ? 'public, max-age=3600' : (headers[name as never] ?? null);
  expect(await smokeTest(MANIFEST, host({'/sw.js': {header: kept}}))).toEqual([
    '/sw.js: Cache-Control lacks “no-cache”',
  ]);
});
