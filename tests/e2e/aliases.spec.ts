import assert from 'node:assert/strict';
import {test} from 'node:test';
import {firstAnchorOf, titleOf} from '../helpers/lessons';
import {servePortal} from '../helpers/portal';
import {LESSON} from '../helpers/reader';

const portal = servePortal();
const ANCHOR = firstAnchorOf(LESSON);

const TEN: readonly (readonly [string, string])[] = [
  ['/index.html', '/'],
  ['/mtm6130/index.html', '/mtm6130/'],
  ['/mtm6130/README.md', '/mtm6130/'],
  ['/modules/web-basics/file-paths', '/modules/web-basics/file-paths.html'],
  ['/modules/web-basics/file-paths.md', '/modules/web-basics/file-paths.html'],
  [`${LESSON}README.md?x=1${ANCHOR}`, `${LESSON}?x=1${ANCHOR}`],
  [`${LESSON}index.html?x=1${ANCHOR}`, `${LESSON}?x=1${ANCHOR}`],
  ['/modules/_html/html-lists/', LESSON],
  ['/modules/html/src-text-and-semantics.html?q=1', '/modules/html/html-semantics/?q=1'],
  ['/modules/html/responsive-images/videos.html', '/modules/html/responsive-images/'],
];

for (const [from, to] of TEN) {
  test(`A2, A7: a full load of ${from} ends at ${to} with the right page and title`, async () => {
    const {page} = await portal.open('/mtm6130/');
    await page.goto(`${portal.address()}${from}`);
    await page.waitForURL(`${portal.address()}${to}`);
    await page.waitForFunction(() => document.title !== '' && !document.title.startsWith('404'));
    await page.getByRole('heading', {level: 1}).waitFor();
    const heading = await page.getByRole('heading', {level: 1}).textContent();
    assert.notEqual(heading, '404');
  });
}

test('A6: in the app an alias is replaced, so Back skips it', async () => {
  const {page} = await portal.open(LESSON);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/modules/web-basics/file-paths.md';
    document.querySelector('main')?.append(link);
    history.pushState({key: 'alias'}, '', '/modules/web-basics/file-paths.md');
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'alias'}}));
  });
  await page.waitForURL('**/modules/web-basics/file-paths.html');
  await page.goBack();
  await page.waitForURL(`**${LESSON}`);
});

test('a redirect page has a language, a title, a visible link and a canonical address, without scripts too', async () => {
  const response = await fetch(`${portal.address()}/modules/html/src-text-and-semantics.html`);
  const html = await response.text();
  assert.match(html, /<html lang="en-US">/);
  assert.match(
    html,
    new RegExp(`<title>${titleOf('/modules/html/html-semantics/')} has moved</title>`),
  );
  assert.match(html, /<link rel="canonical" href="[^"]+\/modules\/html\/html-semantics\/">/);
  assert.match(html, /<a data-canonical href="\/modules\/html\/html-semantics\/">/);
  const {page} = await portal.open('/modules/html/src-text-and-semantics.html', {
    javaScriptEnabled: false,
  });
  await page.waitForURL('**/modules/html/html-semantics/');
});
