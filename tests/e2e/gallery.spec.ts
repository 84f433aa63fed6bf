import assert from 'node:assert/strict';
import {readFileSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {after, test} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {STOP_TEXTS} from '../../src/data/runTexts';
import {squashMarkup} from '../../src/examples/squashMarkup';
import type {ExampleBlock} from '../../src/lessons/blockTypes';
import {buildGallery, GALLERY, galleryBlocks} from '../helpers/gallerySite';
import {PHONE, servePortal} from '../helpers/portal';

const folder = buildGallery();
const headers = /Content-Security-Policy: (.*)/.exec(
  readFileSync(join(folder, '_headers'), 'utf8'),
)!;
const portal = servePortal({
  folder,
  intercept(request, response) {
    if (!request.url?.startsWith('/runner/')) {
      response.setHeader('Content-Security-Policy', headers[1]!);
    }
    return false;
  },
});
after(() => rmSync(dirname(folder), {recursive: true}));

const {examples, tasks} = galleryBlocks();
const RUN_LIMIT = {timeout: 90_000};

const blockOf = (page: Page, id: string) => page.locator(`[data-block="${id}"]`);
const resultOf = (block: Locator) => block.locator('div[aria-live]');

async function finished(page: Page, id: string): Promise<void> {
  await page.waitForSelector(`[data-block="${id}"][data-run="done"]`, {
    state: 'attached',
    ...RUN_LIMIT,
  });
}

/** Heights that a block takes while it runs, as often as the page is painted. */
async function heightsDuring(block: Locator, work: () => Promise<void>): Promise<string> {
  const element = (await block.elementHandle())!;
  await element.evaluate((measured) => {
    const heights = new Set<number>();
    const look = () => {
      heights.add(Math.round(measured.getBoundingClientRect().height));
      frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    Object.assign(measured, {
      endOfLook() {
        cancelAnimationFrame(frame);
        look();
        cancelAnimationFrame(frame);
        return [...heights].join(', ');
      },
    });
  });
  await work();
  return await element.evaluate((measured) =>
    (measured as unknown as {endOfLook(): string}).endOfLook(),
  );
}

/** Replaces the code of the open tab, as a reader types it. */
async function edit(page: Page, block: Locator, text: string): Promise<void> {
  const button = block.getByRole('button', {name: 'Edit'});
  if ((await button.getAttribute('aria-pressed')) !== 'true') {
    await button.click();
  }
  const field = block.getByRole('textbox');
  await field.waitFor();
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

/** What is shown is what the lesson shows before anything runs, so nothing may move. */
const isKnown = ({mode, output, preview, loops, setup, runner}: ExampleBlock) =>
  mode === 'run' &&
  !loops &&
  (output !== undefined || preview) &&
  !(runner === 'js' && setup === undefined && output?.text.startsWith('Failed'));

function promised({mode, error, loops, output, runner, files}: ExampleBlock): string {
  if (loops) {
    return STOP_TEXTS.output;
  }
  if (mode === 'error') {
    // Mistakes that browsers forgive are found by the tests only.
    return ['html', 'ts'].includes(runner!) ? 'is found by a checker' : error!;
  }
  if (runner === 'console') {
    return files[0]!.text;
  }
  return output && output.lang !== 'html' ? output.text : '';
}

test('every block of the gallery gives what it promises, and nothing of the page moves', async () => {
  const {page, complaints} = await portal.open(GALLERY);
  page.on('dialog', (dialog) => void dialog.dismiss());
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(portal.address()) && !/^(?:blob|data):/.test(url)) {
      elsewhere.push(url);
    }
  });
  for (const example of examples) {
    const {id, runner, output, preview} = example;
    const block = blockOf(page, id);
    const before = (await block.boundingBox())!.height;
    const heights = await heightsDuring(block, async () => {
      await block.getByRole('button', {name: /^Run(?: \(|$)/}).click();
      await finished(page, id);
    });
    const place = `${runner} ${id}`;
    const shown = (await resultOf(block).textContent()) ?? '';
    assert.ok(shown.includes(promised(example)), `${place}: ${shown}`);
    if (example.mode === 'run') {
      assert.equal(await block.locator('[class*=failure]').count(), 0, `${place}: ${shown}`);
    }
    if (preview) {
      const body = block.frameLocator('iframe').locator('body');
      await body.locator(':visible').first().waitFor();
      const root = body.locator('#root, #app');
      if (output?.lang === 'html') {
        assert.equal(squashMarkup(await root.innerHTML()), squashMarkup(output.text), place);
      }
    }
    if (isKnown(example)) {
      assert.equal(heights, String(Math.round(before)), `${place} takes other heights`);
    }
  }
  assert.deepEqual(elsewhere, []);
  assert.deepEqual(complaints, []);
});

test('every task fails on its start and passes on its solution, typed by the reader', async () => {
  const {page} = await portal.open(GALLERY);
  for (const {id, title, solution} of tasks) {
    const task = page.getByRole('region', {name: `Task: ${title}`});
    await task.getByRole('button', {name: 'Check'}).click(RUN_LIMIT);
    await task.getByText(/^Not yet: /).waitFor(RUN_LIMIT);
    for (const {name, text} of solution) {
      const tab = task.getByRole('tab', {name, exact: true});
      if ((await tab.count()) > 0) {
        await tab.click();
      }
      await edit(page, task, text);
    }
    await task.getByRole('button', {name: 'Check'}).click();
    await task.getByText('The check passes. Well done.').waitFor(RUN_LIMIT);
    assert.equal(await blockOf(page, id).getAttribute('data-run'), 'done');
  }
});

test('on a phone every language runs by touch, and the page keeps its width', async () => {
  const {page, complaints} = await portal.open(GALLERY, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const first = new Map(examples.map(({runner, id}) => [runner, id] as const).reverse());
  for (const id of first.values()) {
    await blockOf(page, id)
      .getByRole('button', {name: /^Run(?: \(|$)/})
      .tap();
    await finished(page, id);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(overflow, 0);
  assert.deepEqual(complaints, []);
});

test('a block with a prepared database leads to its tables and rows', async () => {
  const {page, complaints} = await portal.open(GALLERY, {viewport: PHONE});
  await page.getByRole('link', {name: 'Data: movies'}).first().click();
  await page.waitForURL('**/setups/#movies');
  const table = page.getByRole('table', {name: 'film, 10 rows'});
  assert.match(await table.innerText(), /director_id/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(overflow, 0);
  assert.deepEqual(complaints, []);
});
