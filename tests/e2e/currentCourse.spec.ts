import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {SCROLL_SPY_DELAY_MS} from '../../src/data/limits';
import {eventually, frames} from '../helpers/eventually';
import {menuOf, titleOf, weeksOf} from '../helpers/lessons';
import {PHONE, servePortal} from '../helpers/portal';
import {heading} from '../helpers/reader';

const portal = servePortal();
/** The entry of the course's menu that opens a list. */
const LINKS = menuOf('mtm6130').find(({children}) => children !== undefined)!;
const HASHES = weeksOf('mtm6302').map(({id}) => `#${id}`);
const SECOND = HASHES[1]!;
/** So far down that the page can be scrolled up from it. */
const DEEP = HASHES[5]!;

const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('current-course'),
    localStorage.getItem('current-course-title'),
  ]);
const menu = (page: Page) =>
  page
    .locator('header nav[aria-label="Main"] > *')
    .evaluateAll((items) =>
      items.map((item) =>
        (item.querySelector('button') ?? item).textContent?.replace(' open in new window', ''),
      ),
    );
const brand = (page: Page) => page.locator('header').getByRole('link').nth(1);
const courseInBrand = async (page: Page) =>
  /^MTM\d{4}/.exec((await brand(page).textContent()) ?? '')?.[0];

test('2.6 rows 1–9, N26–N28: brand and menu follow every navigation and the memory', async () => {
  const {page} = await portal.open('/');
  assert.deepEqual(await stored(page), [null, null]);
  assert.deepEqual(await menu(page), ['Modules', 'Courses']);

  await page
    .getByRole('main')
    .getByRole('link', {name: /MTM6130/})
    .click();
  await page.waitForURL('**/mtm6130/');
  await eventually(() => stored(page), ['/mtm6130/', 'MTM6130']);
  await eventually(() => courseInBrand(page), 'MTM6130');

  await page.locator('header').getByRole('button', {name: 'Courses'}).click();
  await page
    .getByRole('link', {name: /^MTM6201/})
    .first()
    .click();
  await page.waitForURL('**/mtm6201/');
  await eventually(() => stored(page), ['/mtm6201/', 'MTM6201']);
  await eventually(() => menu(page), [...menuOf('mtm6201').map(({text}) => text), 'Courses']);
  await page.locator('header nav a[href="/mtm6201/content/"]').first().waitFor();

  await page.locator('header nav a[href="/modules/"]').first().click();
  await heading(page, titleOf('/modules/')).waitFor();
  assert.equal(await courseInBrand(page), 'MTM6201');

  await page.goto(`${portal.address()}/mtm6302/content/${SECOND}`);
  await eventually(() => stored(page), ['/mtm6302/', 'MTM6302']);
  await page.goto(`${portal.address()}/modules/html/`);
  await eventually(() => courseInBrand(page), 'MTM6302');
  await eventually(() => brand(page).getAttribute('href'), '/mtm6302/');
});

for (const [name, value] of [
  ['garbage', '{"<script>'],
  ['a foreign path', '/mtm9999/'],
  ['an empty text', ''],
] as const) {
  test(`N28: ${name} in the storage counts as nothing`, async () => {
    const {page, complaints} = await portal.open('/modules/html/');
    await page.evaluate((text) => localStorage.setItem('current-course', text), value);
    await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await frames(page);
    assert.deepEqual(await menu(page), ['Modules', 'Courses']);
    assert.deepEqual(complaints, []);
  });
}

test('the general menu is never shown to a reader whose course is stored', async () => {
  const {page} = await portal.open('/modules/html/', {
    init: () => {
      localStorage.setItem('current-course', '/mtm6130/');
      const shown = new Set<string>();
      const look = (): void => {
        const nav = document.querySelector<HTMLElement>('header nav');
        if (nav?.checkVisibility()) {
          shown.add(nav.innerText.split('\n')[0]!);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, {shown});
    },
  });
  await eventually(() => courseInBrand(page), 'MTM6130');
  await frames(page);
  const shown = await page.evaluate(() => [...(window as unknown as {shown: Set<string>}).shown]);
  assert.deepEqual(shown, [menuOf('mtm6130')[0]!.text]);
});

test('G4: with storage blocked pages, menu and colour mode work in the session', async () => {
  const {page} = await portal.open('/mtm6130/content/', {
    init: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    },
  });
  await eventually(() => menu(page), [...menuOf('mtm6130').map(({text}) => text), 'Courses']);
  await page.locator('header').getByRole('button', {name: 'toggle color mode'}).click();
  await eventually(() => page.getAttribute('html', 'data-theme'), 'dark');
  await page.locator('header nav a[href="/modules/"]').first().click();
  await heading(page, titleOf('/modules/')).waitFor();
  assert.equal(await courseInBrand(page), 'MTM6130');
});

test('N12: Courses leads to the same page of another course, keeping the hash, else to its root', async () => {
  const {page} = await portal.open(`/mtm6302/content/${SECOND}`);
  await page.locator('header').getByRole('button', {name: 'Courses'}).click();
  const list = page.getByRole('list', {name: 'Select language'}).first();
  await eventually(
    () => list.getByRole('link', {name: /MTM6201/}).getAttribute('href'),
    `/mtm6201/content/${SECOND}`,
  );
  await page.goto(`${portal.address()}/mtm6130/overview/`);
  await page.locator('header').getByRole('button', {name: 'Courses'}).click();
  await eventually(
    () => list.getByRole('link', {name: /MTM6407/}).getAttribute('href'),
    '/mtm6407/',
  );
});

test('F8, B12: a deep link keeps its hash until the reader scrolls', async () => {
  const {page} = await portal.open(`/mtm6302/content/${DEEP}`);
  await page.waitForLoadState('load');
  // Ends when the page has looked where it stands after a scroll that is not the reader's.
  await page.evaluate(
    (delay) =>
      new Promise<void>((resolve) => {
        const start = window.setTimeout;
        const watched = (work: () => void, wait?: number): number =>
          start(() => {
            work();
            if (wait === delay) {
              resolve();
            }
          }, wait);
        Object.assign(window, {setTimeout: watched});
        window.scrollBy(0, -300);
      }),
    SCROLL_SPY_DELAY_MS,
  );
  assert.equal(await page.evaluate(() => location.hash), DEEP);
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, -5);
  await eventually(async () => {
    const at = HASHES.indexOf(await page.evaluate(() => location.hash));
    return at >= 0 && at < HASHES.indexOf(DEEP);
  }, true);
});

test('N17–N21: a drop-down opens by click, Enter and Space; Escape closes it and returns focus', async () => {
  const {page} = await portal.open('/mtm6130/');
  const button = page.locator('header').getByRole('button', {name: LINKS.text});
  const isOpen = () => button.getAttribute('aria-expanded');
  await button.hover();
  await frames(page);
  assert.equal(await isOpen(), 'false');
  await button.click();
  await eventually(isOpen, 'true');
  await page.getByRole('link', {name: LINKS.children!.at(-1)!.text}).waitFor();
  await page.mouse.click(5, 500);
  await eventually(isOpen, 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await eventually(isOpen, 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await eventually(isOpen, 'false');
  await eventually(() => button.evaluate((element) => element === document.activeElement), true);
  await page.keyboard.press('Space');
  await eventually(isOpen, 'true');
  const stops = await page.getByRole('list', {name: LINKS.text}).first().getByRole('link').count();
  for (let step = 0; step <= stops; step += 1) {
    assert.equal(await isOpen(), 'true');
    await page.keyboard.press('Tab');
  }
  await eventually(isOpen, 'false');
});

test('N22, N23: on a phone the course’s menu is in the drawer', async () => {
  const {page} = await portal.open('/mtm6130/', {viewport: PHONE});
  await page.goto(`${portal.address()}/modules/html/`);
  await page.locator('header').getByRole('button', {name: 'toggle sidebar'}).click();
  const drawer = page.locator('#drawer');
  await drawer.locator('a[href="/mtm6130/content/"]').first().waitFor();
  await drawer.getByRole('button', {name: LINKS.text}).click();
  await drawer
    .getByRole('link', {name: LINKS.children!.at(-1)!.text})
    .first()
    .waitFor();
});
