import assert from 'node:assert/strict';
import {test} from 'node:test';
import {NOTICES} from '../../src/data/notices';
import {eventually} from '../helpers/eventually';
import {servePortal} from '../helpers/portal';
import {heading, LESSON, LESSON_TITLE, nextLink, notice} from '../helpers/reader';

const portal = servePortal({
  intercept: (request, response) => {
    if (request.url !== '/sandbox') {
      return false;
    }
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><html lang="en"><title>Sandbox</title><iframe title="portal" width="1200" height="800" sandbox="allow-scripts" src="${LESSON}"></iframe></html>`,
    );
    return true;
  },
});

const STORAGES: Readonly<Record<string, () => void>> = {
  'whose getter throws': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'that cannot be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'that cannot be written': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'that is null': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {value: null});
    }
  },
  'full of garbage': () => {
    const touched = new Set<string>();
    const {getItem, setItem, removeItem} = Storage.prototype;
    Storage.prototype.getItem = function read(key) {
      return touched.has(key) ? getItem.call(this, key) : '<purple>{"';
    };
    Storage.prototype.setItem = function write(key, value) {
      touched.add(key);
      setItem.call(this, key, value);
    };
    Storage.prototype.removeItem = function remove(key) {
      touched.add(key);
      removeItem.call(this, key);
    };
  },
  'that answers garbage whatever it is told': () => {
    Storage.prototype.getItem = () => '<purple>{"';
  },
  'that keeps nothing and says nothing': () => {
    Storage.prototype.getItem = () => null;
    Storage.prototype.setItem = () => undefined;
  },
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [name, init] of Object.entries(STORAGES)) {
  test(`R9: with a storage ${name} theme, course menu and navigation work in the session`, async () => {
    const {page, complaints} = await portal.open('/mtm6130/', {init, colorScheme: 'light'});
    const header = page.locator('header[data-navbar]');
    assert.match((await header.textContent()) ?? '', /MTM6130/);
    await header.getByRole('button', {name: 'toggle color mode'}).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await header.getByRole('link', {name: 'Modules'}).click();
    await page.waitForURL('**/modules/');
    await page.waitForFunction(
      () => document.querySelector('[data-navbar]')?.textContent?.includes('MTM6130') === true,
    );
    await eventually(() => page.getAttribute('html', 'data-theme'), 'dark');
    assert.deepEqual(
      complaints.filter((complaint) => /^uncaught|call stack/.test(complaint)),
      [],
    );
    assert.equal(await notice(page, NOTICES.failed.text).count(), 0);
  });
}

test('R9: in a sandboxed frame, which has no storage at all, the page lives', async () => {
  const {page} = await portal.open('/');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${portal.address()}/sandbox`);
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await frame.getByRole('button', {name: 'toggle color mode'}).click();
  await eventually(() => frame.locator('html').getAttribute('data-theme'), 'dark');
  assert.deepEqual(errors, []);
});

test('R9: a colour mode that is none is shown as the system’s, from the first paint', async () => {
  const {page} = await portal.open('/');
  const key = await page.evaluate(
    () =>
      /getItem\(['"](theme[^'"]*)['"]\)/.exec(document.documentElement.innerHTML)?.[1] ?? 'theme',
  );
  await page.evaluate((name) => localStorage.setItem(name, '<purple>{}'), key);
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(`${portal.address()}${LESSON}`, {waitUntil: 'commit'});
  await heading(page, LESSON_TITLE).waitFor();
  assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
  await nextLink(page).waitFor();
});
