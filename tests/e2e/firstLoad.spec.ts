import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {COMPILE_HINT, FIRST_LOAD_SCRIPTS} from '../../src/patches/stagedStart';
import {hydrated, servePortal} from '../helpers/portal';

const portal = servePortal();

const PAGES = ['/', '/mtm6130/', '/mtm6130/content/', '/modules/', '/search/', '/modules/html/'];

for (const path of PAGES) {
  test(`${path} names every script that it needs to come alive, so that all are asked for at once`, async () => {
    const html = readFileSync(`build${path}index.html`, 'utf8');
    const {page} = await portal.open('/404.html');
    // Links in view fetch ahead, which is not what the page needs itself.
    await page.addInitScript('IntersectionObserver.prototype.observe = () => undefined');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(`${portal.address()}${path}`);
    await hydrated(page);
    assert.ok(scripts.length > 2, 'the runtime, the main script and those of the page');
    assert.deepEqual(
      scripts.filter((script) => !html.includes(script)),
      [],
    );
  });
}

test('the main script and those of routes are compiled while they arrive, others are not', () => {
  const scripts = readdirSync('build/assets/js').map((name) => `assets/js/${name}`);
  const hinted = scripts.filter((path) =>
    readFileSync(`build/${path}`, 'utf8').startsWith(`${COMPILE_HINT}\n`),
  );
  assert.deepEqual(
    hinted,
    scripts.filter((path) => FIRST_LOAD_SCRIPTS.test(path)),
  );
  assert.ok(hinted.some((path) => path.includes('/main.')));
});
