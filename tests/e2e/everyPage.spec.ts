import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {hydrated, servePortal} from '../helpers/portal';

const portal = servePortal();

/** Addresses of all pages of the app in the build; redirects and frames of examples are none. */
function builtPages(): readonly string[] {
  return readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .filter((file) => readFileSync(join('build', file), 'utf8').includes('id=__docusaurus'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
}

/** Pages that load beside each other; more gain nothing on two cores. */
const TABS = 2;

/** Writes down whatever the tab’s pages complain of. */
function listen(tab: Page, complaints: string[]): void {
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`${tab.url()} ${message.text()}`);
    }
  });
  tab.on('pageerror', (error) => complaints.push(`${tab.url()} ${error.message}`));
  tab.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && request.url().startsWith('http')) {
      complaints.push(`${tab.url()} asks ${request.url()}`);
    }
  });
}

test('R15, G1, G6: no page of the build writes an error or warning, fails to hydrate or asks another host', async (context) => {
  const pages = builtPages();
  assert.ok(pages.length > 60);
  const {page} = await portal.open('/');
  const complaints: string[] = [];
  const waiting = [...pages];
  const start = performance.now();
  await Promise.all(
    Array.from({length: TABS}, async () => {
      const tab = await page.context().newPage();
      listen(tab, complaints);
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await tab.goto(`${portal.address()}${path}`, {waitUntil: 'domcontentloaded'});
        await hydrated(tab);
      }
    }),
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  context.diagnostic(`${pages.length} pages in ${seconds} s`);
  assert.deepEqual(complaints, []);
});

test('G3: no page lists chunks to fetch ahead', () => {
  for (const path of builtPages()) {
    const html = readFileSync(
      join('build', path.endsWith('/') ? `${path}index.html` : path),
      'utf8',
    );
    assert.equal(/rel="?prefetch/.test(html), false, path);
  }
});
