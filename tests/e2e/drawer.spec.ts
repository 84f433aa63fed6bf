import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, frames} from '../helpers/eventually';
import {LISTS} from '../helpers/gallerySite';
import {DESKTOP, PHONE, servePortal} from '../helpers/portal';
import {serveGallery} from '../helpers/servedGallery';

const portal = servePortal();
/** Lessons with headings that no writer edits. */
const practice = serveGallery();

interface Swipe {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

async function swipe(page: Page, {from, to}: Swipe): Promise<void> {
  await page.evaluate(
    ([[x1, y1], [x2, y2]]) => {
      const target = document.querySelector('.main-wrapper') ?? document.body;
      const touch = (x: number, y: number) =>
        new Touch({identifier: 1, target, clientX: x, clientY: y});
      const fire = (type: string, x: number, y: number) =>
        target.dispatchEvent(
          new TouchEvent(type, {bubbles: true, changedTouches: [touch(x, y)], touches: []}),
        );
      fire('touchstart', x1, y1);
      fire('touchend', x2, y2);
    },
    [from, to] as const,
  );
}

const toggleOf = (page: Page) =>
  page.locator('header').getByRole('button', {name: 'toggle sidebar'});
const isOpen = (page: Page) => toggleOf(page).getAttribute('aria-expanded');
const opensOrCloses = (page: Page, state: 'open' | 'closed') =>
  eventually(() => isOpen(page), String(state === 'open'));
const hasFocusInside = (page: Page) =>
  page.evaluate(() => document.querySelector('#drawer')?.contains(document.activeElement) ?? false);

const CASES: readonly (Swipe & {readonly opens: boolean; readonly name: string})[] = [
  {name: 'dx 40', from: [10, 300], to: [50, 300], opens: false},
  {name: 'dx 41', from: [10, 300], to: [51, 300], opens: true},
  {name: 'start 80', from: [80, 300], to: [160, 300], opens: true},
  {name: 'start 81', from: [81, 300], to: [161, 300], opens: false},
  {name: 'dx 80, dy 80', from: [10, 300], to: [90, 380], opens: false},
  {name: 'dx 80, dy 79', from: [10, 300], to: [90, 379], opens: true},
];

for (const {name, opens, ...gesture} of CASES) {
  test(`B20: a swipe with ${name} ${opens ? 'opens' : 'does not open'} the drawer`, async () => {
    const {page} = await portal.open('/modules/html/', {viewport: PHONE, hasTouch: true});
    await swipe(page, gesture);
    if (opens) {
      await opensOrCloses(page, 'open');
    } else {
      await frames(page);
      assert.equal(await isOpen(page), 'false');
    }
  });
}

test('B20: while open, a right swipe from elsewhere closes and one from the edge leaves it open', async () => {
  const {page} = await portal.open('/modules/html/', {viewport: PHONE, hasTouch: true});
  await swipe(page, {from: [5, 300], to: [120, 300]});
  await opensOrCloses(page, 'open');
  await swipe(page, {from: [5, 300], to: [120, 300]});
  await frames(page);
  assert.equal(await isOpen(page), 'true');
  await swipe(page, {from: [150, 300], to: [260, 300]});
  await opensOrCloses(page, 'closed');
});

test('B19, B21, N24: the button toggles it by keyboard, focus stays inside, Escape and the mask close it', async () => {
  const {page} = await portal.open('/modules/html/', {viewport: PHONE});
  const button = toggleOf(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await opensOrCloses(page, 'open');
  const steps = (await page.locator('#drawer').locator('a, button').count()) + 2;
  for (let step = 0; step < steps; step += 1) {
    assert.equal(await hasFocusInside(page), true, `after ${step} tabs`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await opensOrCloses(page, 'closed');
  await eventually(() => button.evaluate((element) => element === document.activeElement), true);
  await button.click();
  await opensOrCloses(page, 'open');
  await page.mouse.click(PHONE.width - 10, 500);
  await opensOrCloses(page, 'closed');
});

test('B19: it is shown and takes the focus at once, not when it has slid in', async () => {
  const {page} = await portal.open('/modules/html/', {viewport: PHONE});
  const first = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const panel = document.querySelector<HTMLElement>('#drawer');
        new MutationObserver(() =>
          setTimeout(() =>
            resolve({
              visibility: panel && getComputedStyle(panel).visibility,
              hasFocus: panel?.contains(document.activeElement),
            }),
          ),
        ).observe(document.documentElement, {attributeFilter: ['class']});
        document.querySelector<HTMLElement>('[aria-controls="drawer"]')?.click();
      }),
  );
  assert.deepEqual(first, {visibility: 'visible', hasFocus: true});
});

test('B19: it begins below the bar, ends with the screen, and its last link can be scrolled to', async () => {
  const {page} = await practice.open(LISTS, {viewport: PHONE});
  await toggleOf(page).click();
  await opensOrCloses(page, 'open');
  const box = await page.locator('#drawer').boundingBox();
  const bar = await page.locator('header').boundingBox();
  assert.equal(Math.round(box?.y ?? 0), Math.round((bar?.y ?? 0) + (bar?.height ?? 0)));
  assert.equal(Math.round((box?.y ?? 0) + (box?.height ?? 0)), PHONE.height);
  const last = page.locator('#drawer').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const end = await last.boundingBox();
  assert.ok(end && end.y + end.height <= PHONE.height);
});

test('B21: every change of address closes the drawer, hash links too', async () => {
  const {page} = await practice.open(LISTS, {viewport: PHONE});
  await toggleOf(page).click();
  await page.locator('#drawer').getByRole('link', {name: 'A numbered list'}).click();
  await page.waitForFunction(() => location.hash === '#a-numbered-list');
  await opensOrCloses(page, 'closed');
});

test('B21: a hash that the scroll-spy sets leaves it open', async () => {
  const {page} = await practice.open(LISTS, {viewport: PHONE});
  await page.evaluate(() => {
    document.querySelector('#a-numbered-list')?.scrollIntoView();
    document.querySelector<HTMLElement>('[aria-controls="drawer"]')?.click();
  });
  await page.waitForFunction(() => location.hash === '#a-numbered-list');
  await frames(page);
  assert.equal(await isOpen(page), 'true');
});

test('B22: on home pages the drawer has the menu; above 719 px there is no drawer', async () => {
  const {page} = await portal.open('/', {viewport: PHONE});
  await toggleOf(page).click();
  await page.locator('#drawer').getByRole('button', {name: 'Courses'}).waitFor();
  await page.setViewportSize({...DESKTOP, width: 720});
  await eventually(() => toggleOf(page).isVisible(), false);
});

test('N22: at 719 px the menu is in the drawer, at 720 px in the bar', async () => {
  const {page} = await portal.open('/modules/html/', {viewport: {width: 719, height: 800}});
  const menu = page.locator('header nav[aria-label="Main"]');
  assert.equal(await menu.isVisible(), false);
  await page.setViewportSize({width: 720, height: 800});
  await eventually(() => menu.isVisible(), true);
});
