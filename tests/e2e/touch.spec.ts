import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {DONE} from '../../src/data/runTexts';
import {frames} from '../helpers/eventually';
import {IMAGES as LESSON} from '../helpers/gallerySite';
import {choose, entryOf} from '../helpers/menu';
import {PHONE} from '../helpers/portal';
import {serveGallery} from '../helpers/servedGallery';

const portal = serveGallery();
/** Two files, a page and its sheet. */
const EXAMPLE = 'flexible';
const TASK = 'Task: Make the poster safe to load';

interface Touched {
  readonly page: Page;
  readonly block: Locator;
  readonly complaints: readonly string[];
}

async function openByTouch(): Promise<Touched> {
  const {page, complaints} = await portal.open(LESSON, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return {page, block: page.locator(`[data-block="${EXAMPLE}"]`), complaints};
}

const button = (place: Locator, name: string | RegExp) =>
  place.getByRole('button', typeof name === 'string' ? {name, exact: true} : {name});

const tap = (control: Locator) => control.tap();

/** Replaces the code of the open tab, as a phone's keyboard does. */
async function write(page: Page, place: Locator, text: string): Promise<void> {
  await button(place, 'Edit').tap();
  const field = place.getByRole('textbox');
  await field.tap();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

test('a tap runs an example, and says so', async () => {
  const {block, complaints} = await openByTouch();
  await button(block, 'Run').tap();
  await block.getByText(DONE, {exact: true}).waitFor();
  await block.frameLocator('iframe:not([data-coming])').getByRole('img').waitFor();
  assert.deepEqual(complaints, []);
});

test('a tap changes between the files of an example', async () => {
  const {block} = await openByTouch();
  const [page, sheet] = [
    block.getByRole('tab', {name: 'index.html'}),
    block.getByRole('tab', {name: 'style.css'}),
  ];
  await sheet.tap();
  await block.getByText('max-width').waitFor();
  assert.equal(await sheet.getAttribute('aria-selected'), 'true');
  await page.tap();
  await block.getByText('projector.svg').waitFor();
  assert.equal(await page.getAttribute('aria-selected'), 'true');
  assert.equal(await block.getByText('max-width').isVisible(), false);
});

test('what is typed after a tap on Edit runs, is kept beside the original, and is forgotten', async () => {
  const {page, block} = await openByTouch();
  await block.getByRole('tab', {name: 'index.html'}).tap();
  await write(page, block, '<p>typed by thumb</p>');
  await button(block, 'Run').tap();
  await block.getByText(DONE, {exact: true}).waitFor();
  await block.frameLocator('iframe:not([data-coming])').getByText('typed by thumb').waitFor();
  await choose(block, 'Original', tap);
  await block.getByText('projector.svg').waitFor();
  const original = await entryOf(block, 'Original', tap);
  assert.equal(await original.getAttribute('aria-checked'), 'true');
  await block.getByRole('menuitemradio', {name: 'Mine'}).tap();
  await block.getByRole('textbox').getByText('typed by thumb').waitFor();
  await choose(block, 'Reset', tap);
  await block.getByRole('menuitem', {name: /press again/}).tap();
  await block.getByRole('textbox').getByText('projector.svg').waitFor();
  await entryOf(block, 'Download', tap);
  assert.equal(await block.getByRole('menuitemradio', {name: 'Mine'}).count(), 0);
});

test('a tap into the code opens no editor, as it may only have meant to stop the page', async () => {
  const {block} = await openByTouch();
  await block.getByText('max-width').tap();
  await button(block, 'Run').tap();
  await block.getByText(DONE, {exact: true}).waitFor();
  assert.equal(await block.getByRole('textbox').count(), 0);
});

test('a tap copies the code', async () => {
  const {page, block} = await openByTouch();
  const copy = block.getByRole('button', {name: /^Copy/}).filter({visible: true});
  await copy.tap();
  await block.getByText('Copied').waitFor();
  const copied = await page.evaluate(async () => await navigator.clipboard.readText());
  assert.match(copied, /max-width: 100%|projector\.svg/);
});

test('a tap downloads an example as one page', async () => {
  const {page, block} = await openByTouch();
  const coming = page.waitForEvent('download');
  await choose(block, 'Download', tap);
  const download = await coming;
  assert.match(download.suggestedFilename(), /\.html$/);
  const text = readFileSync(await download.path(), 'utf8');
  assert.match(text, /projector\.svg/);
  assert.match(text, /max-width: 100%/);
});

test('a tap opens the result over the whole screen, and another closes it', async () => {
  const {page, block} = await openByTouch();
  await choose(block, 'Open full size', tap);
  const dialog = page.getByRole('dialog', {name: 'Result of the example'});
  await dialog.waitFor();
  const {width, height} = (await dialog.boundingBox())!;
  assert.deepEqual({width, height}, PHONE);
  await button(dialog, 'Close').tap();
  await dialog.waitFor({state: 'detached'});
});

test('a task opens its hint, its goal and its solution, and checks, by taps', async () => {
  const {page, complaints} = await openByTouch();
  const task = page.getByRole('region', {name: TASK});
  const hint = task.getByText('Four attributes are missing');
  assert.equal(await hint.isVisible(), false);
  await task.getByText('Hint', {exact: true}).tap();
  await hint.waitFor();
  await button(task, 'Check').tap();
  await task.getByText('Not yet: Add a text alternative').waitFor();
  await button(task, 'Show the goal').tap();
  await task
    .frameLocator('iframe:not([data-coming])')
    .last()
    .getByAltText(/^Poster for Night Ferry/)
    .waitFor();
  const solutionTitle = task.getByText('Solution', {exact: true});
  await solutionTitle.scrollIntoViewIfNeeded();
  // Right after scrolling, Chromium gives a touch to the frame that was at its place before.
  await frames(page);
  await solutionTitle.tap();
  const solution = await task.locator('details[open] code').innerText();
  await write(page, task, solution);
  await button(task, 'Check').tap();
  await task.getByText('The check passes. Well done.').waitFor();
  assert.deepEqual(complaints, []);
});

test('a quiz is answered and explained by taps', async () => {
  const {page} = await openByTouch();
  const question = page.locator('form').filter({hasText: 'A small star stands'});
  const explained = question.getByText('so the star is decoration');
  assert.equal(await explained.isVisible(), false);
  await question.locator('label').first().tap();
  await button(question, 'Check my answer').tap();
  await question.getByText(/^Not quite/).waitFor();
  assert.equal(await explained.isVisible(), false);
  await question.locator('label').nth(1).tap();
  await button(question, 'Check my answer').tap();
  await question.getByText('Right.', {exact: true}).waitFor();
  await explained.waitFor();
});
