import assert from 'node:assert/strict';
import {test} from 'node:test';
import {eventually, frames} from '../helpers/eventually';
import {servePortal} from '../helpers/portal';

const portal = servePortal();

interface Row {
  readonly system: 'light' | 'dark';
  readonly before: string | null;
  readonly shown: 'light' | 'dark';
  /** What is stored after one toggle and after two; null follows the system. */
  readonly after: readonly [string | null, string | null];
}

/** Docusaurus puts a name of the site behind its keys; the head script names the whole key. */
async function storageKey(): Promise<string> {
  const html = await (await fetch(`${portal.address()}/`)).text();
  return /getItem\(['"](theme[^'"]*)['"]\)/.exec(html)?.[1] ?? 'theme';
}

const ROWS: readonly Row[] = [
  {system: 'light', before: null, shown: 'light', after: ['dark', null]},
  {system: 'light', before: 'light', shown: 'light', after: ['dark', null]},
  {system: 'light', before: 'dark', shown: 'dark', after: [null, 'dark']},
  {system: 'dark', before: null, shown: 'dark', after: ['light', null]},
  {system: 'dark', before: 'light', shown: 'light', after: [null, 'light']},
  {system: 'dark', before: 'dark', shown: 'dark', after: ['light', null]},
  {system: 'light', before: '<purple>', shown: 'light', after: ['dark', null]},
  {system: 'dark', before: '<purple>', shown: 'dark', after: ['light', null]},
];

for (const {system, before, shown, after} of ROWS) {
  test(`C1–C3: system ${system}, stored ${before ?? 'nothing'}: shows ${shown}, then stores ${after.join(', ')}`, async () => {
    const {page} = await portal.open('/modules/html/', {colorScheme: system});
    const key = await storageKey();
    await page.evaluate(
      ([name, value]) => {
        if (value === null) {
          localStorage.removeItem(name);
        } else {
          localStorage.setItem(name, value);
        }
      },
      [key, before] as const,
    );
    await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    const button = page.locator('header').getByRole('button', {name: 'toggle color mode'});
    const state = () => page.evaluate(() => document.documentElement.dataset.theme);
    await eventually(state, shown);
    for (const expected of after) {
      await button.click();
      await eventually(() => page.evaluate((name) => localStorage.getItem(name), key), expected);
      const wanted = expected ?? system;
      await eventually(state, wanted);
      await eventually(
        () => page.evaluate(() => document.documentElement.classList.contains('dark')),
        wanted === 'dark',
      );
      await eventually(() => button.getAttribute('aria-pressed'), String(wanted === 'dark'));
    }
  });
}

test('C4: following the system, a change of the system shows at once; a choice stays', async () => {
  const {page} = await portal.open('/modules/html/', {colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await page.locator('header').getByRole('button', {name: 'toggle color mode'}).click();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
  await page.emulateMedia({colorScheme: 'light'});
  await frames(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await frames(page);
  assert.equal(await page.getAttribute('html', 'data-theme'), 'light');
});

test('C5: another tab of the portal follows a change at once', async () => {
  const {page} = await portal.open('/modules/html/', {colorScheme: 'light'});
  const other = await page.context().newPage();
  await other.goto(`${portal.address()}/modules/`);
  await other.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await page.locator('header').getByRole('button', {name: 'toggle color mode'}).click();
  await other.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  assert.equal(await other.getAttribute('html', 'data-theme'), 'dark');
});

test('C7: dark mode sets color-scheme, and the first paint is already dark', async () => {
  const {page} = await portal.open('/modules/html/', {
    colorScheme: 'dark',
    javaScriptEnabled: true,
  });
  assert.equal(
    await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
    'dark',
  );
  const html = await (await fetch(`${portal.address()}/modules/html/`)).text();
  const script = html.indexOf('prefers-color-scheme: dark');
  assert.ok(script > 0 && script < html.indexOf('<main'));
});

test('without JavaScript a dark system gets dark pages', async () => {
  const {page} = await portal.open('/modules/html/', {
    colorScheme: 'dark',
    javaScriptEnabled: false,
  });
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  assert.equal(background, 'rgb(18, 20, 31)');
});
