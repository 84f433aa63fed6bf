import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Route} from 'playwright-core';
import {CHUNK_PATIENCE_MS} from '../../src/data/limits';
import {ABSENT_NOTICE, NOTICES} from '../../src/data/notices';
import {frames} from '../helpers/eventually';
import {hydrated, PHONE, servePortal} from '../helpers/portal';
import {
  CHUNKS,
  countLoads,
  faultyChunks,
  heading,
  isHydrated,
  LESSON,
  LESSON_TITLE,
  NEXT_TITLE,
  nextLink,
  notice,
} from '../helpers/reader';

const portal = servePortal();

/** Until a notice that comes after a time, on a loaded machine. */
const SLOW = {timeout: CHUNK_PATIENCE_MS + 30_000};

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is aborted': (route) => route.abort(),
  'is missing (404)': (route) => route.fulfill({status: 404, body: 'no'}),
  'is a page (HTML, status 200)': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>x</title>'}),
  'has a wrong type': (route) =>
    route.fulfill({
      contentType: 'text/plain',
      headers: {'X-Content-Type-Options': 'nosniff'},
      body: 'self',
    }),
};

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`R1: a chunk that ${name} on a click: one reload, then the static page with a notice`, async () => {
    const {page} = await portal.open(LESSON);
    const loads = countLoads(page);
    await faultyChunks(page, fault);
    await nextLink(page).click();
    await heading(page, NEXT_TITLE).waitFor();
    await notice(page, NOTICES.failed.text).waitFor();
    await frames(page);
    assert.equal(loads(), 1);
    assert.equal(await isHydrated(page), 0);
    await page.unroute(CHUNKS);
    await page.getByRole('button', {name: 'Reload'}).click();
    await hydrated(page);
    assert.equal(await page.getByRole('status').filter({hasText: /\S/}).count(), 0);
  });
}

test('R1: when the routes of a topic fail on a click, its page comes with one reload and a notice', async () => {
  const {page} = await portal.open('/mtm6130/content/', {viewport: PHONE});
  const loads = countLoads(page);
  await faultyChunks(page, (route) => route.abort());
  await page.getByRole('main').getByRole('link', {name: LESSON_TITLE}).first().click();
  await heading(page, LESSON_TITLE).waitFor();
  await notice(page, NOTICES.failed.text).waitFor();
  assert.equal(loads(), 1);
});

test('R2: a chunk that fails once costs one reload and no notice', async () => {
  const {page} = await portal.open(LESSON);
  const loads = countLoads(page);
  await faultyChunks(page, (route) => (loads() === 0 ? route.abort() : route.fallback()));
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
  await hydrated(page);
  assert.equal(loads(), 1);
  assert.equal(await notice(page, NOTICES.failed.text).count(), 0);
});

test('R2: a chunk that fails under the pointer only says nothing about the page that is read', async () => {
  const {page} = await portal.open(LESSON);
  await faultyChunks(page, (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await nextLink(page).hover();
  await failure;
  await frames(page);
  assert.equal(await notice(page, NOTICES.failed.text).count(), 0);
});

test('R3: chunks that fail on the first load leave a readable page, a notice and links that work', async () => {
  const {page} = await portal.open(LESSON);
  await faultyChunks(page, (route) => route.abort());
  await page.goto(`${portal.address()}${LESSON}`);
  await heading(page, LESSON_TITLE).waitFor();
  await notice(page, NOTICES.failed.text).waitFor();
  const loads = countLoads(page);
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
  await notice(page, NOTICES.failed.text).waitFor();
  assert.equal(loads(), 1);
});

test('R4: a chunk that hangs on a click is called slow in time, and the page can be loaded afresh', async () => {
  const {page} = await portal.open(LESSON);
  const loads = countLoads(page);
  await faultyChunks(page, (route) => (loads() === 0 ? undefined : route.fallback()));
  await nextLink(page).click();
  await notice(page, NOTICES.slow.text).waitFor(SLOW);
  await page.getByRole('button', {name: NOTICES.slow.action}).click();
  await heading(page, NEXT_TITLE).waitFor();
  await hydrated(page);
  assert.equal(await notice(page, NOTICES.slow.text).count(), 0);
});

test('R4: a chunk that hangs on the first load is called slow, and the notice goes when it arrives', async () => {
  const {page} = await portal.open(LESSON);
  const held: Route[] = [];
  let isHanging = true;
  await faultyChunks(page, (route) => (isHanging ? void held.push(route) : route.continue()));
  await page.goto(`${portal.address()}${LESSON}`, {waitUntil: 'commit'});
  await notice(page, NOTICES.slow.text).waitFor(SLOW);
  await heading(page, LESSON_TITLE).waitFor();
  isHanging = false;
  await Promise.all(held.map((route) => route.continue()));
  await hydrated(page);
  await notice(page, NOTICES.slow.text).waitFor({state: 'detached'});
});

test('R5: without the main script pages are readable and links work, with no banner', async () => {
  const {page} = await portal.open(LESSON);
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  for (const path of ['/', LESSON]) {
    await page.goto(`${portal.address()}${path}`);
    await page.getByRole('heading', {level: 1}).waitFor();
    assert.equal(await page.getByText(/did not load properly/).count(), 0);
  }
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
});

for (const file of ['main', 'runtime~main']) {
  test(`R5: when ${file} fails, a phone’s reader is told in time, and the bar leads to every course`, async () => {
    const {page} = await portal.open(LESSON, {viewport: PHONE});
    const script = `**/assets/js/${file}.*.js`;
    await page.route(script, (route) => route.abort());
    await page.goto(`${portal.address()}${LESSON}`);
    await notice(page, ABSENT_NOTICE.text).waitFor(SLOW);
    await page.unroute(script);
    await page.getByRole('link', {name: ABSENT_NOTICE.action}).click();
    await hydrated(page);
    assert.equal(await page.getByText(ABSENT_NOTICE.text).count(), 0);
    await page.route(script, (route) => route.abort());
    await page.reload();
    await page.locator('header').getByRole('link').first().click();
    await page
      .getByRole('main')
      .getByRole('link', {name: /MTM6407/})
      .click();
    await heading(page, 'MTM6407').waitFor();
  });
}

test('R5: a main script that hangs is told too, and the notice goes when it arrives', async () => {
  const {page} = await portal.open(LESSON);
  const held: Route[] = [];
  await page.route('**/assets/js/main.*.js', (route) => void held.push(route));
  await page.goto(`${portal.address()}${LESSON}`, {waitUntil: 'commit'});
  await notice(page, ABSENT_NOTICE.text).waitFor(SLOW);
  await Promise.all(held.map((route) => route.continue()));
  await hydrated(page);
  assert.equal(await page.getByText(ABSENT_NOTICE.text).count(), 0);
});

test('R5: the layout comes with the page, so no style sheet can fail before it', async () => {
  const {page} = await portal.open(LESSON);
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') {
      sheets.push(request.url());
    }
  });
  await page.goto(`${portal.address()}${LESSON}`);
  await hydrated(page);
  assert.deepEqual(sheets, []);
  const bar = page.getByRole('banner');
  assert.equal(await bar.evaluate((element) => getComputedStyle(element).position), 'sticky');
});

test('G5: a style sheet that comes later and fails is named, with a notice, and the page lives on', async () => {
  const {page} = await portal.open(LESSON);
  await page.route('**/*.css', (route) => route.abort());
  const named = page.waitForEvent('console', (message) =>
    /^Error: Unable to preload CSS for \/assets\/icon-font-[^ ]+\.css/.test(message.text()),
  );
  await page.evaluate(() => {
    const icon = document.createElement('i');
    icon.className = 'fas fa-check';
    document.body.append(icon);
  });
  await nextLink(page).click();
  await named;
  await heading(page, NEXT_TITLE).waitFor();
  await notice(page, NOTICES.styles.text).waitFor();
});
