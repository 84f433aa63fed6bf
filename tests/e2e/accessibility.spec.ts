import assert from 'node:assert/strict';
import {test} from 'node:test';
import {violations} from '../helpers/axe';
import {DESKTOP, PHONE, servePortal} from '../helpers/portal';

const portal = servePortal();
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

    test(`A3: axe finds nothing with the search open, ${viewport.width} px, ${colorScheme}`, async () => {
      const {page} = await portal.open('/modules/html/html-lists/', {
        viewport,
        colorScheme,
        bypassCSP: true,
      });
      await page.keyboard.press('s');
      await page.keyboard.type('grid');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      assert.deepEqual(await violations(page), []);
    });
  }
}
