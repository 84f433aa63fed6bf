import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, beforeEach, test} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {OFFLINE_TEXTS} from '../../src/data/offlineTexts';
import {OFFLINE_TITLES} from '../../src/data/offlineTitles';
import {AS_SHOWN_BRIEFLY} from '../../src/data/runTexts';
import {NOTICES} from '../../src/data/notices';
import {type CourseManifest, megabytes} from '../../src/lib/offline';
import {runAxe} from '../helpers/axe';
import {eventually} from '../helpers/eventually';
import {titleOf} from '../helpers/lessons';
import {manifestOf, NEXT_BUILD, nextBuild} from '../helpers/nextBuild';
import {hydrated, PHONE, servePortal} from '../helpers/portal';
import {heading, LESSON, LESSON_TITLE, NEXT_TITLE, nextLink, notice} from '../helpers/reader';

const COURSE = '/mtm6130/';
const TERMINAL = '/modules/cmd/navigation-3.html';
const SCRIPT = '/modules/web-basics/file-paths.html';
const LAYOUT = '/modules/css/css-flexbox/';
/** A page of another course. */
const ELSEWHERE = '/modules/js/';
/** 1,300 files, on a machine that does other things too. */
const DOWNLOAD = {timeout: 300_000};

const release = mkdtempSync(join(tmpdir(), 'saved-course-'));
cpSync('build', release, {recursive: true});
after(() => rmSync(release, {recursive: true}));

/** Paths at which the network is cut. */
let cut: RegExp | undefined;
const requests: string[] = [];
const portal = servePortal({
  folder: release,
  intercept: ({url, socket}) => {
    requests.push(url!);
    if (cut?.test(url!)) {
      socket.destroy();
      return true;
    }
    return false;
  },
});

beforeEach(() => {
  cut = undefined;
});

const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(release, path), 'utf8')) as T;
const manifestFile = manifestOf('mtm6130');

/** Publishes a build in which a lesson has changed. */
function deploy(): void {
  const read = (path: string): string => readFileSync(join(release, path), 'utf8');
  for (const [path, text] of nextBuild('mtm6130', LESSON, read)) {
    writeFileSync(join(release, path.endsWith('/') ? `${path}index.html` : path), text);
  }
}

async function goOffline(page: Page): Promise<void> {
  cut = /./;
  await page.context().setOffline(true);
}

async function goOnline(page: Page): Promise<void> {
  cut = undefined;
  await page.context().setOffline(false);
}

async function openPanel(page: Page): Promise<Locator> {
  await page.getByText(OFFLINE_TITLES.unsaved).click();
  const panel = page.locator('details').filter({hasText: OFFLINE_TEXTS.about});
  await panel.getByRole('button').waitFor();
  return panel;
}

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(portal.address() + path);
  await hydrated(page);
  await heading(page, titleOf(path)).waitFor();
}

/** Runs the first example of a page. */
async function runFirst(page: Page, code = /^Code, /): Promise<Locator> {
  // An example of optional reading is in a closed box.
  await page.evaluate(() =>
    document.querySelectorAll('details').forEach((box) => (box.open = true)),
  );
  const block = page
    .locator('[data-block]')
    .filter({has: page.getByRole('button', {name: 'Run', exact: true})})
    .filter({has: page.getByRole('group', {name: code})})
    .first();
  const id = await block.getAttribute('data-block');
  await block.getByRole('button', {name: 'Run', exact: true}).click();
  await page.waitForSelector(`[data-block="${id}"][data-run="done"]`, {state: 'attached'});
  return page.locator(`[data-block="${id}"]`);
}

/** The panel of a saved course is dear to reach, so it is looked at in all four ways at once. */
async function axeInBothModes(page: Page): Promise<void> {
  const wide = page.viewportSize()!;
  for (const viewport of [PHONE, wide]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      // Colours may change gradually, and in between their contrast is neither's.
      await page.waitForFunction(() =>
        document.getAnimations().every(({playState}) => playState !== 'running'),
      );
      assert.deepEqual(await runAxe(page, {include: ['details']}), []);
    }
  }
}

test('a course is saved, read, run and searched without a network, brought up to date, and removed', async () => {
  const {page} = await portal.open(COURSE);
  assert.deepEqual(
    requests.filter((url) => /^\/(?:sw\.js|offline\/)/.test(url)),
    [],
  );
  assert.equal(await registrations(page), 0);
  const panel = await openPanel(page);
  const {size} = readJson<CourseManifest>(manifestFile);
  assert.ok(size < 25_000_000, `the course takes ${megabytes(size)}`);

  // The network fails on the way, and the download goes on from there.
  cut = new RegExp(`^${LESSON}$`);
  await panel.getByRole('button', {name: `Save (${megabytes(size)})`}).click();
  await panel.getByRole('progressbar').waitFor();
  await panel.getByText(OFFLINE_TEXTS.failed).waitFor(DOWNLOAD);
  assert.equal(await registrations(page), 0);
  cut = undefined;
  await panel.getByRole('button', {name: OFFLINE_TEXTS.goOn}).click();
  await panel.getByText(/^Saved on /).waitFor(DOWNLOAD);
  await axeInBothModes(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await goOffline(page);
  await visit(page, LESSON);
  const still = page.frameLocator('iframe[src*="/runner/still/"]').first();
  assert.notEqual((await still.locator('body').innerText()).trim(), '');
  const frame = (await runFirst(page)).locator('iframe[src*="/runner/preview"]:not([data-coming])');
  assert.equal(await frame.getAttribute('sandbox'), 'allow-scripts allow-forms allow-modals');
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
  for (const [path, code] of [
    [TERMINAL, /^Code, terminal$/],
    [SCRIPT, /^Code, js$/],
  ] as const) {
    await visit(page, path);
    await (await runFirst(page, code)).getByText(AS_SHOWN_BRIEFLY, {exact: true}).waitFor();
  }
  await visit(page, LAYOUT);
  await page.goto(`${portal.address()}/search/?q=flexbox`);
  await page
    .getByRole('link', {name: titleOf(LAYOUT)})
    .first()
    .waitFor();

  // A page of another course is out of reach, and says so.
  await page.goto(portal.address() + ELSEWHERE);
  await heading(page, 'You are offline').waitFor();

  await goOnline(page);
  deploy();
  requests.length = 0;
  await page.goto(portal.address() + COURSE);
  await notice(page, NOTICES.updated.text).waitFor();
  const downloaded = requests.filter(
    (url) =>
      url !== COURSE && readJson<CourseManifest>(manifestFile).files.some(([path]) => path === url),
  );
  assert.ok(downloaded.includes(LESSON));
  await goOffline(page);
  await page.goto(portal.address() + LESSON);
  await heading(page, LESSON_TITLE).waitFor();
  const text = await page.evaluate(async (path) => (await fetch(path)).text(), LESSON);
  assert.ok(text.endsWith(NEXT_BUILD));

  await goOnline(page);
  await page.goto(portal.address() + COURSE);
  await page.getByText(OFFLINE_TITLES.saved).click();
  await page.getByRole('button', {name: OFFLINE_TEXTS.remove}).click();
  await page.getByText(OFFLINE_TEXTS.removed).waitFor();
  await eventually(() => registrations(page), 0);
  assert.deepEqual(await page.evaluate(() => caches.keys()), []);
});

test('a device that fills up on the way is told what is missing, and what has arrived can be removed', async () => {
  const {page} = await portal.open(COURSE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: portal.address(),
    quotaSize: 3_000_000,
  });
  const panel = await openPanel(page);
  await panel.getByRole('button', {name: /^Save/}).click();
  await panel.getByText(/There is not enough room: \d\.\d MB more are needed\./).waitFor(DOWNLOAD);
  assert.equal(await registrations(page), 0);
  await panel.getByRole('button', {name: OFFLINE_TEXTS.remove}).click();
  await panel.getByText(OFFLINE_TEXTS.removed).waitFor();
  assert.deepEqual(await page.evaluate(() => caches.keys()), []);
});
