import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {launchForPaper} from '../../scripts/lib/chromium';
import {readOrder, writePdf} from '../../scripts/lib/pdf';
import {MISSING_PICTURE} from '../../src/data/printTexts';
import {FRAME_SANDBOX} from '../../src/data/sandbox';
import {violations} from '../helpers/axe';
import {eventually} from '../helpers/eventually';
import {DESKTOP, PHONE, servePortal} from '../helpers/portal';

const LESSON = '/modules/css/css-grid/grid-alignment.html';
const OF_LESSON = `/print/?page=${LESSON}`;
const OF_WEEK = '/print/?week=mtm6130/week-3';
/** Most of its previews need their script. */
const SCRIPTED = '/modules/js/js-dom/finding-html-elements.html';
const OF_SCRIPTED = `/print/?page=${SCRIPTED}`;
/** Files of the examples that the print view runs. */
const RUN_FILES = '**/runner/still/run.*.json';

/** What the previews of the lesson add to a PDF of it; a blank frame adds nothing. */
const LEAST_OF_PICTURES_BYTES = 2000;

const portal = servePortal();

const status = (page: Page) => page.locator('[data-print]').getAttribute('data-print');
const ready = (page: Page) => eventually(() => status(page), 'ready');

test('a lesson on paper has pictures of its previews, which load without being scrolled to', async () => {
  const {page, complaints} = await portal.open(OF_LESSON);
  await ready(page);
  const bodies = await page
    .locator('.paper iframe')
    .evaluateAll((frames) =>
      (frames as HTMLIFrameElement[]).map((frame) => frame.contentDocument?.body.innerHTML ?? ''),
    );
  assert.ok(bodies.length > 2);
  assert.ok(bodies.every((body) => body.trim() !== ''));
  assert.equal(await page.title(), 'Grid Item Alignment');
  assert.deepEqual(complaints, []);
});

test('previews that need a script run for the paper, locked up as in the lesson', async () => {
  const {page, complaints} = await portal.open(OF_SCRIPTED);
  await ready(page);
  const live = page.locator('.paper [data-paper-run] iframe');
  const count = await live.count();
  assert.ok(count > 2, `${count} previews have run`);
  for (const frame of await live.all()) {
    assert.equal(await frame.getAttribute('sandbox'), FRAME_SANDBOX);
    assert.notEqual((await frame.contentFrame().locator('body').innerText()).trim(), '');
  }
  await live.nth(1).contentFrame().getByText('Comet, $18 per day').waitFor();
  assert.equal(await page.getByText(MISSING_PICTURE).count(), 0);
  assert.deepEqual(complaints, []);
});

test('an example that cannot be run has a note in the place of its picture, and the rest is printed', async () => {
  const {page} = await portal.open(OF_LESSON);
  await page.route(RUN_FILES, (route) => route.abort());
  await page.goto(portal.address() + OF_SCRIPTED);
  await ready(page);
  assert.ok((await page.getByText(MISSING_PICTURE).count()) > 2);
  assert.equal(await page.locator('.paper [data-paper-run]').count(), 0);
});

test('a week has its lessons in order, linked to each other, with no id twice', async () => {
  const {page, complaints} = await portal.open(OF_WEEK);
  await ready(page);
  const week = (await (await fetch(`${portal.address()}/print/mtm6130.json`)).json()) as {
    readonly weeks: readonly {readonly id: string; readonly pages: readonly unknown[]}[];
  };
  const {pages} = week.weeks.find(({id}) => id === 'week-3')!;
  assert.equal(await page.locator('.paper > .paper-lesson').count(), pages.length);
  const {repeated, dead} = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    const links = [...document.querySelectorAll('.paper a[href^="#"]')];
    return {
      repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
      dead: links
        .map((link) => link.getAttribute('href')!.slice(1))
        .filter((id) => document.getElementById(id) === null),
    };
  });
  assert.deepEqual(repeated, []);
  assert.deepEqual(dead, []);
  assert.deepEqual(complaints, []);
});

test('the reader chooses what is printed, and the address keeps the choice', async () => {
  const {page} = await portal.open(OF_LESSON);
  await ready(page);
  await page.getByRole('heading', {name: 'Solutions and answers'}).waitFor();
  await page.getByRole('checkbox', {name: 'Solutions and answers at the end'}).uncheck();
  await page.getByRole('heading', {name: 'Solutions and answers'}).waitFor({state: 'detached'});
  assert.ok(page.url().endsWith(`${OF_LESSON}&answers=no`));
  await page.reload();
  await ready(page);
  assert.equal(await page.getByRole('heading', {name: 'Solutions and answers'}).count(), 0);
  assert.ok((await page.locator('.paper-line').count()) > 0);
});

test('code fits on paper without a break in a line', async () => {
  const {page} = await portal.open(OF_LESSON, {viewport: {width: 660, height: 900}});
  await ready(page);
  await page.emulateMedia({media: 'print'});
  const broken = await page.locator('.paper pre .l').evaluateAll((lines) =>
    lines
      .filter((line) => {
        const {lineHeight} = getComputedStyle(line);
        return line.getBoundingClientRect().height > Number.parseFloat(lineHeight) * 1.5;
      })
      .map(({textContent}) => textContent),
  );
  assert.deepEqual(broken, []);
});

test('an address that names nothing says what to do, and one that is gone says so', async () => {
  const {page} = await portal.open('/print/?page=https://example.com/');
  await page.getByText('This address doesn’t say what to print').waitFor();
  await page.goto(`${portal.address()}/print/?week=mtm6130/week-99`);
  await page.getByText('MTM6130 has no week-99').waitFor();
  assert.equal(await status(page), 'failed');
});

for (const viewport of [DESKTOP, PHONE]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on a print view, ${colorScheme} at ${viewport.width}`, async () => {
      const {page} = await portal.open(OF_SCRIPTED, {viewport, colorScheme, bypassCSP: true});
      await ready(page);
      assert.deepEqual(await violations(page), []);
      const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
      assert.equal(scrollWidth, clientWidth);
    });
  }
}

test('the links to the print views stand at the end of a lesson, in each week and on the course', async () => {
  const {page} = await portal.open(LESSON);
  await page.getByRole('link', {name: 'Print this lesson'}).click();
  await ready(page);
  await page.goto(`${portal.address()}/mtm6130/content/`);
  const week = page.getByRole('link', {name: 'Print this week'}).first();
  assert.match((await week.getAttribute('href'))!, /^\/print\/\?week=mtm6130\/[\w-]+$/);
  await page.goto(`${portal.address()}/mtm6130/`);
  const course = page.getByRole('link', {name: 'Print this course'});
  assert.equal(await course.getAttribute('href'), '/print/?course=mtm6130');
});

test('npm run pdf writes a tagged PDF with bookmarks and pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  const file = join(folder, 'lesson.pdf');
  const browser = await launchForPaper();
  try {
    const order = readOrder([LESSON, '--out', file])!;
    await writePdf(browser, portal.address(), order);
    const text = readFileSync(file, 'latin1');
    assert.match(text, /\/MarkInfo <<[^>]*\/Marked true/);
    assert.match(text, /\/StructTreeRoot \d+ 0 R/);
    assert.match(text, /\/Outlines \d+ 0 R/);
    assert.match(text, /\/Title \(Two questions\)/);
  } finally {
    await browser.close();
    rmSync(folder, {recursive: true});
  }
});

test('npm run pdf prints the pages that examples have made', async () => {
  const browser = await launchForPaper();
  try {
    const page = await browser.newPage({bypassCSP: true});
    await page.goto(portal.address() + OF_SCRIPTED);
    await ready(page);
    const shown = await page.pdf();
    await page.addStyleTag({content: '[data-paper-run] iframe { visibility: hidden }'});
    const blank = await page.pdf();
    assert.ok(
      shown.length - blank.length > LEAST_OF_PICTURES_BYTES,
      `${shown.length} bytes with pictures, ${blank.length} without`,
    );
  } finally {
    await browser.close();
  }
});

test('npm run pdf refuses a week that does not exist, in the words of the print view', async () => {
  const browser = await launchForPaper();
  try {
    const order = readOrder(['mtm6130', 'week-99', '--out', '/dev/null'])!;
    await assert.rejects(writePdf(browser, portal.address(), order), /MTM6130 has no week-99/);
  } finally {
    await browser.close();
  }
});

test('a PDF of a lesson page itself shows its previews too, not blank boxes', async () => {
  const {page} = await portal.open(LESSON, {bypassCSP: true});
  await page.locator('iframe').first().contentFrame().locator('body').waitFor();
  const shown = await page.pdf();
  await page.addStyleTag({content: 'iframe { visibility: hidden }'});
  const blank = await page.pdf();
  assert.ok(
    shown.length - blank.length > LEAST_OF_PICTURES_BYTES,
    `${shown.length} bytes with pictures, ${blank.length} without`,
  );
});
