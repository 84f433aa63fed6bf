import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {SITE} from '../../src/data/site';
import {eventually} from '../helpers/eventually';
import {DRAFTS, factsOf, frontMatterOf, startOf, titleOf} from '../helpers/lessons';
import {servePortal} from '../helpers/portal';
import {heading, LESSON, LESSON_TITLE, NEXT, NEXT_TITLE, nextLink} from '../helpers/reader';

const portal = servePortal();

/** Addresses of the pages of the app below a folder of the build; redirects and frames are none. */
function pagesBelow(folder: string): readonly string[] {
  return readdirSync(join('build', folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== 'index.html')
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(join('build', file), 'utf8').includes('id=__docusaurus'))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .sort();
}

test('a newcomer walks from home into a course, a week, a lesson and on to the next lesson', async () => {
  const {page, complaints} = await portal.open('/');
  await page
    .getByRole('main')
    .getByRole('link', {name: /MTM6130/})
    .click();
  await page.waitForURL('**/mtm6130/');
  await page
    .getByRole('main')
    .getByRole('link', {name: startOf('/mtm6130/')})
    .click();
  await page.waitForURL('**/mtm6130/content/');
  await page.getByRole('main').getByRole('link', {name: LESSON_TITLE}).first().click();
  await page.waitForURL(`**${LESSON}`);
  await heading(page, LESSON_TITLE).waitFor();
  await nextLink(page).click();
  await page.waitForURL(`**${NEXT}`);
  await heading(page, NEXT_TITLE).waitFor();
  assert.deepEqual(complaints, []);
});

test('a lesson tells the week that uses it and, in the reader’s own course, the next page of that week', async () => {
  const use = factsOf(LESSON).usedIn.find(({link}) => link.startsWith('/mtm6130/'))!;
  const {page} = await portal.open('/mtm6130/content/');
  await page.getByRole('main').locator(`a[href="${LESSON}"]`).first().click();
  await page.waitForURL(`**${LESSON}`);
  const used = page.getByRole('complementary', {name: 'Where this page is used'});
  await used.locator(`a[href="${use.link}"]`).waitFor();
  const ways = page.getByRole('navigation', {name: 'Previous and next page'});
  const {title, link} = (use.next ?? use.nextWeek)!;
  await ways.locator(`a[href="${link}"]`, {hasText: title}).waitFor();
});

test('H1, H2: home shows the site title, its description and a card for each course that leads to it', async () => {
  const {page} = await portal.open('/');
  const main = page.getByRole('main');
  assert.equal(await main.getByRole('heading', {level: 1}).textContent(), SITE.title);
  const specified = ['mtm6130', 'mtm6201', 'mtm6302', 'mtm6404', 'mtm6405', 'mtm6407'];
  const codes = readdirSync('courses').filter((name) => existsSync(`courses/${name}/course.yml`));
  const links = await main
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('href')));
  assert.deepEqual(
    links,
    codes.sort().map((code) => `/${code}/`),
  );
  assert.deepEqual(
    specified.filter((code) => !codes.includes(code)),
    [],
  );
});

test('H3: a course root has its code, its name, where to start and three features', async () => {
  const {tagline, features} = frontMatterOf('/mtm6404/');
  assert.equal(features?.length, 3);
  const {page} = await portal.open('/mtm6404/');
  const main = page.getByRole('main');
  assert.equal(await main.getByRole('heading', {level: 1}).textContent(), 'MTM6404');
  await main.getByText(tagline!, {exact: true}).waitFor();
  const start = main.getByRole('link', {name: startOf('/mtm6404/')});
  assert.equal(await start.getAttribute('href'), '/mtm6404/content/');
  const titles = await main.getByRole('heading', {level: 2}).allTextContents();
  assert.deepEqual(
    titles.slice(0, features.length),
    features.map(({title}) => title),
  );
});

test('H4–H6: the Modules index has an open group a topic, by title without regard to case', async () => {
  const {page} = await portal.open('/modules/');
  const groups = page.getByRole('main').locator('details');
  const titles = await groups
    .locator('h2')
    .evaluateAll((list) => list.map((heading) => (heading.firstChild?.textContent ?? '').trim()));
  assert.ok(titles.length >= 3);
  assert.deepEqual(
    titles,
    [...titles].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
  );
  assert.equal(
    await groups.evaluateAll((list) => list.every((group) => (group as HTMLDetailsElement).open)),
    true,
  );
  const topic = groups.filter({has: page.locator(`a[href="${LESSON}"]`)});
  const links = await topic
    .locator('li a')
    .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  assert.equal(links[0], factsOf('/modules/html/').next!.link);
  assert.deepEqual([...links].sort(), pagesBelow('modules/html'));
  const all = await page
    .locator('main a')
    .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  assert.deepEqual(
    DRAFTS.filter((draft) => all.includes(draft)),
    [],
  );
});

test('G2: title and description are the page’s, then the area’s, once each, and follow a navigation', async () => {
  const {page} = await portal.open('/mtm6130/overview/');
  await eventually(() => page.title(), `${titleOf('/mtm6130/overview/')} | MTM6130`);
  await page.goto(`${portal.address()}${LESSON}`);
  await eventually(() => page.title(), `${LESSON_TITLE} | ${SITE.title}`);
  assert.equal(await page.getAttribute('html', 'lang'), 'en-US');
  await nextLink(page).click();
  await eventually(() => page.title(), `${NEXT_TITLE} | ${SITE.title}`);
  assert.equal(await page.locator('meta[name="description"]').count(), 1);
  assert.equal((await page.locator('title').count()) >= 1, true);
});

test('the working template is built, but in no list and not for search engines', async () => {
  const {page} = await portal.open('/mtm6130/working/template/');
  await page.getByRole('heading', {level: 1}).waitFor();
  assert.equal(await page.locator('meta[name="robots"][content*="noindex"]').count(), 1);
  await page.goto(`${portal.address()}/mtm6130/content/`);
  assert.equal(await page.locator('a[href*="/working/"]').count(), 0);
});
