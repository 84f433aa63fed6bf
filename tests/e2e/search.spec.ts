import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import type {Page, Route} from 'playwright-core';
import {groupByScope, suggestInScope} from '../../src/lib/search/scope';
import {decodeIndex} from '../../src/lib/search/suggestionIndex';
import {eventually, frames} from '../helpers/eventually';
import {LISTS} from '../helpers/gallerySite';
import {DESKTOP, hydrated, PHONE} from '../helpers/portal';
import {heading, LESSON, LESSON_TITLE, NEXT, NEXT_TITLE, nextLink} from '../helpers/reader';
import {serveGallery} from '../helpers/servedGallery';
import {serveWithHeaders} from '../helpers/servedWithHeaders';

const FOLDER = 'build/assets/search/';
const INDEX = readdirSync(FOLDER).find((name) => name.startsWith('suggestions-'))!;
const {pages} = decodeIndex(readFileSync(FOLDER + INDEX, 'utf8'));

const portal = serveWithHeaders();
/** Pages whose words no writer edits. */
const practice = serveGallery();

function box(page: Page) {
  return page.getByRole('combobox', {name: 'Search'});
}

async function type(page: Page, query: string): Promise<void> {
  await box(page).click();
  await box(page).fill(query);
  await page.getByRole('listbox').waitFor();
}

function shownLinks(page: Page): Promise<readonly (string | null)[]> {
  return page
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('href')));
}

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page, selector: string): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (context) => {
    const {axe} = window as unknown as {
      axe: {
        run(
          context: string,
          options: object,
        ): Promise<{violations: {id: string; nodes: {html: string}[]}[]}>;
      };
    };
    const {violations: found} = await axe.run(context, {resultTypes: ['violations']});
    return found.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`));
  }, selector);
}

/** A navigation is over when focus is at the start of the page. */
async function arrivedAt(page: Page, address: string): Promise<void> {
  await page.waitForURL(address);
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
}

test('nothing of the search is loaded before it is used, then the index in one request', async () => {
  const {page, complaints} = await portal.open(LESSON);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.waitForLoadState('networkidle');
  const ofSearch = () => requests.filter((path) => path.startsWith('/assets/search/'));
  assert.deepEqual(ofSearch(), []);
  await type(page, 'html');
  assert.deepEqual(ofSearch(), [`/assets/search/${INDEX}`]);
  assert.deepEqual(complaints, []);
});

for (const query of [
  'html',
  'li',
  'im opt',
  'picture',
  'common mistakes',
  'grid ',
  'é',
  '<',
  'css',
]) {
  test(`S12: the box lists what the matcher gives for “${query}”, with and without a course`, async () => {
    for (const [path, course] of [
      [LESSON, null],
      ['/mtm6201/', 'mtm6201'],
    ] as const) {
      const {page} = await portal.open(path);
      await type(page, query);
      const expected = suggestInScope(query, groupByScope(pages, course)).map(({link}) => link);
      if (expected.length > 0) {
        assert.deepEqual((await shownLinks(page)).slice(0, -1), expected);
      } else {
        await page.getByRole('group', {name: /^(?:Nothing matches|No page or heading)/}).waitFor();
      }
      await page.context().close();
    }
  });
}

test('S24: Enter goes to the row without a reload, empties the box and keeps the cursor there', async () => {
  const {page, complaints} = await portal.open('/mtm6130/');
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.keyboard.press('s');
  await page.keyboard.type(NEXT_TITLE);
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${NEXT}`);
  await heading(page, NEXT_TITLE).waitFor();
  await page.waitForFunction(
    () => (document.activeElement as HTMLInputElement | null)?.type === 'search',
  );
  assert.equal(await box(page).inputValue(), '');
  assert.equal(await page.evaluate(() => 'isSamePage' in window), true);
  assert.equal(await page.getByRole('listbox').count(), 0);
  await page.goBack();
  await page.waitForURL('**/mtm6130/');
  assert.deepEqual(complaints, []);
});

test('S24: the box keeps the cursor inside one area too', async () => {
  const {page} = await portal.open(LESSON);
  await type(page, NEXT_TITLE);
  await page.keyboard.press('Enter');
  await heading(page, NEXT_TITLE).waitFor();
  await eventually(() => box(page).inputValue(), '');
  await frames(page);
  await page.keyboard.type(LESSON_TITLE);
  await page.getByRole('listbox').waitFor();
  assert.equal(await box(page).inputValue(), LESSON_TITLE);
});

test('S24: the next search may be typed before the page of the last has come', async () => {
  const {page} = await portal.open(LESSON);
  await type(page, NEXT_TITLE);
  await page.keyboard.press('Enter');
  await page.keyboard.type(LESSON_TITLE);
  await heading(page, NEXT_TITLE).waitFor();
  await page.getByRole('listbox').waitFor();
  await frames(page);
  assert.equal(await box(page).inputValue(), LESSON_TITLE);
});

test('S28: a header of this page is scrolled to', async () => {
  const {page} = await practice.open(LISTS);
  await type(page, 'description list');
  await page.getByRole('option', {name: 'Practice Lists> A description list'}).click();
  await page.waitForFunction(() => location.hash === '#a-description-list');
  await page.waitForFunction(() => {
    const {top} = document.querySelector('#a-description-list')!.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  });
  assert.equal(new URL(page.url()).hash, '#a-description-list');
});

test('S18: the list hangs from the right end of the box, wraps its words and shows the row in focus', async () => {
  const {page} = await portal.open(LESSON);
  await type(page, 'grid');
  const field = (await box(page).boundingBox())!;
  const list = (await page.getByRole('listbox').locator('..').boundingBox())!;
  assert.ok(list.y >= field.y + field.height);
  assert.ok(Math.abs(list.x + list.width - (field.x + field.width)) <= 1);
  const rows = page.getByRole('option');
  const backgroundOf = (row: number) =>
    rows.nth(row).evaluate((option) => getComputedStyle(option).backgroundColor);
  assert.notEqual(await backgroundOf(0), await backgroundOf(1));
  const cut = await rows.evaluateAll((options) =>
    options.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth),
  );
  assert.equal(cut.length, 0);
});

test('S20: each row holds the address it leads to, and a click loads no page', async () => {
  const {page} = await portal.open(LESSON);
  await type(page, NEXT_TITLE);
  const row = page.getByRole('option').first();
  assert.equal(await row.getAttribute('href'), NEXT);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await row.click();
  await arrivedAt(page, `**${NEXT}`);
  assert.equal(await page.evaluate(() => 'sameDocument' in window), true);
});

test('S26: the middle button and Ctrl open a tab, and the list stays', async () => {
  const {page} = await portal.open(LESSON);
  await type(page, NEXT_TITLE);
  const option = page.getByRole('option').first();
  for (const how of [{button: 'middle'}, {modifiers: ['Control']}] as const) {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      option.click(how as Parameters<typeof option.click>[0]),
    ]);
    await tab.waitForURL(`**${NEXT}`);
    await tab.close();
  }
  assert.equal(new URL(page.url()).pathname, LESSON);
  assert.equal(await page.getByRole('listbox').isVisible(), true);
});

test('row S5: headings that look like markup are shown as text and run nothing', async () => {
  const {page, complaints} = await portal.open(LESSON);
  await page.route('**/assets/search/suggestions-*.json', (route) =>
    route.fulfill({
      json: {
        format: 2,
        pages: [
          ['/modules/x.html', 'A `<img src=x onerror="window.isHit=1">`', '</script>\n&amp; "'],
          ['/modules/y.html', 'B', '<img src=x onerror="window.isHit=1">'],
        ],
        weeks: [],
      },
    }),
  );
  await type(page, 'img');
  assert.deepEqual(await page.getByRole('option').allTextContents(), [
    'A `<img src=x onerror="window.isHit=1">`Modules',
    'B> <img src=x onerror="window.isHit=1">Modules',
    'Search all text for “img”',
  ]);
  await box(page).fill('amp');
  await page.getByRole('option', {name: '&amp; "'}).waitFor();
  for (const query of ['<img src=x onerror="window.isHit=1">', '</script>', '&amp;', '"']) {
    await box(page).fill(query);
    await page.getByRole('option', {name: `Search all text for “${query}”`}).waitFor();
    await page.goto(`${portal.address()}/search/?q=${encodeURIComponent(query)}`);
    await hydrated(page);
    assert.equal(await page.getByRole('main').getByRole('searchbox').inputValue(), query);
    assert.equal(await page.locator('img[src="x"]').count(), 0);
    await page.goBack();
    await hydrated(page);
    await box(page).click();
  }
  assert.equal(await page.evaluate(() => 'isHit' in window), false);
  assert.deepEqual(complaints, []);
});

const INDEX_FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is cut off': (route) => route.abort(),
  'is missing (404)': (route) => route.fulfill({status: 404, body: 'no'}),
  'is a page (HTML, status 200)': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>x</title>'}),
  'is truncated': (route) => route.fulfill({body: readFileSync(FOLDER + INDEX).subarray(0, 999)}),
  'is of an old version': (route) => route.fulfill({json: {format: 0, pages: []}}),
};

for (const [name, fault] of Object.entries(INDEX_FAULTS)) {
  test(`R8: an index that ${name} says so, the page lives on, and it can be tried again`, async () => {
    const {page} = await portal.open(LESSON);
    await page.route('**/assets/search/**', fault);
    await box(page).click();
    await box(page).fill('html');
    const retry = page.getByRole('button', {name: 'Try again'});
    await retry.waitFor();
    await page.unroute('**/assets/search/**');
    await retry.click();
    await page.getByRole('option').first().waitFor();
    await nextLink(page).click();
    await page.waitForURL(`**${NEXT}`);
  });
}

test('R8: an index that hangs is given up after ten seconds', async () => {
  const {page} = await portal.open(LESSON);
  await page.route('**/assets/search/**', () => undefined);
  await box(page).click();
  await box(page).fill('html');
  await page.getByText('Loading suggestions').first().waitFor();
  await page.getByRole('button', {name: 'Try again'}).waitFor({timeout: 12_000});
});

test('pages visited last are offered for an empty query, and blocked storage costs only them', async () => {
  const {page} = await portal.open(LESSON);
  await nextLink(page).click();
  await arrivedAt(page, `**${NEXT}`);
  await box(page).click();
  await page.getByRole('group', {name: 'Visited last'}).waitFor();
  assert.deepEqual(await shownLinks(page), [LESSON]);

  const blocked = await portal.open(LESSON, {
    init: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  });
  await type(blocked.page, 'html');
  assert.ok((await shownLinks(blocked.page)).length > 1);
});

test('S21: on phones the box is an icon, and a sheet of full width when it is used', async () => {
  const {page, complaints} = await portal.open(LESSON, {viewport: PHONE, hasTouch: true});
  const closed = await box(page).boundingBox();
  assert.ok(closed!.width <= 48 && closed!.height >= 44);
  await box(page).tap();
  await box(page).fill(NEXT_TITLE);
  const list = page.getByRole('listbox');
  await list.waitFor();
  const sheet = await page.getByRole('search').boundingBox();
  assert.deepEqual([sheet!.x, sheet!.y, sheet!.width], [0, 0, PHONE.width]);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await page.getByRole('option').first().tap();
  await arrivedAt(page, `**${NEXT}`);
  await list.waitFor({state: 'detached'});
  await box(page).tap();
  await page.getByRole('button', {name: 'Close search'}).tap();
  assert.ok((await box(page).boundingBox())!.width <= 48);
  assert.deepEqual(complaints, []);
});

test('the last row searches all text, with passages, marks, filters and an address to share', async () => {
  const {page, complaints} = await portal.open('/mtm6130/');
  await type(page, 'html');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/?q=html');
  const main = page.getByRole('main');
  await main.getByRole('heading', {level: 3}).first().waitFor();
  await main.locator('p mark').first().waitFor();
  assert.match((await main.getByRole('heading', {level: 2}).first().textContent())!, /^MTM6130/);
  await main.getByRole('radio', {name: /^Modules/}).check();
  await page.waitForURL('**/search/?q=html&in=modules');
  const titles = await main.getByRole('heading', {level: 3}).allTextContents();
  await page.reload();
  await main.getByRole('heading', {level: 3}).first().waitFor();
  assert.deepEqual(await main.getByRole('heading', {level: 3}).allTextContents(), titles);
  assert.deepEqual(complaints, []);
});

test('full text: a link with a marked word keeps its spaces, and in forced colours its words', async () => {
  const {page} = await practice.open('/search/?q=lists', {forcedColors: 'active'});
  const link = page.getByRole('main').getByRole('link', {name: 'Practice Lists', exact: true});
  await link.waitFor();
  assert.equal(await link.innerText(), 'Practice Lists');
  const {color, background} = await link.locator('mark').evaluate((mark) => ({
    color: getComputedStyle(mark).color,
    background: getComputedStyle(mark).backgroundColor,
  }));
  assert.notEqual(color, background);
});

for (const query of [
  'addEventListener',
  'grid-template-areas',
  ':has',
  '<picture>',
  'box-sizing',
]) {
  test(`full text finds ${query}`, async () => {
    const {page} = await practice.open(`/search/?q=${encodeURIComponent(query)}`);
    const mark = page.getByRole('main').locator('p mark').first();
    await mark.waitFor();
    const name = query.replace(/[<>]/g, '').toLowerCase();
    assert.ok((await mark.textContent())!.toLowerCase().includes(name));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESKTOP, PHONE]) {
    test(`row A2: axe finds nothing in the open search, ${viewport.width} px, ${colorScheme}`, async () => {
      const {page} = await portal.open(LESSON, {viewport, colorScheme, bypassCSP: true});
      await type(page, 'html');
      assert.deepEqual(await violations(page, 'form[role="search"]'), []);
      await page.goto(`${portal.address()}/search/?q=html`);
      await page.getByRole('main').locator('p mark').first().waitFor();
      assert.deepEqual(await violations(page, 'main'), []);
    });
  }
}

test('every page of the sitemap is in the index, and no other', async () => {
  const sitemap = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)</g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  assert.deepEqual(pages.map(({path}) => path).sort(), sitemap.sort());
});
