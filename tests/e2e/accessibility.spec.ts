import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {DESKTOP, PHONE, servePortal} from '../helpers/portal';

const portal = servePortal();
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<readonly string[]> {
  await page.addStyleTag({content: '*{transition:none!important;animation:none!important}'});
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const {axe} = window as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{violations: {id: string; nodes: {html: string; failureSummary: string}[]}[]}>;
      };
    };
    const {violations: found} = await axe.run({resultTypes: ['violations']});
    return found.flatMap(({id, nodes}) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`),
    );
  });
}

const PAGES = [
  '/',
  '/mtm6130/',
  '/mtm6130/content/',
  '/mtm6130/labs/html-fundamentals.html',
  '/modules/',
  '/modules/html/html-lists/',
  '/modules/css/css-box-model/',
  '/nope/',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESKTOP, PHONE]) {
    for (const path of PAGES) {
      test(`A1: axe finds nothing on ${path}, ${viewport.width} px, ${colorScheme}`, async () => {
        const {page} = await portal.open(path, {viewport, colorScheme, bypassCSP: true});
        assert.deepEqual(await violations(page), []);
      });
    }

    test(`A2: axe finds nothing with a drop-down, or the drawer, open, ${viewport.width} px, ${colorScheme}`, async () => {
      const {page} = await portal.open('/mtm6130/content/', {
        viewport,
        colorScheme,
        bypassCSP: true,
      });
      const isPhone = viewport === PHONE;
      await page
        .locator('header')
        .getByRole('button', {name: isPhone ? 'toggle sidebar' : 'Links'})
        .click();
      assert.deepEqual(await violations(page), []);
    });
  }
}
