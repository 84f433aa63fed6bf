import assert from 'node:assert/strict';
import {test} from 'node:test';
import {THEME} from '../../src/data/site';
import {PHONE, servePortal} from '../helpers/portal';

const portal = servePortal();

for (const path of [
  '/nope/',
  '/modules/nope/',
  '/mtm6130/labs/',
  '/mtm9999/',
  '/a/b/c.html',
  '/%E0%A4%A',
]) {
  test(`E1, E6: ${path} shows 404 with the bar, a message and a way home`, async () => {
    const {page, complaints} = await portal.open(path);
    assert.equal(await page.getByRole('heading', {level: 1}).textContent(), '404');
    const message = await page.locator('main blockquote').textContent();
    assert.ok(THEME.notFound.some((text) => text === message));
    await page.getByRole('link', {name: 'Take me home'}).waitFor();
    assert.equal(await page.locator('header[data-navbar]').isVisible(), true);
    assert.deepEqual(
      complaints.filter((text) => !text.includes('status of 404')),
      [],
    );
  });
}

test('E2: the message varies from load to load', async () => {
  const {page} = await portal.open('/nope/');
  const seen = new Set<string | null>();
  for (let load = 0; load < 25 && seen.size < 2; load += 1) {
    await page.goto(`${portal.address()}/nope/`);
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    seen.add(await page.locator('main blockquote').textContent());
  }
  assert.ok(seen.size >= 2);
});

test('E4: the way home leads to the root of the current course', async () => {
  const {page} = await portal.open('/mtm6302/');
  await page.goto(`${portal.address()}/nope/`);
  const home = page.getByRole('link', {name: 'Take me home'});
  await page.waitForFunction(
    () => document.querySelector('main a')?.getAttribute('href') === '/mtm6302/',
  );
  assert.equal(await home.getAttribute('href'), '/mtm6302/');
});

for (const path of ['/nope/', '/modules/nope/', '/mtm6404/nope/']) {
  test(`E5: the title of ${path} says 404 and the language stays`, async () => {
    const {page} = await portal.open(path, {viewport: PHONE});
    await page.waitForFunction(() => document.title.startsWith('404'));
    assert.equal(await page.getAttribute('html', 'lang'), 'en-US');
  });
}

test('E7: the host answers an unknown address with status 404', async () => {
  const response = await fetch(`${portal.address()}/nope/`);
  assert.equal(response.status, 404);
});
