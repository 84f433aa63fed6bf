import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually} from '../helpers/eventually';
import {PHONE, servePortal} from '../helpers/portal';

const LESSON = '/modules/css/css-grid/grid-alignment.html';
const CLIPBOARD = {permissions: ['clipboard-read', 'clipboard-write']};

const portal = servePortal();

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('Copy as Markdown copies the file of the lesson, and says so', async () => {
  const {page} = await portal.open(LESSON, CLIPBOARD);
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await page
    .getByRole('status')
    .filter({hasText: 'Lesson copied as Markdown'})
    .waitFor({state: 'attached'});
  const file = await (await fetch(`${portal.address()}${LESSON}.md`)).text();
  assert.equal(await clipboard(page), file);
  assert.ok(file.startsWith('# Grid Item Alignment\n'));
});

test('the link of a heading is copied by keyboard, and the address follows as before', async () => {
  const {page} = await portal.open(LESSON, CLIPBOARD);
  await page.getByRole('link', {name: 'Link to this section: two-questions'}).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({hasText: 'Link copied'}).waitFor({state: 'attached'});
  const wanted = `${portal.address()}${LESSON}#two-questions`;
  assert.equal(await clipboard(page), wanted);
  assert.equal(page.url(), wanted);
});

test('the link of a heading can be seen and tapped where there is no pointer to hover with', async () => {
  const {page} = await portal.open(LESSON, {
    ...CLIPBOARD,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const link = page.getByRole('link', {name: 'Link to this section: two-questions'});
  await eventually(() => link.evaluate((anchor) => getComputedStyle(anchor).opacity), '1');
  await link.tap();
  await eventually(() => clipboard(page), `${portal.address()}${LESSON}#two-questions`);
});
