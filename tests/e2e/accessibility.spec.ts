import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {NOTICES} from '../../src/data/notices';
import {violations} from '../helpers/axe';
import {groupOf} from '../helpers/lessons';
import {DESKTOP, hydrated, PHONE, servePortal} from '../helpers/portal';
import {heading, LESSON, LESSON_TITLE, NEXT, NEXT_TITLE, nextLink, notice} from '../helpers/reader';

const portal = servePortal();

/** One page of each type. */
const PAGES = [
  '/',
  '/mtm6130/',
  '/mtm6130/content/',
  '/mtm6130/labs/html-fundamentals.html',
  '/modules/',
  '/modules/html/',
  LESSON,
  '/search/?q=html',
  '/setups/',
  '/nope/',
];

/** What a reader opens, and how. */
const STATES: Readonly<Record<string, (page: Page, isPhone: boolean) => Promise<void>>> = {
  'a menu': async (page, isPhone) => {
    const name = isPhone ? 'toggle sidebar' : 'Links';
    await page.locator('header').getByRole('button', {name}).click();
    await page.locator(`header [aria-expanded="true"]`).first().waitFor();
  },
  'the search': async (page) => {
    await page.getByRole('combobox', {name: 'Search'}).first().click();
    await page.getByRole('combobox', {name: 'Search'}).first().fill('html');
    await page.getByRole('listbox').waitFor();
  },
  'a group of the sidebar': async (page, isPhone) => {
    await page.goto(new URL('/modules/html/', page.url()).href);
    await hydrated(page);
    if (isPhone) {
      await page.locator('header').getByRole('button', {name: 'toggle sidebar'}).click();
    }
    const group = page.locator('#drawer').getByRole('button', {name: groupOf('/modules/html/')});
    await group.click();
    await group.and(page.locator('[aria-expanded="true"]')).waitFor();
  },
  'a notice': async (page) => {
    await page.context().setOffline(true);
    await page.getByRole('main').getByRole('link', {name: LESSON_TITLE}).first().click();
    await notice(page, NOTICES.offline.text).waitFor();
  },
  'a folded week': async (page) => {
    await page.locator('main summary').first().click();
    await page.locator('main details:not([open])').first().waitFor();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESKTOP, PHONE]) {
    const look = {viewport, colorScheme, bypassCSP: true};
    const place = `${viewport.width} px, ${colorScheme}`;
    for (const path of PAGES) {
      test(`row A1: axe finds nothing on ${path}, ${place}`, async () => {
        const {page} = await portal.open(path, look);
        assert.deepEqual(await violations(page), []);
      });
    }

    for (const [state, act] of Object.entries(STATES)) {
      test(`row A2: axe finds nothing with ${state} open or shut, ${place}`, async () => {
        const {page} = await portal.open('/mtm6130/content/', look);
        await act(page, viewport === PHONE);
        assert.deepEqual(await violations(page), []);
      });
    }
  }
}

test('row A6: after a navigation the title is told once, focus is at the start, and the place is marked', async () => {
  const {page} = await portal.open(LESSON);
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, {told});
    for (const region of document.querySelectorAll('[role="status"], [aria-live]')) {
      new MutationObserver(() => {
        const text = region.textContent?.trim() ?? '';
        if (text !== '' && told.at(-1) !== text) {
          told.push(text);
        }
      }).observe(region, {childList: true, characterData: true, subtree: true});
    }
  });
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  await page.waitForFunction(() => (window as unknown as {told: string[]}).told.length > 0);
  const told = await page.evaluate(() => (window as unknown as {told: string[]}).told);
  assert.equal(told.filter((text) => text.includes(NEXT_TITLE)).length, 1, told.join(' | '));
  const current = page.locator('#drawer [aria-current="page"]');
  assert.deepEqual(
    await current.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    [NEXT],
  );
});
