import {
  indexFiles,
  isPacked,
  megabytes,
  missingFiles,
  type SavedCourse,
  savedPath,
  storedAddress,
  unusedAddresses,
} from '../../../src/lib/offline';

const manifest = (course: string, files: readonly (readonly [string, string, number])[]) => ({
  course,
  build: course,
  size: 0,
  files,
});
const saved = (savedAt: string, ...rest: Parameters<typeof manifest>): SavedCourse => ({
  savedAt,
  manifest: manifest(...rest),
});

test('a file is stored under its hash and its type', () => {
  expect(storedAddress(['/a/', 'h1', 1])).toBe('/offline/files/h1.html');
  expect(storedAddress(['/assets/js/a.b.js', 'h2', 1])).toBe('/offline/files/h2.js');
});

test('files with the same content are downloaded once', () => {
  const course = manifest('a', [
    ['/a.svg', 'h', 1],
    ['/b.svg', 'h', 1],
  ]);
  expect(missingFiles(course, new Set())).toHaveLength(1);
  expect(missingFiles(course, new Set(['/offline/files/h.svg']))).toEqual([]);
});

test('what no course uses any more can go', () => {
  const stored = ['/offline/files/h.js', '/offline/files/i.js'];
  expect(unusedAddresses([manifest('a', [['/a.js', 'h', 1]])], stored)).toEqual([stored[1]]);
});

test('where two courses have a page in different builds, the one saved last counts', () => {
  const index = indexFiles([
    saved('2026-11-23T10:00:00Z', 'b', [['/x/', 'new', 1]]),
    saved('2026-11-22T10:00:00Z', 'a', [['/x/', 'old', 1]]),
  ]);
  expect(index.get('/x/')).toBe('/offline/files/new.html');
});

test('a page is found without its last slash and by its file name', () => {
  const index = new Map([['/a/', 'x']]);
  expect(savedPath('/a', index)).toBe('/a/');
  expect(savedPath('/a/index.html', index)).toBe('/a/');
  expect(savedPath('/b/', index)).toBeUndefined();
});

test('text is stored compressed; pictures and fonts are so already', () => {
  expect(['/a/', '/a.html', '/a.js', '/a.wasm'].map(isPacked)).toEqual([true, true, true, true]);
  expect(['/a.png', '/a.woff2'].map(isPacked)).toEqual([false, false]);
});

test('sizes are told as readers know them', () => {
  expect([0, 8_240_000, 250_400_000].map(megabytes)).toEqual(['0.1 MB', '8.2 MB', '250 MB']);
});
