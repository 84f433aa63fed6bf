import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {eventually} from '../helpers/eventually';
import {groupOf} from '../helpers/lessons';
import {hydrated, servePortal} from '../helpers/portal';
import {heading, LESSON, LESSON_TITLE, NEXT, NEXT_TITLE, nextLink} from '../helpers/reader';

/** The lesson as an extension leaves it before the page’s own scripts run. */
function withExtension(html: string): string {
  return html
    .replace('<html ', '<html data-extension=1 ')
    .replace('<body', '<body data-extension=1')
    .replace(/<div id="?__docusaurus"?>/, (tag) => `${tag}<div id=extension>x</div>`)
    .replace(/<p>(\w+)/, '<p><span class=extension>$1</span>');
}

const portal = servePortal({
  intercept: (request, response) => {
    if (request.url !== `${LESSON}?extension`) {
      return false;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(withExtension(readFileSync(join('build', LESSON, 'index.html'), 'utf8')));
    return true;
  },
});

test('R12: nodes and attributes of an extension before hydration cost one error, not the page', async () => {
  const {page, complaints} = await portal.open('/');
  await page.goto(`${portal.address()}${LESSON}?extension`);
  await hydrated(page);
  await heading(page, LESSON_TITLE).waitFor();
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
  assert.deepEqual(
    complaints.filter((complaint) => !/#418|#423/.test(complaint)),
    [],
  );
});

test('R13: on a translated page navigation, colours, sidebar and search go on working', async () => {
  const {page, complaints} = await portal.open(LESSON);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts.filter(({data}) => data.trim() !== '')) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
  const mode = await page.getAttribute('html', 'data-theme');
  await page.locator('header').getByRole('button', {name: 'toggle color mode'}).click();
  await eventually(
    () => page.getAttribute('html', 'data-theme'),
    mode === 'dark' ? 'light' : 'dark',
  );
  const group = page.locator('#drawer').getByRole('button', {name: groupOf('/modules/html/')});
  await group.click();
  await eventually(() => group.getAttribute('aria-expanded'), 'true');
  await page.getByRole('combobox', {name: 'Search'}).click();
  await page.getByRole('combobox', {name: 'Search'}).fill(NEXT_TITLE);
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${NEXT}`);
  await heading(page, NEXT_TITLE).waitFor();
  assert.deepEqual(complaints, []);
});
