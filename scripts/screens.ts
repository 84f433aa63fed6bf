/**
 * Takes the screenshots in docs/screens: each screen in both modes and both sizes. To compare them with an older
 * build, take its screenshots into another folder (docs/testing.md).
 *
 * usage: tsx scripts/screens.ts [build] [folder]
 */
import {mkdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Locator, Page} from 'playwright-core';
import {launchChromium} from './lib/chromium';
import {createStaticServer, listen} from './lib/staticServer';

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What a reader does before the screenshot is taken. */
  readonly act?: (page: Page, isPhone: boolean) => Promise<void>;
}

const [BUILD = 'build', FOLDER = 'docs/screens'] = process.argv.slice(2);

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
  {
    name: 'example',
    path: '/modules/html/html-lists/',
    act: async (page) => {
      const edit = page.getByRole('button', {name: 'Edit', exact: true}).first();
      await edit.click();
      await page.getByRole('textbox').first().waitFor();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type('<h1>Mine</h1>');
      await page.waitForTimeout(2000);
      await toTop(edit);
    },
  },
  {
    name: 'terminal',
    path: '/modules/git/git-basics/commit.html',
    act: async (page) => {
      const run = page.getByRole('button', {name: 'Run', exact: true}).first();
      await run.click();
      await page.waitForTimeout(6000);
      await toTop(run);
    },
  },
  {
    name: 'questions',
    path: '/modules/html/html-lists/',
    act: async (page) => {
      const answer = page.locator('main fieldset label').first();
      await answer.click();
      await page.waitForTimeout(500);
      await toTop(answer);
    },
  },
  {
    name: 'full-text',
    path: '/search/?q=grid',
    act: (page) => page.getByRole('heading', {level: 2}).first().waitFor(),
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

/** Scrolls so that an element is in the middle of the window, with what precedes it above. */
async function toTop(element: Locator): Promise<void> {
  await element.evaluate((target) => {
    window.scrollBy({top: target.getBoundingClientRect().top - 420, behavior: 'instant'});
  });
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, {recursive: true});
  const server = createStaticServer(resolve(BUILD));
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
