import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {deadControls} from '../helpers/deadControls';
import {startOf} from '../helpers/lessons';
import {DESKTOP, PHONE, servePortal} from '../helpers/portal';
import {heading, LESSON, LESSON_TITLE, NEXT_TITLE, nextLink} from '../helpers/reader';

const portal = servePortal();

const PAGES = ['/', '/mtm6130/', '/mtm6130/content/', '/modules/', LESSON, '/search/', '/404.html'];

for (const viewport of [DESKTOP, PHONE]) {
  const open = (path: string) => portal.open(path, {javaScriptEnabled: false, viewport});

  test(`R10: without JavaScript a lesson is readable and every way on is open, ${viewport.width} px`, async () => {
    const {page} = await open(LESSON);
    await heading(page, LESSON_TITLE).waitFor();
    const drawer = page.locator('#drawer');
    assert.equal(await drawer.getByRole('link', {name: NEXT_TITLE}).isVisible(), true);
    assert.equal(await page.getByRole('link', {name: 'All modules'}).isVisible(), true);
    await nextLink(page).click();
    await heading(page, NEXT_TITLE).waitFor();
  });

  for (const path of PAGES) {
    test(`R10: without JavaScript ${path} shows no dead control, ${viewport.width} px`, async () => {
      const {page} = await open(path);
      assert.deepEqual(await deadControls(page), []);
    });
  }

  test(`R10: without JavaScript a course leads to its weeks and they to their lessons, ${viewport.width} px`, async () => {
    const {page} = await open('/');
    await page
      .getByRole('main')
      .getByRole('link', {name: /MTM6130/})
      .click();
    await page.getByRole('link', {name: startOf('/mtm6130/')}).click();
    await page.getByRole('main').getByRole('link', {name: LESSON_TITLE}).first().click();
    await heading(page, LESSON_TITLE).waitFor();
  });
}

for (const path of PAGES) {
  test(`R10: without JavaScript ${path} is as wide as the phone, and its list of pages stands below`, async () => {
    const {page} = await portal.open(path, {javaScriptEnabled: false, viewport: PHONE});
    const main = (await page.getByRole('main').boundingBox())!;
    assert.equal(main.width, PHONE.width);
    const lists = await page
      .locator('#drawer')
      .evaluateAll((found) => found.map((list) => list.getBoundingClientRect().top));
    assert.ok(lists.every((top) => top >= main.y + main.height));
  });
}

test('R10: without JavaScript the menus of the bar open for pointer and keyboard', async () => {
  const {page} = await portal.open('/mtm6130/', {javaScriptEnabled: false});
  const menu = page.locator('header nav').getByRole('button', {name: 'Courses'});
  const course = page.locator('header nav').getByRole('link', {name: /MTM6407/});
  await menu.hover();
  await course.waitFor();
  await page.mouse.move(600, 600);
  await course.waitFor({state: 'hidden'});
  await menu.focus();
  await course.click();
  await heading(page, 'MTM6407').waitFor();
});

test('R10: without JavaScript the Modules index has a link to every lesson of the sitemap', async () => {
  const {page} = await portal.open('/modules/', {javaScriptEnabled: false});
  const linked = new Set(
    await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  );
  const lessons = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)</g)]
    .map(([, address]) => new URL(address!).pathname)
    .filter((path) => path.startsWith('/modules/') && path !== '/modules/');
  assert.ok(lessons.length > 0);
  const missing = lessons.filter((path) => !linked.has(path));
  assert.deepEqual(missing, []);
});

for (const [colorScheme, viewport] of [
  ['light', DESKTOP],
  ['light', PHONE],
  ['dark', DESKTOP],
  ['dark', PHONE],
] as const) {
  test(`R10: without JavaScript the system’s ${colorScheme} colours are shown, ${viewport.width} px`, async () => {
    const {page} = await portal.open(LESSON, {javaScriptEnabled: false, colorScheme, viewport});
    const light = await page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = (
        /\d+/g[Symbol.match](getComputedStyle(document.documentElement).backgroundColor) ?? []
      ).map(Number);
      return (red + green + blue) / (3 * 255);
    });
    assert.equal(light > 0.5, colorScheme === 'light');
  });
}
