import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {PROMPT_KEYS, UNFINISHED} from '../../src/data/terminalTexts';
import {RUN_TO_TYPE} from '../../src/data/runTexts';
import {violations} from '../helpers/axe';
import {eventually} from '../helpers/eventually';
import {GALLERY} from '../helpers/gallerySite';
import {DESKTOP, type OpenOptions, PHONE} from '../helpers/portal';
import {serveGallery} from '../helpers/servedGallery';

const portal = serveGallery();
/** Makes a repository with one commit. */
const EXAMPLE = 'zine';
const TASK = 'Task: Add a second film';
const LOAD_LIMIT = {timeout: 90_000};
/** Below this, a phone enlarges the page around a field. */
const LEAST_FONT_PX = 16;
const LEAST_TARGET_PX = 44;

interface Terminal {
  readonly page: Page;
  readonly block: Locator;
  readonly field: Locator;
  readonly log: Locator;
  readonly complaints: readonly string[];
}

const fieldOf = (place: Locator) => place.getByRole('textbox', {name: 'Command', exact: true});
const logOf = (place: Locator) => place.getByRole('log', {name: 'Terminal output'});

/** Runs the example and waits for its prompt. */
async function open(options?: OpenOptions): Promise<Terminal> {
  const {page, complaints} = await portal.open(GALLERY, options);
  const block = page.locator(`[data-block="${EXAMPLE}"]`);
  await block.getByRole('button', {name: 'Run', exact: true}).click();
  await fieldOf(block).waitFor(LOAD_LIMIT);
  return {page, block, field: fieldOf(block), log: logOf(block), complaints};
}

async function send(page: Page, line: string): Promise<void> {
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** The terminal shows this text, and whatever comes with it. */
const shows = async (log: Locator, text: string) => await log.getByText(text).first().waitFor();
const holds = async (field: Locator, line: string) =>
  await eventually(async () => await field.inputValue(), line);
const overflowOf = async (page: Page) =>
  await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );

for (const viewport of [DESKTOP, PHONE]) {
  test(`commands go on from the transcript, by keyboard alone, at ${viewport.width} pixels`, async () => {
    const {page, field, log, complaints} = await open({viewport});
    assert.equal(await field.evaluate((node) => node === document.activeElement), false);
    await field.focus();
    await send(page, 'git log --oneline');
    await shows(log, 'd5a6901');
    await send(page, 'echo "The Lighthouse Keepers" >> films.txt && git status -s');
    await log.locator('.d', {hasText: 'M'}).waitFor();
    await page.keyboard.type('cat fi');
    await page.keyboard.press('Tab');
    await holds(field, 'cat films.txt ');
    await page.keyboard.press('Enter');
    await log.getByText('Night Ferry').last().waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await holds(field, 'git log --oneline');
    await page.keyboard.press('Control+C');
    await shows(log, 'git log --oneline^C');
    await holds(field, '');
    await send(page, 'clear');
    await eventually(async () => await log.locator('*').count(), 0);
    assert.equal(await overflowOf(page), 0);
    assert.deepEqual(complaints, []);
  });
}

test('Tab leaves the field after Escape, and when there is nothing to complete', async () => {
  const {page, block, field} = await open();
  const enter = block.getByRole('button', {name: 'Enter', exact: true});
  const isFocused = async (element: Locator) =>
    await element.evaluate((node) => node === document.activeElement);
  await field.focus();
  await page.keyboard.type('cat nothing');
  await page.keyboard.press('Tab');
  await eventually(async () => await isFocused(enter), true);
  await field.fill('cat fi');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  assert.equal(await isFocused(field), false);
  await holds(field, 'cat fi');
  await field.focus();
  await page.keyboard.press('Shift+Tab');
  assert.equal(await isFocused(field), false);
});

test('a paste of several lines runs them in order', async () => {
  const {page, field, log} = await open({permissions: ['clipboard-read', 'clipboard-write']});
  await page.evaluate(
    async (text) => await navigator.clipboard.writeText(text),
    '$ git switch -c menu\nSwitched to a new branch\n$ cat <<EOF > menu.txt\n> Soup\n> EOF\n$ cat menu.txt\n',
  );
  await field.focus();
  await page.keyboard.press('Control+V');
  await eventually(
    async () => (await log.innerText()).trimEnd().split('\n').slice(-2),
    ['$ cat menu.txt', 'Soup'],
  );
  await holds(field, '');
});

test('a command that goes on asks for the rest', async () => {
  const {page, block, field, log} = await open();
  await field.focus();
  await send(page, 'echo "one');
  await block.getByText(UNFINISHED).waitFor();
  await send(page, 'two"');
  await log.getByText('two', {exact: true}).last().waitFor();
  await block.getByText(UNFINISHED).waitFor({state: 'detached'});
});

test('a long output scrolls within the terminal, and the prompt stays in sight', async () => {
  const {page, block, field, log} = await open();
  await field.focus();
  await send(page, 'seq 1 200');
  await log.getByText('200', {exact: true}).waitFor();
  const {scrolled, left} = await log.evaluate((node) => ({
    scrolled: node.scrollHeight > node.clientHeight,
    left: node.scrollHeight - node.clientHeight - node.scrollTop,
  }));
  assert.equal(scrolled, true);
  assert.ok(left <= 1, `${left} pixels are below`);
  const enter = (await block.getByRole('button', {name: 'Enter', exact: true}).boundingBox())!;
  assert.ok(enter.y >= 0 && enter.y + enter.height <= DESKTOP.height);
});

test('on a phone the keys that it lacks are on the screen, and everything works by touch', async () => {
  const {page, block, field, log, complaints} = await open({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const key = (name: string) => block.getByRole('button', {name, exact: true});
  const size = await field.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  assert.ok(size >= LEAST_FONT_PX, `the field has letters of ${size} pixels`);
  assert.equal(await field.getAttribute('placeholder'), PROMPT_KEYS);
  await field.tap();
  await page.keyboard.insertText('cat fi');
  await key('Tab: complete the name').tap();
  await holds(field, 'cat films.txt ');
  await key('Enter').tap();
  await shows(log, 'Night Ferry');
  await key('Earlier command').tap();
  await holds(field, 'cat films.txt ');
  await key('Later command').tap();
  await holds(field, '');
  for (const name of ['Tab: complete the name', 'Earlier command', 'Enter']) {
    const {height} = await key(name).evaluate((node) => {
      const {height: box} = node.getBoundingClientRect();
      const {height: area} = getComputedStyle(node, '::after');
      return {height: Math.round(Math.max(box, parseFloat(area) || 0))};
    });
    assert.ok(height >= LEAST_TARGET_PX, `${name} is ${height} pixels high`);
  }
  assert.equal(await overflowOf(page), 0);
  assert.deepEqual(complaints, []);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESKTOP, PHONE]) {
    test(`axe finds nothing in an open terminal, ${colorScheme}, at ${viewport.width} pixels`, async () => {
      const {page, field, log} = await open({viewport, colorScheme, bypassCSP: true});
      await field.focus();
      await send(
        page,
        'mkdir photos; touch new.md; ls; git status; git log --graph; grep -n Fer films.txt',
      );
      await log.locator('.v').first().waitFor();
      assert.deepEqual(await violations(page, {include: [`[data-block="${EXAMPLE}"]`]}), []);
    });
  }
}

test('a task is checked after each command, and the focus stays in the field', async () => {
  const {page, complaints} = await portal.open(GALLERY);
  const task = page.getByRole('region', {name: TASK});
  await task.getByRole('button', {name: 'Run', exact: true}).click();
  await fieldOf(task).waitFor(LOAD_LIMIT);
  await fieldOf(task).focus();
  await send(page, 'git add .');
  await send(page, 'git status -s');
  await logOf(task).locator('.i', {hasText: 'M'}).waitFor();
  assert.equal(await task.getByText(/^Not yet/).count(), 0);
  await send(page, 'git commit -qm "Add the second film"');
  await task.getByText('The check passes. Well done.').waitFor(LOAD_LIMIT);
  assert.equal(await fieldOf(task).evaluate((node) => node === document.activeElement), true);
  await task.getByRole('button', {name: 'Check'}).click();
  await task.getByText('The check passes. Well done.').waitFor(LOAD_LIMIT);
  assert.deepEqual(complaints, []);
});

test('on paper there is no prompt, and what was printed is there', async () => {
  const {page, field, log} = await open();
  await field.focus();
  await send(page, 'cat films.txt');
  await shows(log, 'Night Ferry');
  await page.emulateMedia({media: 'print'});
  assert.equal(await field.isVisible(), false);
  assert.equal(await log.isVisible(), true);
  await page.emulateMedia({media: 'screen'});
  await field.focus();
  await send(page, 'clear');
  await eventually(async () => await log.locator('*').count(), 0);
  await page.emulateMedia({media: 'print'});
  assert.equal(await log.isVisible(), false);
});

test('without JavaScript nothing says that one can type', async () => {
  const {page} = await portal.open(GALLERY, {javaScriptEnabled: false});
  const closed = page.locator(`[data-block="${EXAMPLE}"]`).getByText(RUN_TO_TYPE);
  assert.equal(await closed.count(), 1);
  assert.equal(await closed.isVisible(), false);
});
