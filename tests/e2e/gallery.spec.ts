import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {AS_SHOWN, AS_SHOWN_BRIEFLY, CHANGED, STOP_TEXTS} from '../../src/data/runTexts';
import {isForgiven} from '../../src/lib/code/isForgiven';
import {squashMarkup} from '../../src/examples/squashMarkup';
import type {ExampleBlock} from '../../src/blocks/types';
import {eventually, frames} from '../helpers/eventually';
import {GALLERY, galleryBlocks, galleryFolder} from '../helpers/gallerySite';
import {choose} from '../helpers/menu';
import {DESKTOP, PHONE, servePortal} from '../helpers/portal';

const folder = galleryFolder();
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

interface Moves {
  /** Heights that a block takes, as often as the page is painted. */
  readonly heights: readonly number[];
  /** Layout shifts of the page in Chromium's own measure, those after a click included. */
  readonly shift: number;
}

async function movesDuring(block: Locator, work: () => Promise<void>): Promise<Moves> {
  const element = await block.elementHandle();
  await element.scrollIntoViewIfNeeded();
  await element.evaluate((measured) => {
    const heights = new Set<number>();
    let shift = 0;
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        shift += (entry as PerformanceEntry & {readonly value: number}).value;
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({type: 'layout-shift'});
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
        note(observer.takeRecords());
        observer.disconnect();
        return {heights: [...heights], shift};
      },
    });
  });
  await work();
  await frames(block.page());
  return await element.evaluate((measured) =>
    (measured as unknown as {endOfLook(): Moves}).endOfLook(),
  );
}

/** The short words stand in the toolbar, uncut and in sight. */
async function sawAsShown(block: Locator): Promise<void> {
  const words = block.getByText(AS_SHOWN_BRIEFLY, {exact: true});
  await words.waitFor();
  const cut = await words.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  assert.equal(cut, 0);
}

/** Presses Run, and asserts that nothing moves where the lesson shows what will come of it. */
async function runInPlace(
  page: Page,
  example: ExampleBlock,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  const {id, runner, output} = example;
  const block = blockOf(page, id);
  const before = Math.round((await block.boundingBox())!.height);
  const moves = await movesDuring(block, async () => {
    await press(block.getByRole('button', {name: 'Run', exact: true}));
    await finished(page, id);
  });
  if (isKnown(example)) {
    assert.deepEqual(moves, {heights: [before], shift: 0}, `${runner} ${id} moves`);
    if (runner === 'console' || (output && output.lang !== 'html')) {
      await sawAsShown(block);
    }
  }
}

/** Replaces the code of the open tab, as a reader types it. */
async function edit(page: Page, block: Locator, text: string): Promise<void> {
  const button = block.getByRole('button', {name: 'Edit'});
  if ((await button.getAttribute('aria-pressed')) !== 'true') {
    await button.click();
  }
  const field = block.getByRole('textbox', {name: /^Code/});
  await field.waitFor();
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

/** What is shown is what the lesson shows before anything runs, so nothing may move. */
const isKnown = ({mode, output, preview, loops, setup, runner}: ExampleBlock) =>
  mode === 'run' &&
  !loops &&
  (output !== undefined || preview || runner === 'console') &&
  !(runner === 'js' && setup === undefined && output?.text.startsWith('Failed'));

function promised({mode, error, loops, output, runner, files}: ExampleBlock): string {
  if (loops) {
    return runner === 'html' ? STOP_TEXTS.loop : STOP_TEXTS.output;
  }
  if (mode === 'error') {
    // Mistakes that browsers forgive are found by the tests only.
    return isForgiven(runner!, files) ? 'but a checker reports it' : error!;
  }
  if (runner === 'console') {
    return AS_SHOWN;
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
    await runInPlace(page, example, async (button) => await button.click());
    const place = `${runner} ${id}`;
    const shown = (await resultOf(block).textContent()) ?? '';
    assert.ok(shown.includes(promised(example)), `${place}: ${shown}`);
    if (example.mode === 'run') {
      assert.equal(await block.locator('[class*=failure]').count(), 0, `${place}: ${shown}`);
    }
    if (preview) {
      const body = block.frameLocator('iframe:not([data-coming])').locator('body');
      await body.locator(':visible').first().waitFor();
      const root = body.locator('#root, #app');
      if (output?.lang === 'html') {
        assert.equal(squashMarkup(await root.innerHTML()), squashMarkup(output.text), place);
      }
    }
  }
  assert.deepEqual(elsewhere, []);
  assert.deepEqual(complaints, []);
});

const TRACED = examples.filter(({trace}) => trace);

for (const viewport of [DESKTOP, PHONE]) {
  test(`a traced script is stepped through by pointer and keys at ${viewport.width} pixels, and nothing moves`, async () => {
    const {page, complaints} = await portal.open(GALLERY, {viewport});
    for (const {id, output, error} of TRACED) {
      const block = blockOf(page, id);
      const figure = block.getByRole('group', {name: 'The script step by step'});
      const next = figure.getByRole('button', {name: 'Next'});
      await next.waitFor();
      const count = await figure.locator('ol > li[class]').count();
      assert.equal(count, 1, `${id} shows one step`);
      const [, last] = /of (\d+)/.exec((await figure.locator('[aria-live]').textContent())!)!;
      const moves = await movesDuring(block, async () => {
        await next.click();
        for (let step = 2; step < Number(last); step += 1) {
          await page.keyboard.press('ArrowRight');
        }
        await figure.getByText(`Step ${last} of ${last}`).waitFor();
        await page.keyboard.press('Home');
        await figure.getByText(`Step 1 of ${last}`).waitFor();
        await page.keyboard.press('End');
      });
      assert.equal(moves.heights.length, 1, `${id} is as high at each step`);
      assert.equal(moves.shift, 0, `${id} moves nothing`);
      const state = (await figure.locator('li[class]').innerText()).replace(/\s+/g, ' ');
      const promise = output?.text ?? `Uncaught ${error}`;
      assert.ok(state.includes(promise.replace(/\s+/g, ' ').trim()), `${id}: ${state}`);
      const {height} = (await next.boundingBox())!;
      assert.ok(height >= 44, `${id}: a button is ${height} pixels high`);
    }
    assert.deepEqual(complaints, []);
  });
}

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

test('on a phone every language runs by touch, nothing moves, and the page keeps its width', async () => {
  const {page, complaints} = await portal.open(GALLERY, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const inOrder = [...examples.filter(isKnown), ...examples];
  const first = new Map(inOrder.map((example) => [example.runner, example] as const).reverse());
  for (const example of first.values()) {
    await runInPlace(page, example, async (button) => await button.tap());
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(overflow, 0);
  assert.deepEqual(complaints, []);
});

/** What of the bar of a block is not on its one line, sticks out, or is cut. */
function outOfLine(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-block]')].flatMap((block) => {
      const bar = block.querySelector<HTMLElement>('[class*=toolbar]')!;
      const outer = bar.getBoundingClientRect();
      const parts = [...bar.querySelectorAll<HTMLElement>('button, a, :scope > span')].filter(
        (part) => part.checkVisibility() && part.innerText !== '',
      );
      const middles = parts.map((part) => {
        const {top, height} = part.getBoundingClientRect();
        return Math.round(top + height / 2);
      });
      const faults = parts.filter((part, index) => {
        const {left, right} = part.getBoundingClientRect();
        return (
          Math.abs(middles[index]! - middles[0]!) > 1 ||
          left < outer.left ||
          right > outer.right ||
          part.scrollWidth > part.clientWidth + 1 ||
          (part.matches('span') && part.scrollHeight > part.clientHeight + 1)
        );
      });
      return faults.map(({innerText}) => `${block.dataset.block}: ${innerText}`);
    }),
  );
}

for (const width of [PHONE.width, 320]) {
  test(`the bar of every example and task is one line at ${width} pixels, also when the code has changed`, async () => {
    const {page} = await portal.open(GALLERY, {viewport: {width, height: PHONE.height}});
    assert.deepEqual(await outOfLine(page), []);
    // The reader has changed every file.
    const versions = [
      ...examples.map(({id, files}) => ({id, files})),
      ...tasks.map(({id, start}) => ({id, files: start})),
    ].map(({id, files}) => ({
      key: `code:${GALLERY}#${id}`,
      texts: Object.fromEntries(files.map(({name}) => [name, 'mine'])),
    }));
    await page.evaluate((all) => {
      for (const {key, texts} of all) {
        localStorage.setItem(key, JSON.stringify({texts, original: ''}));
      }
    }, versions);
    await page.reload();
    await eventually(() => page.getByText(CHANGED).count(), versions.length);
    assert.deepEqual(await outOfLine(page), []);
  });
}

test('a block with a prepared database leads to its tables and rows', async () => {
  const {page, complaints} = await portal.open(GALLERY, {viewport: PHONE});
  const block = blockOf(page, examples.find(({setup}) => setup === 'movies')!.id);
  await choose(block, 'Data: movies');
  await page.waitForURL('**/setups/#movies');
  const table = page.getByRole('table', {name: 'film, 10 rows'});
  assert.match(await table.innerText(), /director_id/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(overflow, 0);
  assert.deepEqual(complaints, []);
});

const MEGABYTE = 1024 * 1024;

/** After the first visit the page has what it keeps for good; so many more may not add one page to it. */
const FURTHER_VISITS = 10;

test('gives the memory of an engine back when its page is left', async () => {
  const example = examples.find(
    ({runner, mode, loops}) => runner === 'php' && mode === 'run' && !loops,
  )!;
  const {page} = await portal.open('/modules/');
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /** The frame of the engine and its worker, each in a process or a thread of its own. */
  const engines = async () =>
    (await browser.send('Target.getTargets')).targetInfos.filter(({type}) =>
      ['iframe', 'worker'].includes(type),
    ).length;
  const visit = async () => {
    await page.locator(`main a[href="${GALLERY}"]`).first().click();
    const block = blockOf(page, example.id);
    await block.getByRole('button', {name: 'Run'}).click();
    // A handle of the driver, which waitForSelector gives, would keep the page that is left.
    await page.locator(`[data-block="${example.id}"][data-run="done"]`).waitFor(RUN_LIMIT);
    assert.notEqual(await engines(), 0);
  };
  const leave = async () => {
    await page.goBack();
    await page.waitForFunction((path) => location.pathname !== path, GALLERY);
    await eventually(engines, 0);
  };
  /** What is there, and what a page that was left could still hold: its elements, its listeners, its data. */
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const {metrics} = await session.send('Performance.getMetrics');
    const count = (wanted: string) => metrics.find(({name}) => name === wanted)?.value ?? NaN;
    const {backingStorageSize} = (await session.send('Runtime.getHeapUsage')) as unknown as {
      readonly backingStorageSize: number;
    };
    return {
      nodes: count('Nodes'),
      listeners: count('JSEventListeners'),
      data: backingStorageSize,
    };
  };
  await visit();
  const shown = await held();
  await leave();
  const before = await held();
  assert.ok(shown.nodes > before.nodes && shown.listeners > before.listeners);
  for (let count = 0; count < FURTHER_VISITS; count += 1) {
    await visit();
    await leave();
  }
  // Pages that stayed would add ten times what one shows; what the portal itself keeps varies by a menu or a row.
  await eventually(
    async () => {
      const now = await held();
      return {
        nodes: now.nodes < shown.nodes,
        listeners: now.listeners < shown.listeners,
        data: now.data - before.data < MEGABYTE,
      };
    },
    {nodes: true, listeners: true, data: true},
  );
});
