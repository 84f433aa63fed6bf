import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import type {ServerResponse} from 'node:http';
import {join} from 'node:path';
import {test} from 'node:test';
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
