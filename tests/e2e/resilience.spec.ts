import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import type {Page, Route} from 'playwright-core';
import {createStaticServer, listen} from '../../scripts/lib/staticServer';
import {CHUNK_PATIENCE_MS} from '../../src/data/limits';
import {NOTICES} from '../../src/data/notices';
import {PHONE, servePortal} from '../helpers/portal';

let edit: ((path: string, body: string) => string) | undefined;
const portal = servePortal({
  intercept: (request, response) => {
    const path = request.url ?? '';
    if (edit === undefined || !path.endsWith('/')) {
      return false;
    }
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
    response.end(edit(path, readFileSync(join('build', path, 'index.html'), 'utf8')));
    return true;
  },
});

const LESSON = '/modules/html/html-lists/';
const NEXT = '/modules/html/html-images/';
const CHUNKS = '**/assets/js/*.js';
const MAIN_FILES = /\/(?:main|runtime~main)\.[0-9a-f]+\.js$/;

const nextLink = (page: Page) => page.getByRole('link', {name: 'Next HTML Images'});
const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});
const notice = (page: Page, text: string) => page.getByRole('status').filter({hasText: text});
const isHydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]').count();

/** Chunks of pages meet a fault; the files that start the site do not. */
async function faultyChunks(page: Page, fault: (route: Route) => Promise<void> | void) {
  await page.route(CHUNKS, (route) =>
    MAIN_FILES.test(route.request().url()) ? route.fallback() : fault(route),
  );
}

/** Loads of whole pages from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0;
  });
  return () => loads;
}

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is aborted': (route) => route.abort(),
  'is missing (404)': (route) => route.fulfill({status: 404, body: 'no'}),
  'is a page (HTML, status 200)': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>x</title>'}),
  'has a wrong type': (route) =>
    route.fulfill({
      contentType: 'text/plain',
      headers: {'X-Content-Type-Options': 'nosniff'},
      body: 'self',
    }),
};

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`R1: a chunk that ${name} on a click: one reload, then the static page with a notice`, async () => {
    const {page} = await portal.open(LESSON);
    const loads = countLoads(page);
    await faultyChunks(page, fault);
    await nextLink(page).click();
    await heading(page, 'HTML Images').waitFor();
    await notice(page, NOTICES.failed.text).waitFor();
    await page.waitForTimeout(500);
    assert.equal(loads(), 1);
    assert.equal(await isHydrated(page), 0);
    await page.unroute(CHUNKS);
    await page.getByRole('button', {name: 'Reload'}).click();
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    assert.equal(await page.getByRole('status').filter({hasText: /\S/}).count(), 0);
  });
}

test('R2: a chunk that fails once costs one reload and no notice', async () => {
  const {page} = await portal.open(LESSON);
  const loads = countLoads(page);
  await faultyChunks(page, (route) => (loads() === 0 ? route.abort() : route.fallback()));
  await nextLink(page).click();
  await heading(page, 'HTML Images').waitFor();
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  assert.equal(loads(), 1);
  assert.equal(await notice(page, NOTICES.failed.text).count(), 0);
});

test('R2: a chunk that fails under the pointer only says nothing about the page that is read', async () => {
  const {page} = await portal.open(LESSON);
  await faultyChunks(page, (route) => route.abort());
  await nextLink(page).hover();
  await page.waitForTimeout(300);
  assert.equal(await notice(page, NOTICES.failed.text).count(), 0);
});

test('R3: chunks that fail on the first load leave a readable page, a notice and links that work', async () => {
  const {page} = await portal.open(LESSON);
  await faultyChunks(page, (route) => route.abort());
  await page.goto(`${portal.address()}${LESSON}`);
  await heading(page, 'HTML Lists').waitFor();
  await notice(page, NOTICES.failed.text).waitFor();
  const loads = countLoads(page);
  await nextLink(page).click();
  await heading(page, 'HTML Images').waitFor();
  await notice(page, NOTICES.failed.text).waitFor();
  assert.equal(loads(), 1);
});

test('R4: a chunk that hangs on a click is called slow in time, and the page can be loaded afresh', async () => {
  const {page} = await portal.open(LESSON);
  const loads = countLoads(page);
  await faultyChunks(page, (route) => (loads() === 0 ? undefined : route.fallback()));
  await nextLink(page).click();
  await notice(page, NOTICES.slow.text).waitFor({timeout: CHUNK_PATIENCE_MS + 3000});
  await page.getByRole('button', {name: NOTICES.slow.action}).click();
  await heading(page, 'HTML Images').waitFor();
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
});

test('R4: a chunk that hangs on the first load is called slow, and the notice goes when it arrives', async () => {
  const {page} = await portal.open(LESSON);
  const held: Route[] = [];
  await faultyChunks(page, (route) => void held.push(route));
  await page.goto(`${portal.address()}${LESSON}`, {waitUntil: 'commit'});
  await notice(page, NOTICES.slow.text).waitFor({timeout: CHUNK_PATIENCE_MS + 3000});
  await heading(page, 'HTML Lists').waitFor();
  for (const route of held) {
    await route.continue();
  }
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await notice(page, NOTICES.slow.text).waitFor({state: 'detached'});
});

test('R5: without the main script pages are readable and links work, with no banner', async () => {
  const {page} = await portal.open(LESSON);
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  for (const path of ['/', LESSON]) {
    await page.goto(`${portal.address()}${path}`);
    await page.getByRole('heading', {level: 1}).waitFor();
    assert.equal(await page.getByText(/did not load properly/).count(), 0);
  }
  await nextLink(page).click();
  await heading(page, 'HTML Images').waitFor();
});

test('R5, G5: without the style sheet pages are readable and alive, with the named error and a notice', async () => {
  const {page} = await portal.open(LESSON);
  await page.route('**/assets/css/*.css', (route) => route.abort());
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.goto(`${portal.address()}${LESSON}`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await notice(page, NOTICES.styles.text).waitFor();
  assert.match(
    errors.join('\n'),
    /Unable to preload CSS for \/assets\/css\/styles\.[0-9a-f]+\.css/,
  );
});

test('R6: an offline click stays on the page with a notice, and works when back online', async () => {
  const {page} = await portal.open(LESSON);
  await page.context().setOffline(true);
  await nextLink(page).click();
  await notice(page, NOTICES.offline.text).waitFor();
  assert.equal(new URL(page.url()).pathname, LESSON);
  await heading(page, 'HTML Lists').waitFor();
  await page.context().setOffline(false);
  await notice(page, NOTICES.offline.text).waitFor({state: 'detached'});
  await nextLink(page).click();
  await heading(page, 'HTML Images').waitFor();
});

test('R6: offline, pages read before still open, and plain links stay too', async () => {
  const {page} = await portal.open(LESSON);
  await nextLink(page).click();
  await heading(page, 'HTML Images').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', {name: 'Previous HTML Lists'}).click();
  await heading(page, 'HTML Lists').waitFor();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/mtm6130/';
    link.textContent = 'plain';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', {name: 'plain'}).click();
  await notice(page, NOTICES.offline.text).waitFor();
  await heading(page, 'HTML Lists').waitFor();
});

const release = mkdtempSync(join(tmpdir(), 'release-'));
let releaseServer: Server | undefined;
after(() => {
  releaseServer?.close();
  rmSync(release, {recursive: true});
});

test('R7: a deploy under an open tab costs at most one reload, with old assets gone or kept, page removed', async () => {
  cpSync('build', release, {recursive: true});
  releaseServer = createStaticServer(release);
  const address = await listen(releaseServer);
  const {page} = await portal.open('/');
  const assets = join(release, 'assets/js');
  const pageChunks = readdirSync(assets).filter((name) => /^[0-9a-f]{8}\./.test(name));

  await page.goto(`${address}${LESSON}`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  let loads = countLoads(page);
  await nextLink(page).click();
  await heading(page, 'HTML Images').waitFor();
  assert.equal(loads(), 0);

  await page.goto(`${address}${LESSON}`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  for (const name of pageChunks) {
    rmSync(join(assets, name));
  }
  loads = countLoads(page);
  await nextLink(page).click();
  await heading(page, 'HTML Images').waitFor();
  assert.equal(loads(), 1);

  cpSync('build/assets', join(release, 'assets'), {recursive: true});
  await page.goto(`${address}${LESSON}`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  rmSync(join(release, NEXT), {recursive: true});
  for (const name of pageChunks) {
    rmSync(join(assets, name));
  }
  loads = countLoads(page);
  await nextLink(page).click();
  await heading(page, '404').waitFor();
  assert.equal(loads(), 1);
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
    assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
    assert.deepEqual(
      complaints.filter((complaint) => complaint.startsWith('uncaught')),
      [],
    );
    assert.equal(await page.getByRole('status').filter({hasText: NOTICES.failed.text}).count(), 0);
  });
}

test('R12: nodes and attributes of an extension before hydration cost one error, not the page', async () => {
  const {page, complaints} = await portal.open('/');
  edit = (_, body) =>
    body
      .replace('<html ', '<html data-extension=1 ')
      .replace('<body', '<body data-extension=1')
      .replace(/<div id="?__docusaurus"?>/, (tag) => `${tag}<div id=extension>x</div>`)
      .replace(/<p>(\w+)/, '<p><span class=extension>$1</span>');
  await page.goto(`${portal.address()}${LESSON}`);
  edit = undefined;
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await heading(page, 'HTML Lists').waitFor();
  await nextLink(page).click();
  await heading(page, 'HTML Images').waitFor();
  assert.deepEqual(
    complaints.filter((complaint) => !/#418|#423/.test(complaint)),
    [],
  );
});

test('R13: on a translated page navigation, colours, sidebar and search go on working', async () => {
  const {page, complaints} = await portal.open(LESSON);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts.filter(({data}) => data.trim() !== '')) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
  await page.locator('header').getByRole('button', {name: 'toggle color mode'}).click();
  await page.locator('#drawer').getByRole('button', {name: 'Input Types'}).click();
  await page.getByRole('combobox', {name: 'Search'}).click();
  await page.getByRole('combobox', {name: 'Search'}).fill('html images');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${NEXT}`);
  await heading(page, 'HTML Images').waitFor();
  assert.deepEqual(complaints, []);
});

const FORMS: readonly (readonly [string, string])[] = [
  [LESSON.slice(0, -1), LESSON],
  [`${LESSON}index.html`, LESSON],
  [`${LESSON}?x=1`, `${LESSON}?x=1`],
  [`${LESSON}#a-bulleted-list`, `${LESSON}#a-bulleted-list`],
  ['/modules/web-basics/file-paths.html', '/modules/web-basics/file-paths.html'],
  ['/modules/web-basics/file-paths', '/modules/web-basics/file-paths.html'],
  [LESSON.toUpperCase(), LESSON],
];

for (const [form, canonical] of FORMS) {
  test(`R14: ${form} ends at ${canonical} with the page, without a loop`, async () => {
    const {page} = await portal.open('/');
    const loads = countLoads(page);
    await page.goto(`${portal.address()}${form}`);
    await page.waitForURL(`${portal.address()}${canonical}`);
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    assert.notEqual(await page.getByRole('heading', {level: 1}).textContent(), '404');
    assert.ok(loads() <= 3);
  });
}

for (const form of ['/modules//html/nothing//', '/modules/nothing.html']) {
  test(`R14: ${form} is a plain 404 page, status 404, without a loop`, async () => {
    const {page} = await portal.open('/');
    const loads = countLoads(page);
    const response = await page.goto(`${portal.address()}${form}`);
    assert.equal(response?.status(), 404);
    await heading(page, '404').waitFor();
    await page.waitForTimeout(300);
    assert.equal(loads(), 1);
  });
}

for (const path of ['/a/b/c/d/e.html', '/modules/css/not/there/']) {
  test(`R18: the 404 page works from ${path}`, async () => {
    const {page, complaints} = await portal.open('/');
    const response = await page.goto(`${portal.address()}${path}`);
    assert.equal(response?.status(), 404);
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await page.getByRole('link', {name: 'Take me home'}).click();
    await page.waitForURL(`${portal.address()}/`);
    assert.deepEqual(
      complaints.filter((complaint) => !complaint.includes('status of 404')),
      [],
    );
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`R19: on paper there is the lesson alone, in ink on white, with nothing folded away, ${colorScheme}`, async () => {
    const {page} = await portal.open(LESSON, {colorScheme});
    await page.emulateMedia({media: 'print'});
    assert.equal(await page.locator('header nav').first().isVisible(), false);
    assert.equal(await page.locator('#drawer').isVisible(), false);
    assert.equal(await heading(page, 'HTML Lists').isVisible(), true);
    const colours = await page.evaluate(() => {
      const {backgroundColor, color} = getComputedStyle(document.documentElement);
      return [backgroundColor, color];
    });
    assert.deepEqual(colours, ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    const hiddenPanels = await page
      .locator('main [role="tabpanel"]')
      .evaluateAll((panels) => panels.filter((panel) => !panel.checkVisibility()).length);
    assert.equal(hiddenPanels, 0);
  });
}

test('R19: those who want no motion get none', async () => {
  const {page} = await portal.open(LESSON, {reducedMotion: 'reduce'});
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const {animationDuration, transitionDuration} = getComputedStyle(element);
        return [animationDuration, transitionDuration]
          .flatMap((list) => list.split(','))
          .some((duration) => Number.parseFloat(duration) > 0.001);
      })
      .map(({tagName, className}) => `${tagName} ${String(className)}`),
  );
  assert.deepEqual(moving, []);
  await nextLink(page).click();
  assert.equal(await page.getAttribute('html', 'data-transition'), null);
});

test('R19: with forced colours focus is seen and links keep their underline', async () => {
  const {page} = await portal.open(LESSON, {forcedColors: 'active'});
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement!);
    return {outlineStyle, outlineWidth};
  });
  assert.deepEqual(outline, {outlineStyle: 'solid', outlineWidth: '3px'});
  const link = page.locator('.prose p a').first();
  assert.match(await link.evaluate((a) => getComputedStyle(a).textDecorationLine), /underline/);
});

const WIDE_PAGES = [
  '/',
  '/mtm6130/',
  '/mtm6130/content/',
  '/modules/',
  LESSON,
  '/modules/css/css-box-model/',
];

/** Elements that reach past the right edge, unless something that scrolls or cuts holds them. */
function sticksOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement));
    const found = [...document.querySelectorAll('body *')]
      .filter((element) =>
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
      )
      .filter((element) => {
        const {left, right, width} = element.getBoundingClientRect();
        const isOffstage = right <= 0 || left >= innerWidth;
        return width > 1 && !isOffstage && right > innerWidth + 1 && !isHeld(element.parentElement);
      })
      .map(({tagName, className}) => `${tagName} ${String(className)}`);
    const extra = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return extra > 0 ? [`page scrolls by ${extra}px`, ...found] : found;
  });
}

for (const path of WIDE_PAGES) {
  test(`R19: ${path} at 320 px width cuts nothing`, async () => {
    const {page} = await portal.open(path, {viewport: {width: 320, height: 640}});
    assert.deepEqual(await sticksOut(page), []);
  });

  test(`R19: ${path} with text at 200 % and 390 px does not scroll sideways`, async () => {
    const {page} = await portal.open(path, {
      viewport: PHONE,
      bypassCSP: true,
    });
    await page.addStyleTag({content: 'html{font-size:200%!important}'});
    assert.deepEqual(await sticksOut(page), []);
  });
}

test('R20: of twenty clicks in two seconds the last one wins; Back, Forward and hashes keep their places', async () => {
  const {page, complaints} = await portal.open(LESSON);
  const links = page.locator(
    '#drawer nav[aria-label="Pages"] a[href^="/modules/html/"]:not([href*="#"])',
  );
  const hrefs = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')!));
  for (let at = 0; at < 20; at += 1) {
    const href = hrefs[at % hrefs.length]!;
    await page.evaluate((wanted) => {
      document.querySelector<HTMLElement>(`#drawer a[href="${wanted}"]`)?.click();
    }, href);
    await page.waitForTimeout(90);
  }
  const last = hrefs[19 % hrefs.length]!;
  await page.waitForURL(`**${last}`);
  const wanted = await page.locator(`#drawer a[href="${last}"]`).first().textContent();
  await page.waitForFunction(
    (title) => document.querySelector('main h1')?.textContent === title,
    wanted,
  );
  await page.goBack();
  await page.goForward();
  await page.waitForFunction(
    (title) => document.querySelector('main h1')?.textContent === title,
    wanted,
  );
  await page.goto(`${portal.address()}${LESSON}`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await page.evaluate(() => {
    location.hash = '#a-description-list';
  });
  await page.waitForFunction(() => scrollY > 100);
  await page.goBack();
  await heading(page, 'HTML Lists').waitFor();
  assert.deepEqual(complaints, []);
});
