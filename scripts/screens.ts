/**
 * Takes the screenshots of docs/screens from build/: each screen in both modes and sizes.
 *
 * usage: tsx scripts/screens.ts
 */
import {mkdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Page} from 'playwright-core';
import {launchChromium} from './lib/chromium';
import {createStaticServer, listen} from './lib/staticServer';

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What a reader does before the picture is taken. */
  readonly act?: (page: Page, isPhone: boolean) => Promise<void>;
}

const FOLDER = 'docs/screens';

const SCREENS: readonly Screen[] = [
  {name: 'home', path: '/'},
  {name: 'course', path: '/mtm6130/'},
  {name: 'content', path: '/mtm6130/content/'},
  {name: 'modules', path: '/modules/'},
  {
    name: 'lesson',
    path: '/modules/html/html-lists/',
    act: async (page) => {
      const run = page.getByRole('button', {name: 'Run'}).first();
      await run.click();
      await page.waitForTimeout(1500);
    },
  },
  {name: 'not-found', path: '/nope/'},
  {
    name: 'search',
    path: '/modules/css/css-box-model/',
    act: async (page) => {
      await page.keyboard.press('s');
      await page.keyboard.type('grid');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'menu',
    path: '/mtm6130/labs/html-fundamentals.html',
    act: async (page, isPhone) => {
      const name = isPhone ? 'toggle sidebar' : 'Links';
      await page.locator('header').getByRole('button', {name}).click();
      await page.waitForTimeout(400);
    },
  },
];

async function main(): Promise<void> {
  mkdirSync(FOLDER, {recursive: true});
  const server = createStaticServer(resolve('build'));
  const address = await listen(server);
  const browser = await launchChromium();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      const isPhone = width === 390;
      const viewport = {width, height: isPhone ? 844 : 900};
      for (const {name, path, act} of SCREENS) {
        const context = await browser.newContext({viewport, colorScheme, reducedMotion: 'reduce'});
        const page = await context.newPage();
        await page.goto(`${address}${path}`, {waitUntil: 'networkidle'});
        await act?.(page, isPhone);
        await page.screenshot({path: join(FOLDER, `${name}-${width}-${colorScheme}.png`)});
        await context.close();
      }
    }
  }
  await browser.close();
  server.close();
}

void main();
