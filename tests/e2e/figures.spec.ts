import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {violations} from '../helpers/axe';
import {eventually, frames} from '../helpers/eventually';
import {BOXES as LESSON, PRACTICE} from '../helpers/gallerySite';
import {DESKTOP, PHONE} from '../helpers/portal';
import {serveGallery} from '../helpers/servedGallery';

const portal = serveGallery();

const buttonOf = (page: Page) => page.getByRole('button', {name: /^Enlarge: /}).first();
const dialogOf = (page: Page) => page.getByRole('dialog');
const hasFocus = (page: Page) =>
  buttonOf(page).evaluate((button) => button === document.activeElement);

const sizeOf = (page: Page, place: string) =>
  page
    .locator(`${place} svg[role="img"]`)
    .first()
    .evaluate((svg) => svg.getBoundingClientRect().toJSON() as DOMRect);

for (const viewport of [PHONE, DESKTOP]) {
  test(`a figure grows by a press of its button, in its own proportion, ${viewport.width} px`, async () => {
    const {page} = await portal.open(LESSON, {viewport});
    const before = await sizeOf(page, 'main figure');
    await buttonOf(page).click();
    await dialogOf(page).waitFor();
    const after = await sizeOf(page, 'dialog');
    assert.ok(after.width >= 1.4 * before.width, `${before.width} px became ${after.width} px`);
    assert.ok(Math.abs(after.width / after.height - before.width / before.height) < 0.01);
  });
}

test('an enlarged figure that is wider than a phone is moved about by keyboard and by touch, and the drawer stays shut', async () => {
  const {page} = await portal.open(LESSON, {viewport: PHONE, hasTouch: true});
  await buttonOf(page).click();
  await dialogOf(page).waitFor();
  const view = dialogOf(page).getByRole('group');
  await page.keyboard.press('Tab');
  await eventually(() => view.evaluate((element) => element === document.activeElement), true);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.querySelector('dialog [role="group"]')!.scrollLeft > 0);
  await view.evaluate((element) => {
    const touch = (x: number) =>
      new Touch({identifier: 1, target: element, clientX: x, clientY: 400});
    const at = (type: string, x: number) =>
      element.dispatchEvent(
        new TouchEvent(type, {bubbles: true, cancelable: true, changedTouches: [touch(x)]}),
      );
    at('touchstart', 20);
    at('touchend', 200);
  });
  await frames(page);
  assert.equal(await page.locator('html.drawer-open').count(), 0);
  await dialogOf(page).waitFor();
});

const HINT = /^Larger than the screen/;

for (const forcedColors of ['none', 'active'] as const) {
  test(`an enlarged figure that is larger than the screen says so, and begins at its beginning, forced colours ${forcedColors}`, async () => {
    const {page} = await portal.open(LESSON, {viewport: PHONE, forcedColors});
    await buttonOf(page).click();
    await dialogOf(page).getByText(HINT).waitFor();
    const view = dialogOf(page).getByRole('group', {description: HINT});
    assert.equal(await view.evaluate(({scrollLeft}) => scrollLeft), 0);
    await eventually(() => view.getAttribute('data-hidden'), 'right');
    await view.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await eventually(() => view.getAttribute('data-hidden'), 'left');
  });
}

test('an enlarged figure that fits the window says nothing', async () => {
  const {page} = await portal.open(LESSON, {viewport: DESKTOP});
  await buttonOf(page).click();
  await dialogOf(page).getByRole('group').waitFor();
  await frames(page);
  assert.equal(await dialogOf(page).getByText(HINT).count(), 0);
});

for (const key of ['Enter', 'Space']) {
  test(`by keyboard: ${key} opens, focus stays inside, Escape closes, and the focus returns`, async () => {
    const {page} = await portal.open(LESSON);
    await eventually(async () => {
      await buttonOf(page).focus();
      return hasFocus(page);
    }, true);
    await page.keyboard.press(key);
    await dialogOf(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    assert.equal(
      await page.evaluate(() => document.activeElement?.closest('main :not(dialog) a') ?? null),
      null,
    );
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({state: 'detached'});
    await eventually(() => hasFocus(page), true);
  });
}

test('a click on the drawing opens, and a click on the large one closes', async () => {
  const {page} = await portal.open(LESSON);
  await page.locator('main figure svg[role="img"]').first().click();
  await dialogOf(page).locator('svg[role="img"]').click();
  await dialogOf(page).waitFor({state: 'detached'});
});

test('a navigation closes an enlarged figure', async () => {
  const {page} = await portal.open(PRACTICE);
  await page.locator(`main a[href="${LESSON}"]`).first().click();
  await buttonOf(page).click();
  await dialogOf(page).waitFor();
  await page.goBack();
  await page.waitForURL(`**${PRACTICE}`);
  await dialogOf(page).waitFor({state: 'detached'});
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESKTOP, PHONE]) {
    test(`axe finds nothing with a figure enlarged, ${viewport.width} px, ${colorScheme}`, async () => {
      const {page} = await portal.open(LESSON, {viewport, colorScheme, bypassCSP: true});
      await buttonOf(page).click();
      await dialogOf(page).waitFor();
      assert.deepEqual(await violations(page), []);
    });
  }
}

test('without scripts a figure has no button, and on paper none either', async () => {
  const {page} = await portal.open(LESSON, {javaScriptEnabled: false});
  assert.equal(await page.getByRole('button', {name: /^Enlarge/}).count(), 0);
  const live = await portal.open(LESSON);
  await live.page.emulateMedia({media: 'print'});
  assert.equal(await live.page.getByRole('button', {name: /^Enlarge/}).count(), 0);
});
