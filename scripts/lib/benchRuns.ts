import type {Browser, Locator, Page} from 'playwright-core';
import {GALLERY, buildGallery, galleryBlocks} from '../../tests/helpers/gallerySite';
import {launchChromium} from './chromium';
import {median} from './measure';
import {createStaticServer, listen} from './staticServer';

/** Languages with an engine; of each, the first example in the gallery is run. */
const LANGUAGES = ['sql', 'console', 'scss', 'php'] as const;

/** How the reader comes to press Run. */
const WAYS: Readonly<Record<string, (button: Locator, page: Page) => Promise<void>>> = {
  // Neither pointer nor focus comes near it before.
  click: async (button) => await button.evaluate((element: HTMLElement) => element.click()),
  // A finger, whose click comes when it is lifted.
  tap: async (button, page) => {
    const {x, y, width, height} = (await button.boundingBox())!;
    const touchPoints = [{x: x + width / 2, y: y + height / 2}];
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
    await page.waitForTimeout(TAP_MS);
    await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  },
  // A mouse that has just arrived.
  pointed: async (button, page) => {
    await button.hover();
    await page.waitForTimeout(POINTING_MS);
    await button.click();
  },
};
/** How long a finger rests on the screen in a tap. */
const TAP_MS = 80;
/** Less than people take from arriving on a button to the click. */
const POINTING_MS = 150;

/**
 * Measures how long the first run of each language takes, from the click on Run to the result, in the gallery.
 * Every run has a browser context of its own; several builds take turns.
 *
 * @param builds folders of built galleries to compare; without one, the gallery is built
 */
export async function benchRuns(rounds: number, builds: readonly string[]): Promise<boolean> {
  const folders = builds.length > 0 ? builds : [buildGallery()];
  const servers = folders.map((folder) => createStaticServer(folder, {compress: true}));
  const sites = await Promise.all(servers.map(async (server) => await listen(server)));
  const browser = await launchChromium();
  const times = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const language of LANGUAGES) {
      for (const way of Object.keys(WAYS)) {
        // The processes of a run are still ending while the next one starts, so each build comes first in turn.
        const order = [...sites.entries()];
        for (const [index, site] of round % 2 === 0 ? order : order.reverse()) {
          const time = await timeOf(browser, site, language, way);
          // The first round fills the caches of the server.
          const row = `${language} ${way} ${folders[index]}`;
          times.set(row, round === 0 ? [] : [...times.get(row)!, time]);
        }
      }
    }
  }
  for (const [row, values] of times) {
    console.log(`${row}: ${Math.round(median(values))} ms`);
  }
  await browser.close();
  servers.forEach((server) => server.close());
  return true;
}

/** Milliseconds from the click to the result. */
async function timeOf(
  browser: Browser,
  site: string,
  language: (typeof LANGUAGES)[number],
  way: string,
): Promise<number> {
  const context = await browser.newContext({hasTouch: way === 'tap'});
  const page = await context.newPage();
  await page.goto(`${site}${GALLERY}`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  const block = page.locator('[data-block]', {hasText: codeOf(language)}).first();
  const button = block.locator('button', {hasText: /^Run/});
  await button.scrollIntoViewIfNeeded();
  // Later parts of the page come on their own, which is not to be measured.
  await page.waitForLoadState('networkidle');
  const time = block.evaluate(
    async (element) =>
      await new Promise<number>((resolve) => {
        let start = 0;
        element.addEventListener('click', () => (start = performance.now()), {capture: true});
        new MutationObserver(() => {
          if (element.getAttribute('data-run') === 'done') {
            resolve(performance.now() - start);
          }
        }).observe(element, {attributeFilter: ['data-run']});
      }),
  );
  await WAYS[way]!(button, page);
  const milliseconds = await time;
  await context.close();
  return milliseconds;
}

/** Finds the same example in every build, where blocks without a name are counted differently. */
function codeOf(language: string): string {
  return galleryBlocks().examples.find(({runner}) => runner === language)!.files[0]!.text;
}
