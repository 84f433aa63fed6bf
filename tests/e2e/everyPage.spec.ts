import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {SECURITY_HEADERS} from '../../src/data/policy';
import {runAxe} from '../helpers/axe';
import {PUBLISHED} from '../helpers/lessons';
import {hydrated, servePortal} from '../helpers/portal';

const POLICY = /Content-Security-Policy: (.*)/.exec(readFileSync('build/_headers', 'utf8'))![1]!;
const portal = servePortal({
  headers: SECURITY_HEADERS,
  intercept(request, response) {
    if (!request.url?.startsWith('/runner/')) {
      response.setHeader('Content-Security-Policy', POLICY);
    }
    return false;
  },
});

/** Pages that are read at the same time: one a core. */
const TABS = 2;

/**
 * What axe reads on every page. The frame around it is the same on all pages of a type, which
 * accessibility.spec.ts reads; the colours of code are a closed set, which contrast.spec.ts measures.
 */
const PARTS = {include: ['main'], exclude: ['pre > code']};

/** Addresses of all pages of the app in the build; redirects and frames of examples are none. */
function builtPages(): readonly string[] {
  return readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .filter((file) => readFileSync(join('build', file), 'utf8').includes('id=__docusaurus'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
}

/** Writes violations of the policy to the console, where the test listens. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    console.error(`${effectiveDirective} forbids ${blockedURI}`),
  );
}

/** Opens pages one after the other in one tab; gives what is wrong with them. */
async function readPages(pages: readonly string[]): Promise<readonly string[]> {
  const {page} = await portal.open('/', {init: tellViolations, reducedMotion: 'reduce'});
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
    await hydrated(page);
    complaints.push(...(await runAxe(page, PARTS)).map((text) => `${page.url()} ${text}`));
  }
  return complaints;
}

test('R15, row A3, row S1, row S10, G1, G6: no page of the build complains, fails to hydrate, breaks the policy, asks another host, or shuts anyone out', async () => {
  const pages = builtPages();
  assert.ok(pages.length >= PUBLISHED.length);
  const shares = Array.from({length: TABS}, (_, tab) =>
    pages.filter((_path, at) => at % TABS === tab),
  );
  const complaints = await Promise.all(shares.map(readPages));
  assert.deepEqual(complaints.flat(), []);
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
