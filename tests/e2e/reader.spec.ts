import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {NOTICES} from '../../src/data/notices';
import {IMPORT_PROBLEMS} from '../../src/data/importTexts';
import {OFFLINE_TITLES} from '../../src/data/offlineTitles';
import {MY_PORTAL} from '../../src/data/readerTexts';
import {violations} from '../helpers/axe';
import {eventually, frames} from '../helpers/eventually';
import {DESKTOP, PHONE, servePortal} from '../helpers/portal';
import {shifts} from '../helpers/shifts';
import {isHydrated, LESSON, LESSON_TITLE, NEXT, NEXT_TITLE, notice} from '../helpers/reader';

const portal = servePortal();
const folder = mkdtempSync(join(tmpdir(), 'export-'));
after(() => rmSync(folder, {recursive: true}));

const NOTE = '<img src=x onerror="document.title=1"> mine';
const COURSE = '/mtm6130/';
const FIFTY_MEGABYTES = 50_000_000;

const PROGRESS = '[aria-label="Your progress"]';

const done = (page: Page): Locator => page.getByRole('button', {name: 'Mark as done'});
const isPressed = (page: Page): Promise<string | null> => done(page).getAttribute('aria-pressed');
const list = (page: Page, name: string): Locator =>
  page.locator('main section').filter({has: page.getByRole('heading', {level: 2, name})});

/** Data of a reader who has done a lesson, bookmarked the next and noted something. */
function leaveMarks(): void {
  if (localStorage.getItem('reader') === null) {
    const lesson = '/modules/html/html-lists/';
    const data = {
      version: 1,
      done: {[lesson]: {at: 1}},
      tasks: {},
      bookmarks: {[`${lesson}#practice`]: {at: 1, title: 'HTML Lists', heading: 'Practice'}},
      notes: {[lesson]: {at: 1, title: 'HTML Lists', text: 'mine'}},
    };
    localStorage.setItem('reader', JSON.stringify(data));
    const last = {path: lesson, hash: '', title: 'HTML Lists', at: 1};
    localStorage.setItem('reader-places', JSON.stringify({mtm6130: last}));
    localStorage.setItem('visited-pages', '/modules/html/html-images/');
  }
}

async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByRole('region', {name: 'Your progress'}).getByText('Bookmark or note').click();
  const dialog = page.getByRole('dialog', {name: LESSON_TITLE});
  await dialog.getByRole('textbox', {name: 'Note'}).fill(text);
  await dialog.getByText('Saved.').waitFor();
  await dialog.getByRole('button', {name: 'Close'}).click();
}

async function exported(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save as a file'}).click();
  return readFileSync(await (await saving).path(), 'utf8');
}

/** An export with a note of markup, on a page that the portal does not have. */
const GONE_PAGE = JSON.stringify({
  type: 'interactive-media-design-portal/reader',
  version: 1,
  notes: {'/modules/gone.html': {at: 2, title: `Gone ${NOTE}`, text: NOTE}},
});

/** Chooses a file on the disk, because 50 MB take a busy machine long to send to the browser. */
async function give(page: Page, text: string): Promise<void> {
  const file = join(folder, 'export.json');
  writeFileSync(file, text);
  await page.locator('input[type="file"]').setInputFiles(file);
}

test('a lesson is marked as done everywhere, stays so, and is taken back', async () => {
  const {page} = await portal.open(LESSON);
  await done(page).click();
  const row = page.locator(`#drawer a[href="${LESSON}"]`);
  await row.and(page.locator('[data-done]')).waitFor();
  await page.goto(`${portal.address()}/mtm6130/content/`);
  await page.locator(`main a[href="${LESSON}"][data-done]`).waitFor();
  await page.goto(`${portal.address()}/`);
  await page.getByRole('link', {name: /MTM6130 .* 1 of \d+ lessons/}).waitFor();
  await page.goto(`${portal.address()}${LESSON}`);
  await eventually(() => isPressed(page), 'true');
  await done(page).click();
  await eventually(() => isPressed(page), 'false');
  await eventually(() => row.getAttribute('data-done'), null);
});

test('home and course lead back to the place where the reader left off, after the first visit only', async () => {
  const {page} = await portal.open(COURSE);
  const link = page.getByRole('link', {name: /^Continue where you left off/});
  assert.equal(await link.count(), 0);
  await page.goto(`${portal.address()}${LESSON}`);
  await eventually(() => isHydrated(page), 1);
  for (const path of ['/', COURSE]) {
    await page.goto(`${portal.address()}${path}`);
    await eventually(() => link.getAttribute('href'), LESSON);
  }
});

test('a bookmark and a note are on My portal, are removed after one question, and come back', async () => {
  const {page} = await portal.open(LESSON);
  await writeNote(page, NOTE);
  const heading = page.locator('.prose h2').first();
  await heading.hover();
  await heading.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', {name: 'Bookmark'}).click();
  await page.keyboard.press('Escape');
  await page.goto(`${portal.address()}${MY_PORTAL}`);
  await list(page, 'Notes').getByText(NOTE).waitFor();
  assert.equal(await page.locator('main img').count(), 0);
  await page.getByRole('button', {name: `Remove the note on ${LESSON_TITLE}`}).click();
  await page.getByRole('button', {name: 'Yes, remove'}).click();
  await list(page, 'Notes').getByText('No notes yet.').waitFor();
  await page.getByRole('button', {name: 'Undo'}).click();
  await list(page, 'Notes').getByText(NOTE).waitFor();
  await list(page, 'Bookmarks').getByRole('link').click();
  await page.waitForURL(`**${LESSON}#*`);
});

test('an export is imported in another profile, which shows first what will change', async () => {
  const {page} = await portal.open(LESSON);
  await done(page).click();
  await writeNote(page, NOTE);
  await page.goto(`${portal.address()}${MY_PORTAL}`);
  const text = await exported(page);
  const {page: other} = await portal.open(MY_PORTAL);
  await give(other, text);
  const dialog = other.getByRole('dialog', {name: 'What will change'});
  await dialog.getByText('Notes: 1').waitFor();
  assert.equal(await other.evaluate(() => localStorage.getItem('reader')), null);
  await dialog.getByRole('button', {name: 'Add'}).click();
  await list(other, 'Notes').getByText(NOTE).waitFor();
  await other.goto(`${portal.address()}${LESSON}`);
  await eventually(() => isPressed(other), 'true');
});

test('a file that is no export is refused with a sentence, and nothing is lost', async () => {
  const {page} = await portal.open(MY_PORTAL, {init: leaveMarks});
  const before = await page.evaluate(() => localStorage.getItem('reader'));
  for (const [text, problem] of [
    ['not JSON', 'notJson'],
    ['['.repeat(1_000_000), 'notJson'],
    ['x'.repeat(FIFTY_MEGABYTES), 'tooLarge'],
    ['{"type":"interactive-media-design-portal/reader","version":2}', 'newer'],
  ] as const) {
    await give(page, text);
    await page.getByText(IMPORT_PROBLEMS[problem]).waitFor();
  }
  assert.equal(await page.evaluate(() => localStorage.getItem('reader')), before);
});

test('an import keeps notes of pages that are gone, and shows their markup as text', async () => {
  const {page, complaints} = await portal.open(MY_PORTAL);
  await give(page, GONE_PAGE);
  const dialog = page.getByRole('dialog', {name: 'What will change'});
  await dialog.getByText('1 of them are on pages that the portal no longer has.').waitFor();
  await dialog.getByText(NOTE).waitFor();
  await dialog.getByRole('button', {name: 'Add'}).click();
  const notes = list(page, 'Notes');
  await notes.getByText(NOTE, {exact: true}).waitFor();
  assert.equal(await notes.getByRole('link').count(), 0);
  assert.equal(await page.locator('main img').count(), 0);
  assert.deepEqual(complaints, []);
});

test('two tabs agree at once', async () => {
  const {page} = await portal.open(LESSON);
  const second = await page.context().newPage();
  await second.goto(`${portal.address()}${LESSON}`);
  await eventually(() => isHydrated(second), 1);
  await done(page).click();
  await eventually(() => isPressed(second), 'true');
  await done(second).click();
  await eventually(() => isPressed(page), 'false');
});

test('R9: with a full or blocked storage marks work in the session, and one notice says so', async () => {
  const {page} = await portal.open(LESSON, {
    init: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  });
  const said = notice(page, NOTICES.unkept.text);
  assert.equal(await said.count(), 0);
  await done(page).click();
  await said.waitFor();
  await page.getByRole('button', {name: 'Close'}).click();
  await page.getByRole('link', {name: `Next ${NEXT_TITLE}`}).click();
  await page.waitForURL(`**${NEXT}`);
  await done(page).click();
  await eventually(() => isPressed(page), 'true');
  await page.locator(`#drawer a[href="${LESSON}"][data-done]`).waitFor();
  assert.equal(await said.count(), 0);
});

for (const [kind, stored] of [
  ['unreadable', '<purple>{"'],
  ['newer', '{"version":99}'],
] as const) {
  test(`R9: stored data that is ${kind} is not written over, and one notice says so`, async () => {
    const {page} = await portal.open(LESSON);
    await page.evaluate((text) => localStorage.setItem('reader', text), stored);
    await page.reload();
    await notice(page, NOTICES[kind].text).waitFor();
    await done(page).click();
    await eventually(() => isPressed(page), 'true');
    assert.equal(await page.evaluate(() => localStorage.getItem('reader')), stored);
  });
}

test('everything is forgotten on request, in every tab', async () => {
  const {page} = await portal.open(LESSON);
  await done(page).click();
  const second = await page.context().newPage();
  await second.goto(`${portal.address()}${MY_PORTAL}`);
  await second.getByRole('button', {name: 'Forget everything on this device'}).click();
  await second.getByRole('button', {name: 'Yes, forget everything'}).click();
  await second.getByRole('button', {name: 'Undo'}).waitFor();
  assert.deepEqual(await second.evaluate(() => Object.keys(localStorage)), []);
  await eventually(() => isPressed(page), 'false');
});

for (const path of [LESSON, '/', COURSE, '/mtm6130/content/', '/modules/']) {
  for (const viewport of [DESKTOP, PHONE]) {
    test(`nothing moves when the marks come: ${path}, ${viewport.width} px`, async () => {
      // A face that comes late moves a word of code, with marks or without.
      const {page} = await portal.open(path, {viewport, init: leaveMarks, withoutFonts: true});
      const mark = {
        [LESSON]: `${PROGRESS} [aria-pressed="true"]`,
        '/': 'text=Continue where you left off',
        [COURSE]: 'text=Continue where you left off',
      }[path];
      await page
        .locator(mark ?? `main a[href="${LESSON}"][data-done]`)
        .first()
        .waitFor({state: 'attached'});
      await frames(page);
      assert.deepEqual(await shifts(page), []);
    });
  }
}

/** Screens of the reader's own, each with what opens it. */
const SCREENS: Readonly<Record<string, readonly [string, (page: Page) => Promise<void>]>> = {
  'a lesson with marks': [
    LESSON,
    (page) => page.locator(`${PROGRESS} [aria-pressed="true"]`).waitFor(),
  ],
  'a note': [
    LESSON,
    async (page) => {
      await page.keyboard.press('b');
      await page.getByRole('dialog').waitFor();
    },
  ],
  shortcuts: [
    LESSON,
    async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  ],
  'My portal': [MY_PORTAL, (page) => list(page, 'Notes').getByText('mine').waitFor()],
  'a question of My portal': [
    MY_PORTAL,
    (page) => page.getByRole('button', {name: /^Remove the note/}).click(),
  ],
  'the question before everything is forgotten': [
    MY_PORTAL,
    (page) => page.getByRole('button', {name: 'Forget everything on this device'}).click(),
  ],
  'what an import will change': [
    MY_PORTAL,
    async (page) => {
      await give(page, GONE_PAGE);
      await page.getByRole('dialog', {name: 'What will change'}).waitFor();
    },
  ],
  'a file that is refused': [
    MY_PORTAL,
    async (page) => {
      await give(page, 'not JSON');
      await page.getByText(IMPORT_PROBLEMS.notJson).waitFor();
    },
  ],
  'the offer to save a course': [
    COURSE,
    async (page) => {
      await page.getByText(OFFLINE_TITLES.unsaved).click();
      await page.getByRole('button', {name: /^Save \(/}).waitFor();
    },
  ],
};

for (const [name, [path, act]] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [DESKTOP, PHONE]) {
      test(`axe finds nothing: ${name}, ${colorScheme}, ${viewport.width} px`, async () => {
        const options = {viewport, colorScheme, bypassCSP: true, init: leaveMarks};
        const {page} = await portal.open(path, options);
        await act(page);
        assert.deepEqual(await violations(page), []);
      });
    }
  }
}
