import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {violations} from '../helpers/axe';
import {eventually} from '../helpers/eventually';
import {DESKTOP, PHONE, servePortal} from '../helpers/portal';

const LESSON = '/modules/css/css-grid/grid-alignment.html';
const PROJECTOR = {width: 1280, height: 720};
/** What can be read from the back of a room on a screen of 1280 pixels. */
const LEAST_TEXT_PX = 28;

const portal = servePortal();

const bar = (page: Page) => page.getByRole('region', {name: 'Presentation'});
const place = (page: Page) => bar(page).locator('span').first().textContent();
const address = (page: Page) => {
  const {search, hash} = new URL(page.url());
  return search + hash;
};
const headings = (page: Page) =>
  page.locator('.prose > :is(h2, h3):visible').evaluateAll((all) => all.map(({id}) => id));

async function present(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Present'}).click();
  await bar(page).waitFor();
}

test('Present shows one section at a time in large type, and nothing else of the page', async () => {
  const {page, complaints} = await portal.open(LESSON, {viewport: PROJECTOR});
  await present(page);
  await eventually(() => headings(page), []);
  assert.equal(
    await page.locator('header, footer, .sidebar, nav').filter({visible: true}).count(),
    0,
  );
  await page.keyboard.press('ArrowRight');
  await eventually(async () => address(page), '?present#two-questions');
  assert.deepEqual(await headings(page), ['two-questions']);
  const size = await page
    .locator('.prose > p:visible')
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  assert.ok(size >= LEAST_TEXT_PX, `${size}px`);
  assert.match((await place(page))!, /^2 of \d+$/);
  assert.deepEqual(complaints, []);
});

test('the address leads another reader to the same section, and so does loading it again', async () => {
  const {page} = await portal.open(`${LESSON}?present#two-questions`, {viewport: PROJECTOR});
  await bar(page).waitFor();
  await eventually(() => headings(page), ['two-questions']);
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => address(page), '?present');
  await page.keyboard.press('ArrowRight');
  await eventually(async () => address(page), '?present#two-questions');
  await page.reload();
  await bar(page).waitFor();
  await eventually(() => headings(page), ['two-questions']);
});

test('Escape goes back to the section in the lesson', async () => {
  const {page} = await portal.open(`${LESSON}?present#two-questions`, {viewport: PROJECTOR});
  await bar(page).waitFor();
  await page.keyboard.press('ArrowRight');
  await eventually(async () => address(page), '?present#all-items-in-their-cells');
  await page.keyboard.press('Escape');
  await bar(page).waitFor({state: 'detached'});
  await eventually(async () => address(page), '#all-items-in-their-cells');
  await eventually(
    () =>
      page
        .locator('[id="all-items-in-their-cells"]')
        .evaluate((heading) => Math.round(heading.getBoundingClientRect().top) < 200),
    true,
  );
  assert.ok(await page.getByRole('heading', {level: 1}).isVisible());
});

test('examples run and are edited in a presentation, and keep their arrow keys', async () => {
  const {page} = await portal.open(`${LESSON}?present#all-items-in-their-cells`, {
    viewport: PROJECTOR,
  });
  await bar(page).waitFor();
  const example = page.locator('.workbench:visible').first();
  await example.getByRole('button', {name: 'Edit'}).click();
  const editor = example.getByRole('textbox');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('/* shown in class */');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await example.getByRole('button', {name: 'Run'}).click();
  await eventually(() => example.getAttribute('data-run'), 'done');
  assert.match((await editor.textContent())!, /shown in class/);
  assert.equal(address(page), '?present#all-items-in-their-cells');
});

test('a clicker goes through the whole lesson, and no section is skipped', async () => {
  const {page} = await portal.open(LESSON, {viewport: PROJECTOR});
  await present(page);
  const [, all = ''] = /of (\d+)/.exec((await place(page))!) ?? [];
  const seen = new Set<string>();
  for (let presses = 0; presses < 200 && !seen.has(`${all} of ${all}`); presses += 1) {
    seen.add((await place(page))!);
    await page.keyboard.press('PageDown');
  }
  assert.equal(seen.size, Number(all));
});

test('a presentation is left when the page is printed', async () => {
  const {page} = await portal.open(`${LESSON}?present`);
  await bar(page).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await bar(page).waitFor({state: 'detached'});
});

for (const viewport of [DESKTOP, PHONE]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in a presentation, ${colorScheme} at ${viewport.width}`, async () => {
      const {page} = await portal.open(`${LESSON}?present#all-items-in-their-cells`, {
        viewport,
        colorScheme,
        bypassCSP: true,
      });
      await bar(page).waitFor();
      assert.deepEqual(await violations(page), []);
      const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
      assert.equal(scrollWidth, clientWidth);
    });
  }
}
