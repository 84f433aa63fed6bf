import assert from 'node:assert/strict';
import {test} from 'node:test';
import {DESKTOP, PHONE, servePortal} from '../helpers/portal';

const portal = servePortal();

for (const viewport of [DESKTOP, PHONE]) {
  test(`R10: without JavaScript a lesson is readable and every way on is open, ${viewport.width} px`, async () => {
    const {page} = await portal.open('/modules/html/html-lists/', {
      javaScriptEnabled: false,
      viewport,
    });
    await page.getByRole('heading', {level: 1, name: 'HTML Lists'}).waitFor();
    const drawer = page.locator('#drawer');
    assert.equal(await drawer.getByRole('link', {name: 'HTML Images'}).isVisible(), true);
    assert.equal(await page.getByRole('link', {name: 'All modules'}).isVisible(), true);
    assert.equal(await page.getByRole('button', {name: 'toggle color mode'}).isVisible(), false);
    assert.equal(await page.getByRole('button', {name: 'toggle sidebar'}).isVisible(), false);
    await page.getByRole('link', {name: 'Next HTML Images'}).click();
    await page.getByRole('heading', {level: 1, name: 'HTML Images'}).waitFor();
  });
}
