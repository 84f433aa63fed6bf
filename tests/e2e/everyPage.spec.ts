import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {servePortal} from '../helpers/portal';

const portal = servePortal();

/** Addresses of all pages of the app in the build; redirects and frames of examples are none. */
function builtPages(): readonly string[] {
  return readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .filter((file) => readFileSync(join('build', file), 'utf8').includes('id=__docusaurus'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
}

test('R15, G1, G6: no page of the build writes an error or warning, fails to hydrate or asks another host', async () => {
  const pages = builtPages();
  assert.ok(pages.length > 60);
  const {page} = await portal.open('/');
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`${page.url()} ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && request.url().startsWith('http')) {
      complaints.push(`${page.url()} asks ${request.url()}`);
    }
  });
  for (const path of pages) {
    await page.goto(`${portal.address()}${path}`, {waitUntil: 'domcontentloaded'});
    await page.waitForSelector('html[data-has-hydrated="true"]', {
      state: 'attached',
      timeout: 10_000,
    });
  }
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
