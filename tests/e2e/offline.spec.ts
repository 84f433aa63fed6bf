import assert from 'node:assert/strict';
import {test} from 'node:test';
import {NOTICES} from '../../src/data/notices';
import {servePortal} from '../helpers/portal';
import {heading, LESSON, LESSON_TITLE, NEXT_TITLE, nextLink, notice} from '../helpers/reader';

const portal = servePortal();

test('R6: an offline click stays on the page with a notice, and works when back online', async () => {
  const {page} = await portal.open(LESSON);
  await page.context().setOffline(true);
  await nextLink(page).click();
  await notice(page, NOTICES.offline.text).waitFor();
  assert.equal(new URL(page.url()).pathname, LESSON);
  await heading(page, LESSON_TITLE).waitFor();
  await page.context().setOffline(false);
  await notice(page, NOTICES.offline.text).waitFor({state: 'detached'});
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
});

test('R6: offline, pages read before still open, and plain links stay too', async () => {
  const {page} = await portal.open(LESSON);
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', {name: `Previous ${LESSON_TITLE}`}).click();
  await heading(page, LESSON_TITLE).waitFor();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/mtm6130/';
    link.textContent = 'plain';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', {name: 'plain', exact: true}).click();
  await notice(page, NOTICES.offline.text).waitFor();
  await heading(page, LESSON_TITLE).waitFor();
});
