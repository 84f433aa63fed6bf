import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {FrameLocator, Page} from 'playwright-core';
import {eventually} from '../helpers/eventually';
import {PRACTICE} from '../helpers/gallerySite';
import {serveGallery} from '../helpers/servedGallery';

const LESSON = `${PRACTICE}components/`;
const DARK = 'rgb(33, 37, 41)';
const MOST_TABS = 10;
const WHITE = 'rgb(255, 255, 255)';

/** Bootstrap gives a dialog the focus once it is open; until then it ignores everything that would close it. */
const OPENED = '.modal:focus, .offcanvas:focus';

const portal = serveGallery();

const block = (page: Page, id: string) => page.locator(`[data-block="${id}"]`);

async function run(page: Page, id: string): Promise<FrameLocator> {
  await block(page, id).getByRole('button', {name: 'Run', exact: true}).click();
  await page.waitForSelector(`[data-block="${id}"][data-run="done"]`, {state: 'attached'});
  return block(page, id).frameLocator('iframe:not([data-coming])');
}

/** The colour behind an element of a preview. */
const background = async (frame: FrameLocator, selector: string) =>
  await frame.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

/** Presses Tab until the focus is on an element of the preview with this text. */
async function tabTo(page: Page, frame: FrameLocator, text: string): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = frame.locator(':focus');
    if ((await focused.count()) > 0 && (await focused.innerText()) === text) {
      return;
    }
  }
  assert.fail(`Tab never reaches “${text}”`);
}

test('a preview with Bootstrap is a still with its style before anything runs, and closed', async () => {
  const {page, complaints} = await portal.open(LESSON);
  await block(page, 'components').scrollIntoViewIfNeeded();
  const still = block(page, 'components').frameLocator('iframe:not([data-coming])');
  await still.getByRole('button', {name: 'Hours'}).waitFor();
  assert.equal(await still.getByText('Open from 10:00.').isVisible(), false);
  assert.equal(await still.getByText('The laser cutter').isVisible(), false);
  const style = await still
    .getByRole('button', {name: 'Hours'})
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  assert.equal(style, 'rgb(13, 110, 253)');
  assert.deepEqual(complaints, []);
});

test('components open and close by a click', async () => {
  const {page, complaints} = await portal.open(LESSON);
  const frame = await run(page, 'components');
  await frame.getByRole('button', {name: 'Hours'}).click();
  await frame.getByText('Open from 10:00.').waitFor();
  await frame.getByRole('button', {name: 'What does it cost?'}).click();
  await frame.getByText('Twenty dollars').waitFor();
  await frame.getByText('Everybody.').waitFor({state: 'hidden'});
  await frame.getByRole('button', {name: 'Workshops'}).click();
  await frame.getByText('3D printing').waitFor();
  await frame.getByRole('heading', {name: 'Who can join?'}).click();
  await frame.getByText('3D printing').waitFor({state: 'hidden'});
  await frame.getByRole('button', {name: 'Filter', exact: true}).click();
  await frame.locator(OPENED).waitFor();
  await frame.getByRole('button', {name: 'Close'}).click();
  await frame.getByRole('heading', {name: 'Filter the workshops'}).waitFor({state: 'hidden'});
  await frame.getByRole('button', {name: 'Book', exact: true}).click();
  await frame.locator(OPENED).waitFor();
  await frame.getByRole('button', {name: 'Close'}).click();
  await frame.getByText('The laser cutter').waitFor({state: 'hidden'});
  assert.deepEqual(complaints, []);
});

test('components open and close by the keyboard, and the focus goes back', async () => {
  const {page, complaints} = await portal.open(LESSON);
  const frame = await run(page, 'components');
  await block(page, 'components').getByRole('button', {name: 'Open full size'}).focus();
  await tabTo(page, frame, 'Workshops');
  await page.keyboard.press('ArrowDown');
  await frame.getByText('Woodworking').waitFor();
  await eventually(async () => await frame.locator(':focus').innerText(), 'Woodworking');
  await page.keyboard.press('Escape');
  await frame.getByText('Woodworking').waitFor({state: 'hidden'});
  await eventually(async () => await frame.locator(':focus').innerText(), 'Workshops');
  for (const [name, text] of [
    ['Book', 'The laser cutter'],
    ['Filter', 'Filter the workshops'],
  ] as const) {
    await tabTo(page, frame, name);
    await page.keyboard.press('Enter');
    await frame.locator(OPENED).waitFor();
    await page.keyboard.press('Escape');
    await frame.getByText(text).waitFor({state: 'hidden'});
    await eventually(async () => await frame.locator(':focus').innerText(), name);
  }
  assert.deepEqual(complaints, []);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a preview has its own colour mode when the portal is ${colorScheme}`, async () => {
    const {page, complaints} = await portal.open(LESSON, {colorScheme});
    for (const load of ['still', 'live']) {
      await block(page, 'modes').scrollIntoViewIfNeeded();
      const modes =
        load === 'live'
          ? await run(page, 'modes')
          : block(page, 'modes').frameLocator('iframe:not([data-coming])');
      await modes.getByRole('heading', {name: 'Dark'}).waitFor();
      await eventually(async () => await background(modes, 'body'), WHITE);
      assert.equal(await background(modes, '[data-bs-theme="light"]'), WHITE);
      assert.equal(await background(modes, '[data-bs-theme="dark"]'), DARK);
    }
    const manual = await run(page, 'manual');
    assert.equal(await background(manual, 'body'), DARK);
    assert.deepEqual(complaints, []);
  });
}
