import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {CHANGED, OF_OTHER_CODE} from '../../src/data/runTexts';
import {eventually} from '../helpers/eventually';
import {LISTS as LESSON} from '../helpers/gallerySite';
import {choose, entryOf} from '../helpers/menu';
import {PHONE} from '../helpers/portal';
import {serveGallery} from '../helpers/servedGallery';

const portal = serveGallery();

const block = (page: Page, id: string) => page.locator(`[data-block="${id}"]`);
const done = async (page: Page, id: string) => {
  await page.waitForSelector(`[data-block="${id}"][data-run="done"]`, {state: 'attached'});
};

async function openEditor(of: Locator): Promise<Locator> {
  await of.getByRole('button', {name: 'Edit'}).click();
  const editor = of.getByRole('textbox', {name: 'Code, html'});
  await editor.waitFor();
  return editor;
}

test('the page has code, results and solutions before anything runs, and loads no engine', async () => {
  const requests: string[] = [];
  const {page} = await portal.open('/');
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(portal.address() + LESSON, {waitUntil: 'networkidle'});
  const snacks = block(page, 'snacks');
  assert.match(await snacks.innerText(), /<h2>At the snack table<\/h2>/);
  await snacks.scrollIntoViewIfNeeded();
  await snacks.frameLocator('iframe:not([data-coming])').getByText('Popcorn').waitFor();
  const engine = requests.filter(
    (path) => path.startsWith('/runner/') && !path.startsWith('/runner/still/'),
  );
  assert.deepEqual(engine, []);
});

test('Run shows the reader’s page in a frame of its own, and nothing moves', async () => {
  const {page, complaints} = await portal.open(LESSON);
  const snacks = block(page, 'snacks');
  const before = await snacks.boundingBox();
  await snacks.getByRole('button', {name: 'Run', exact: true}).click();
  await done(page, 'snacks');
  const frame = snacks.locator('iframe:not([data-coming])');
  assert.equal(await frame.getAttribute('sandbox'), 'allow-scripts allow-forms allow-modals');
  await snacks.frameLocator('iframe:not([data-coming])').getByText('Popcorn').waitFor();
  assert.deepEqual(await snacks.boundingBox(), before);
  assert.deepEqual(complaints, []);
});

test('the editor runs with Ctrl+Enter, lets Tab pass, and the version is kept and forgotten', async () => {
  const {page, complaints} = await portal.open(LESSON);
  const snacks = block(page, 'snacks');
  await openEditor(snacks);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('<p>s / mine</p>');
  await page.keyboard.press('Control+Enter');
  await done(page, 'snacks');
  await snacks.frameLocator('iframe:not([data-coming])').getByText('s / mine').waitFor();
  await page.keyboard.press('Tab');
  assert.match((await page.locator(':focus').textContent()) ?? '', /^Run/);
  await page.reload();
  await snacks.getByText('s / mine').waitFor();
  await choose(snacks, 'Original');
  await snacks.getByText('At the snack table').waitFor();
  await choose(snacks, 'Reset');
  await snacks.getByRole('menuitem', {name: /press again/}).click();
  assert.deepEqual(await versionsOf(snacks), []);
  await page.reload();
  await snacks.getByText('At the snack table').first().waitFor();
  assert.deepEqual(await versionsOf(snacks), []);
  assert.deepEqual(complaints, []);
});

/** Which versions of a block its menu offers. */
async function versionsOf(of: Locator): Promise<readonly string[]> {
  await entryOf(of, 'Download');
  const group = of.getByRole('menu').getByRole('group', {name: 'Version'});
  const versions = await group.getByRole('menuitemradio').allInnerTexts();
  await of.page().keyboard.press('Escape');
  return versions;
}

test('a click into the code puts the cursor there, and a drag only selects', async () => {
  const {page, complaints} = await portal.open(LESSON);
  const snacks = block(page, 'snacks');
  const word = (await snacks.getByText('Popcorn').boundingBox())!;
  const middle = word.y + word.height / 2;
  await page.mouse.move(word.x + 60, middle);
  await page.mouse.down();
  await page.mouse.move(word.x + 120, middle, {steps: 4});
  await page.mouse.up();
  assert.equal(await snacks.getByRole('textbox').count(), 0);
  const before = await snacks.boundingBox();
  // Right of the end of the line, where nothing else is.
  await page.mouse.click(word.x + word.width - 20, middle);
  const editor = snacks.getByRole('textbox', {name: 'Code, html'});
  await editor.waitFor();
  await page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement);
  assert.deepEqual(await snacks.boundingBox(), before);
  await page.keyboard.type('<!-- fresh -->');
  assert.match(await editor.innerText(), /Popcorn<\/li><!-- fresh -->\n/);
  assert.deepEqual(complaints, []);
});

test('Ctrl+Z takes back what was typed before a run, and a reset', async () => {
  const {page} = await portal.open(LESSON);
  const snacks = block(page, 'snacks');
  const editor = await openEditor(snacks);
  const original = await editor.innerText();
  await page.keyboard.insertText('<p>first</p>');
  await page.keyboard.press('Control+Enter');
  await done(page, 'snacks');
  await page.keyboard.press('Control+z');
  await eventually(() => editor.innerText(), original);
  await page.keyboard.insertText('<p>second</p>');
  await choose(snacks, 'Reset');
  await snacks.getByRole('menuitem', {name: /press again/}).click();
  await eventually(() => editor.innerText(), original);
  await editor.focus();
  await page.keyboard.press('Control+z');
  await eventually(async () => (await editor.innerText()).includes('second'), true);
  // The history outlasts the editor.
  await snacks.getByRole('button', {name: 'Edit'}).click();
  await snacks.getByRole('button', {name: 'Edit'}).click();
  await editor.focus();
  await page.keyboard.press('Control+z');
  await eventually(() => editor.innerText(), original);
});

test('an error is marked on its line in the editor until the line is edited', async () => {
  const {page} = await portal.open(LESSON);
  const snacks = block(page, 'snacks');
  const editor = await openEditor(snacks);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('<p>\n<script>\nnoSuchName();\n</script>');
  await snacks.getByText(/^index\.html, line 3: /).waitFor();
  const marked = snacks.locator('.cm-errorLine');
  assert.equal(await marked.innerText(), 'noSuchName();');
  assert.match((await editor.getAttribute('aria-description'))!, /^Error in line 3: .*noSuchName/);
  await snacks.getByText('noSuchName();').click();
  await page.keyboard.type('//');
  await eventually(() => marked.count(), 0);
});

test('after a reload, the reader’s version has a result that is not passed off as its own', async () => {
  const {page} = await portal.open(LESSON);
  const snacks = block(page, 'snacks');
  await openEditor(snacks);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('<p>Mints</p>');
  await done(page, 'snacks');
  await page.reload();
  await snacks.getByText('<p>Mints</p>').waitFor();
  await snacks.getByText(`Result ${OF_OTHER_CODE}`).waitFor();
  await snacks.getByText(CHANGED).waitFor();
  await snacks.getByRole('button', {name: 'Run', exact: true}).click();
  await done(page, 'snacks');
  await snacks.frameLocator('iframe:not([data-coming])').getByText('Mints').waitFor();
  assert.equal(await snacks.getByText(OF_OTHER_CODE).count(), 0);
});

test('a page that is shown stays until the next one has been drawn', async () => {
  const {page} = await portal.open(LESSON, {colorScheme: 'dark'});
  const snacks = block(page, 'snacks');
  await snacks.scrollIntoViewIfNeeded();
  await snacks.frameLocator('iframe:not([data-coming])').getByText('Popcorn').waitFor();
  await snacks.evaluate((element) => {
    const seen = new Set<number>();
    const count = () => {
      const shown = [...element.querySelectorAll('iframe')].filter((frame) =>
        frame.checkVisibility({opacityProperty: true}),
      );
      seen.add(shown.length);
    };
    new MutationObserver(count).observe(element, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, {shownPages: seen});
  });
  for (const _ of ['over the still', 'over a page that ran']) {
    await snacks.getByRole('button', {name: 'Run', exact: true}).click();
    await snacks.getByText('Ran', {exact: true}).waitFor();
    await snacks.frameLocator('iframe:not([data-coming])').getByText('Popcorn').waitFor();
  }
  const counts = await page.evaluate(() => [
    ...(window as unknown as {shownPages: Set<number>}).shownPages,
  ]);
  assert.deepEqual(counts, [1]);
});

test('previews are dark where the reader wants it, also before anything runs', async () => {
  const {page, complaints} = await portal.open(LESSON, {colorScheme: 'dark'});
  const snacks = block(page, 'snacks');
  await snacks.scrollIntoViewIfNeeded();
  const ink = () =>
    snacks
      .frameLocator('iframe:not([data-coming])')
      .locator('body')
      .evaluate((body) => getComputedStyle(body).color);
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await eventually(ink, 'rgb(0, 0, 0)');
  await choose(snacks, 'Dark previews');
  await eventually(ink, 'rgb(255, 255, 255)');
  assert.equal(await steps(), before);
  await page.reload();
  await eventually(ink, 'rgb(255, 255, 255)');
  await snacks.getByRole('button', {name: 'Run', exact: true}).click();
  await done(page, 'snacks');
  await eventually(ink, 'rgb(255, 255, 255)');
  await choose(snacks, 'Light previews');
  await snacks.getByText('Ran', {exact: true}).waitFor();
  await eventually(ink, 'rgb(0, 0, 0)');
  assert.deepEqual(complaints, []);
});

test('code that never ends is stopped and told, and the reader’s version is not lost', async () => {
  const {page} = await portal.open(LESSON);
  const snacks = block(page, 'snacks');
  await openEditor(snacks);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('<p>mine</p><script>while (true) {}</script>');
  await page.keyboard.press('Control+Enter');
  await snacks.getByText(/^Stopped: a loop did not end/).waitFor();
  await page.reload();
  await snacks.getByText('<p>mine</p>').waitFor();
});

test('a preview follows what is typed, and the cursor stays where it is', async () => {
  const {page} = await portal.open(LESSON);
  const snacks = block(page, 'snacks');
  const editor = await openEditor(snacks);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('<p>Popsicles</p>');
  await done(page, 'snacks');
  await snacks.frameLocator('iframe:not([data-coming])').getByText('Popsicles').waitFor();
  await page.keyboard.type(' Mints');
  await snacks.frameLocator('iframe:not([data-coming])').getByText('Mints').waitFor();
  assert.equal(await editor.innerText(), '<p>Popsicles</p> Mints');
});

test('works without storage, for the session', async () => {
  const {page, complaints} = await portal.open(LESSON, {
    init: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    },
  });
  const snacks = block(page, 'snacks');
  await snacks.getByRole('button', {name: 'Run', exact: true}).click();
  await done(page, 'snacks');
  assert.deepEqual(
    complaints.filter((text) => text.startsWith('uncaught')),
    [],
  );
});

test('a preview opens over the whole window and closes with Escape', async () => {
  const {page} = await portal.open(LESSON);
  const snacks = block(page, 'snacks');
  await snacks.getByRole('button', {name: 'Open full size'}).click();
  const dialog = page.getByRole('dialog', {name: 'Result of the example'});
  const size = await dialog.boundingBox();
  assert.deepEqual([size?.width, size?.height], [1280, 900]);
  await page.keyboard.press('Escape');
  assert.equal(await dialog.count(), 0);
  await page.waitForFunction(() => document.activeElement?.textContent === 'Open full size');
});

test('a task fails on its start, passes on its solution, and stays done', async () => {
  const {page} = await portal.open(LESSON);
  const task = page.getByRole('region', {name: 'Task: Give the workshop its order'});
  await task.getByRole('button', {name: 'Check'}).click();
  await task.getByText('Not yet: Use an ol for steps').waitFor();
  await task.getByText('Solution', {exact: true}).click();
  const solution = await task.locator('details[open] code').innerText();
  await task.getByRole('button', {name: 'Edit'}).click();
  await task.getByRole('textbox').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(solution);
  await task.getByRole('button', {name: 'Check'}).click();
  await task.getByText('The check passes. Well done.').waitFor();
  await page.reload();
  await task.getByText('Done', {exact: true}).waitFor();
});

test('the goal of a task is made of its solution', async () => {
  const {page} = await portal.open(LESSON);
  const task = page.getByRole('region', {name: 'Task: Give the workshop its order'});
  await task.getByRole('button', {name: 'Show the goal'}).click();
  const list = task.frameLocator('iframe:not([data-coming])').last().locator('ol');
  await list.waitFor();
  assert.equal(await list.getAttribute('start'), '4');
});

test('a quiz explains the answer that was chosen, and every answer once the right one is found', async () => {
  const {page} = await portal.open(LESSON);
  const question = page.locator('form').filter({hasText: 'Which element fits?'});
  const explanation = question.getByText('the order does not matter, so the list is unordered.');
  assert.equal(await explanation.isVisible(), false);
  await question.getByRole('radio', {name: 'dl'}).check();
  await question.getByRole('button', {name: 'Check my answer'}).click();
  assert.match(await question.getByRole('status').innerText(), /^Not quite/);
  assert.equal(await explanation.isVisible(), false);
  await question.getByRole('radio', {name: 'ul'}).check();
  await question.getByRole('button', {name: 'Check my answer'}).click();
  assert.equal(await question.getByRole('status').innerText(), 'Right.');
  assert.equal(await explanation.isVisible(), true);
});

test('without JavaScript: code, rendered results, solutions and answers are there, and no dead control', async () => {
  const {page} = await portal.open(LESSON, {javaScriptEnabled: false, viewport: PHONE});
  const snacks = block(page, 'snacks');
  assert.match(await snacks.innerText(), /<h2>At the snack table<\/h2>/);
  await snacks.scrollIntoViewIfNeeded();
  await snacks.frameLocator('iframe:not([data-coming])').getByText('Popcorn').waitFor();
  for (const name of ['Run', 'Edit', 'Copy html', 'Check', 'Show the goal', 'Check my answer']) {
    assert.equal(await page.getByRole('button', {name, exact: true}).count(), 0, name);
  }
  await page.getByText('Answers explained').first().click();
  await page.getByText('the order does not matter, so the list is unordered.').waitFor();
});

test('paper shows all code and no controls', async () => {
  const {page} = await portal.open(LESSON);
  await page.emulateMedia({media: 'print'});
  const snacks = block(page, 'snacks');
  assert.match(await snacks.innerText(), /<h2>At the snack table<\/h2>/);
  assert.equal(await snacks.getByRole('button', {name: 'Run', exact: true}).isVisible(), false);
});
