import assert from 'node:assert/strict';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, beforeEach, test} from 'node:test';
import {NOTICES} from '../../src/data/notices';
import {hydrated, PHONE, servePortal} from '../helpers/portal';
import {countLoads, heading, LESSON, NEXT, NEXT_TITLE, nextLink, notice} from '../helpers/reader';

const release = mkdtempSync(join(tmpdir(), 'release-'));
const chunks = join(release, 'assets/js');
const portal = servePortal({folder: release});

/** On a phone no link to the next page is in view, so nothing of it is fetched ahead. */
const UNSEEN = {viewport: PHONE};

beforeEach(() => {
  rmSync(release, {recursive: true});
  cpSync('build', release, {recursive: true});
});
after(() => rmSync(release, {recursive: true}));

/** Takes the pages’ chunks away from under an open tab, as a deploy without the old assets does. */
function removePageChunks(): void {
  const names = readdirSync(chunks).filter((name) => /^[0-9a-f]{8}\./.test(name));
  assert.ok(names.length > 0);
  names.forEach((name) => rmSync(join(chunks, name)));
}

const HASH = /(?<=^[^.]+\.)[0-9a-f]{8}(?=\.js$)/;

/** Puts another build in the place of this one: the same pages, every script under another name. */
function deployNextRelease(): void {
  const names = readdirSync(chunks).filter((name) => HASH.test(name));
  const others = new Map(
    names.map((name) => HASH.exec(name)![0]).map((hash) => [hash, [...hash].reverse().join('')]),
  );
  const renamed = (text: string): string =>
    text.replace(/(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/g, (hash) => others.get(hash) ?? hash);
  for (const path of readdirSync(release, {recursive: true, encoding: 'utf8'})) {
    if (/\.(?:html|js)$/.test(path) && !path.startsWith('runner/')) {
      const text = readFileSync(join(release, path), 'utf8');
      writeFileSync(join(release, path), renamed(text));
    }
  }
  names.forEach((name) => renameSync(join(chunks, name), join(chunks, renamed(name))));
}

test('R7: under a deploy of another build an open tab gets the new page, alive, with one reload', async () => {
  const {page} = await portal.open(LESSON, UNSEEN);
  deployNextRelease();
  const loads = countLoads(page);
  const missing = page.waitForResponse((response) => response.status() === 404);
  await nextLink(page).click();
  await missing;
  await heading(page, NEXT_TITLE).waitFor();
  await hydrated(page);
  assert.equal(loads(), 1);
  assert.equal(await notice(page, NOTICES.failed.text).count(), 0);
});

test('R7: a deploy that keeps the old assets costs an open tab nothing', async () => {
  const {page} = await portal.open(LESSON, UNSEEN);
  const loads = countLoads(page);
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
  assert.equal(loads(), 0);
});

test('R7: a deploy without the old assets costs an open tab one reload', async () => {
  const {page} = await portal.open(LESSON, UNSEEN);
  removePageChunks();
  const loads = countLoads(page);
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
  assert.equal(loads(), 1);
});

test('R7: a page that a deploy has removed is a 404 page after one reload', async () => {
  const {page} = await portal.open(LESSON, UNSEEN);
  rmSync(join(release, NEXT), {recursive: true});
  removePageChunks();
  const loads = countLoads(page);
  await nextLink(page).click();
  await heading(page, '404').waitFor();
  assert.equal(loads(), 1);
  await page.goto(`${portal.address()}${NEXT}`);
  await heading(page, '404').waitFor();
});

test('D4: a tab of the release before goes on as long as that release’s assets are kept', async () => {
  const {page} = await portal.open(LESSON, UNSEEN);
  rmSync(join(release, NEXT, 'index.html'));
  const loads = countLoads(page);
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
  await hydrated(page);
  assert.equal(loads(), 0);
});
