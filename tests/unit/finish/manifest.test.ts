import {mkdtempSync, rmSync, writeFileSync, mkdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {compareWithManifest, fileHashes, MANIFEST} from '../../../src/finish/manifest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'assets/a.js'), 'a');
});

afterEach(() => rmSync(folder, {recursive: true}));

test('lists every file by its path with slashes, itself aside', () => {
  writeFileSync(join(folder, MANIFEST), '{}');
  expect(Object.keys(fileHashes(folder))).toEqual(['assets/a.js', 'index.html']);
});

test('B12: an untouched build has no differences', () => {
  expect(compareWithManifest(folder, fileHashes(folder))).toEqual([]);
});

test('B12: missing, changed and added files are named', () => {
  const manifest = fileHashes(folder);
  rmSync(join(folder, 'assets/a.js'));
  writeFileSync(join(folder, 'index.html'), 'changed');
  writeFileSync(join(folder, 'extra.html'), 'new');
  expect(compareWithManifest(folder, manifest)).toEqual([
    'assets/a.js',
    'extra.html',
    'index.html',
  ]);
});
