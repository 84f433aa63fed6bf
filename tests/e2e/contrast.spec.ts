import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {servePortal} from '../helpers/portal';
import {LESSON} from '../helpers/reader';

const portal = servePortal();

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT_RATIO = 4.5;
const LARGE_TEXT_RATIO = 3;
const CONTROL_RATIO = 3;

const PAGES = [
  '/',
  '/mtm6130/',
  '/mtm6130/content/',
  '/mtm6130/labs/html-fundamentals.html',
  '/modules/',
  LESSON,
  '/modules/css/css-box-model/',
  '/modules/git/git-basics/commit.html',
  '/setups/',
];

interface Pair {
  readonly ratio: number;
  readonly isLarge: boolean;
  readonly where: string;
}

/** Brings the functions that measure colours into the page. */
async function addMeasures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
    type Colour = readonly [number, number, number, number];
    const toColour = (text: string): Colour => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
      return [red!, green!, blue!, alpha! / 255];
    };
    const over = (top: Colour, below: Colour): Colour => {
      const mix = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const backdrop = (element: Element | null): Colour => {
      if (element === null) {
        return toColour(getComputedStyle(document.documentElement).backgroundColor);
      }
      const own = toColour(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, backdrop(element.parentElement));
    };
    const luminance = (colour: Colour): number => {
      const [red, green, blue] = [colour[0], colour[1], colour[2]].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const ratio = (one: string, behind: Element | null): number => {
      const below = backdrop(behind);
      const lights = [luminance(over(toColour(one), below)), luminance(below)].sort(
        (a, b) => b - a,
      );
      return (lights[0]! + 0.05) / (lights[1]! + 0.05);
    };
    Object.assign(window, {contrastRatio: ratio});
  });
}

/** The lowest contrast of each class of shown text. */
function textPairs(page: Page): Promise<readonly Pair[]> {
  return page.evaluate(() => {
    const {contrastRatio} = window as unknown as {
      contrastRatio(colour: string, behind: Element | null): number;
    };
    const pairs = new Map<string, Pair>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      const isShown =
        walker.currentNode.textContent!.trim() !== '' &&
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        element.closest('svg, :disabled') === null;
      if (isShown) {
        const {color, fontSize, fontWeight} = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const where = `${element.tagName}.${element.className}: ${walker.currentNode.textContent!.trim().slice(0, 30)}`;
        const ratio = contrastRatio(color, element);
        const known = pairs.get(`${element.tagName}.${element.className}`);
        if (known === undefined || ratio < known.ratio) {
          pairs.set(`${element.tagName}.${element.className}`, {ratio, isLarge, where});
        }
      }
    }
    return [...pairs.values()];
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of PAGES) {
    test(`row A4: text on ${path} stands out from what is behind it, ${colorScheme}`, async () => {
      const {page} = await portal.open(path, {colorScheme, reducedMotion: 'reduce'});
      await addMeasures(page);
      const pairs = await textPairs(page);
      assert.ok(pairs.length > 10);
      const faint = pairs.filter(
        ({ratio, isLarge}) => ratio < (isLarge ? LARGE_TEXT_RATIO : TEXT_RATIO),
      );
      assert.deepEqual(faint, []);
    });
  }

  test(`row A4, row A5: every stop of the keyboard is seen, and not under the bar, ${colorScheme}`, async () => {
    const {page} = await portal.open(LESSON, {colorScheme, reducedMotion: 'reduce'});
    await addMeasures(page);
    const faults: string[] = [];
    const stops = await page.locator('main a[href], main button').count();
    assert.ok(stops > 10);
    await page.locator('main').focus();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(async (least) => {
        const {contrastRatio} = window as unknown as {
          contrastRatio(colour: string, behind: Element | null): number;
        };
        const element = document.activeElement!;
        if (element.tagName === 'IFRAME' || element === document.body) {
          return undefined;
        }
        const name = `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`;
        await Promise.all(element.getAnimations().map(({finished}) => finished));
        const {outlineColor, outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(element);
        if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) {
          return `${name}: no ring`;
        }
        const isInside = Number.parseFloat(outlineOffset) < 0;
        if (contrastRatio(outlineColor, isInside ? element : element.parentElement) < least) {
          return `${name}: a faint ring`;
        }
        const bar = document.querySelector('header[data-navbar]')!.getBoundingClientRect();
        const {top} = element.getBoundingClientRect();
        const isHidden = element.closest('header') === null && top < bar.bottom - 1;
        return isHidden ? `${name}: under the bar` : undefined;
      }, CONTROL_RATIO);
      if (fault !== undefined) {
        faults.push(fault);
      }
    }
    assert.deepEqual(faults, []);
  });
}
