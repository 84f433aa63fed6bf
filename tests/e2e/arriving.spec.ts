import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import type {ServerResponse} from 'node:http';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually} from '../helpers/eventually';
import {DESKTOP, PHONE, servePortal} from '../helpers/portal';
import {shifts} from '../helpers/shifts';

const PIECE_BYTES = 1_000;
/** Longer than a frame, so that the browser may paint between two pieces. */
const BETWEEN_PIECES_MS = 40;

/** Sends a page's body in pieces, as a slow connection does. */
function drip(response: ServerResponse, page: Buffer): void {
  const head = page.indexOf('<body');
  response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
  response.write(page.subarray(0, head));
  const send = (from: number): void => {
    if (from >= page.length) {
      response.end();
      return;
    }
    response.write(page.subarray(from, from + PIECE_BYTES));
    setTimeout(send, BETWEEN_PIECES_MS, from + PIECE_BYTES);
  };
  send(head);
}

const PAGES = ['/', '/mtm6130/', '/mtm6130/content/', '/modules/'];

const portal = servePortal({
  intercept: ({url = ''}, response) => {
    const isPage = PAGES.includes(url);
    if (isPage) {
      drip(response, readFileSync(join('build', url, 'index.html')));
    }
    return isPage;
  },
});

for (const path of PAGES) {
  for (const viewport of [DESKTOP, PHONE]) {
    test(`nothing moves while a page arrives in pieces: ${path}, ${viewport.width} px`, async () => {
      const {page} = await portal.open(path, {viewport});
      assert.deepEqual(await shifts(page), []);
    });
  }
}

const later = servePortal();
/** Headings of topics of the Modules index: the first, one in the middle and the last. */
const [FIRST, MIDDLE, LAST] = ['accessibility', 'javascript', 'web-basics'] as const;

const isLaidOut = (page: Page, id: string) =>
  page
    .locator(`#${id}`)
    .evaluate((heading) => heading.checkVisibility({contentVisibilityAuto: true}));
const isWhole = (page: Page) =>
  page.evaluate(() => !('arriving' in document.documentElement.dataset));

test('topics far below the first screen are laid out when the reader scrolls', async () => {
  const {page} = await later.open('/modules/', {viewport: PHONE});
  assert.deepEqual([await isLaidOut(page, FIRST), await isLaidOut(page, LAST)], [true, false]);
  await page.mouse.wheel(0, 200);
  await eventually(() => isLaidOut(page, LAST), true);
});

test('a topic stays where it is while those above it are laid out', async () => {
  const {page} = await later.open('/modules/', {viewport: PHONE});
  const heading = page.locator(`#${MIDDLE}`);
  const before = await heading.evaluate((element) => {
    element.scrollIntoView();
    return element.getBoundingClientRect().top;
  });
  await eventually(() => isWhole(page), true);
  const after = await heading.evaluate((element) => element.getBoundingClientRect().top);
  assert.ok(Math.abs(after - before) < 1, `from ${before} to ${after} px`);
});

test('a page that starts at a hash is laid out as a whole', async () => {
  const {page} = await later.open(`/modules/#${MIDDLE}`, {viewport: PHONE});
  assert.deepEqual([await isLaidOut(page, FIRST), await isLaidOut(page, LAST)], [true, true]);
});

test('a page that is loaded again is laid out as a whole', async () => {
  const {page} = await later.open('/modules/', {viewport: PHONE});
  await page.reload();
  assert.deepEqual([await isLaidOut(page, FIRST), await isLaidOut(page, LAST)], [true, true]);
});
