import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {after, test} from 'node:test';
import {fileHashes} from '../../src/finish/manifest';
import {buildGallery, galleryFolder} from '../helpers/gallerySite';

const again = buildGallery();
const builds = [galleryFolder(), again];
after(() => rmSync(dirname(again), {recursive: true}));

test('row B10: the same source gives the same bytes, in another folder and from nothing', () => {
  const [first, second] = builds.map((build) => ({
    pages: fileHashes(build),
    hosting: fileHashes(join(dirname(build), '.hosting')),
  }));
  assert.ok(Object.keys(first!.pages).length > 50);
  assert.deepEqual(second, first);
});
