import assert from 'node:assert/strict';
import {test} from 'node:test';
import {eventually} from '../helpers/eventually';
import {LISTS} from '../helpers/gallerySite';
import {titleOf, weeksOf} from '../helpers/lessons';
import {servePortal} from '../helpers/portal';
import {heading, LESSON, LESSON_TITLE, NEXT_TITLE} from '../helpers/reader';
import {serveGallery} from '../helpers/servedGallery';

const portal = servePortal();
/** Lessons with headings and groups that no writer edits. */
const practice = serveGallery();

/** Weeks of a course: one at the start, one that is a fold away, and one far below. */
const WEEKS = weeksOf('mtm6130');
const [FIRST, LATER, LATEST] = [WEEKS[1]!, WEEKS[4]!, WEEKS[9]!];

test('B1, B5: the tree stands in reading order with the page’s headings below the page', async () => {
  const {page} = await practice.open(LISTS);
  const nav = page.locator('#drawer nav[aria-label="Pages"]');
  const texts = await nav.locator('a').allTextContents();
  const at = texts.indexOf('Practice Lists');
  assert.equal(texts[at - 1], 'Practice Text');
  assert.equal(texts[at + 1], 'A bulleted list');
  assert.ok(texts.indexOf('Practice Images') > texts.indexOf('Further reading'));
});

test('B10, B12: a full load with a hash marks the heading, and so does every navigation', async () => {
  const {page} = await practice.open(`${LISTS}#a-description-list`);
  const marked = page.locator('#drawer [aria-current="location"]');
  await eventually(() => marked.allTextContents(), ['A description list']);
  await page.locator('#drawer').getByRole('link', {name: 'Practice Images'}).click();
  const current = page.locator('#drawer [aria-current="page"]');
  await eventually(() => current.allTextContents(), ['Practice Images']);
});

test('B14: the active anchor is scrolled into the sidebar’s view', async () => {
  const {page} = await practice.open(LISTS, {
    viewport: {width: 1280, height: 420},
  });
  await page.evaluate(() => {
    location.hash = '#further-reading';
  });
  await page.waitForFunction(() => {
    const panel = document.querySelector('#drawer')?.getBoundingClientRect();
    const mark = document
      .querySelector('#drawer [aria-current="location"]')
      ?.getBoundingClientRect();
    return panel && mark && mark.top >= panel.top - 1 && mark.bottom <= panel.bottom + 1;
  });
});

test('B16: a group opens by click, Enter and Space and says so', async () => {
  const {page} = await practice.open(LISTS);
  const toggle = page.locator('#drawer').getByRole('button', {name: 'Practice Groups'});
  const isOpen = () => toggle.getAttribute('aria-expanded');
  assert.equal(await isOpen(), 'false');
  await toggle.click();
  await eventually(isOpen, 'true');
  await page.locator('#drawer').getByRole('link', {name: 'Practice Inside a Group'}).waitFor();
  await page.keyboard.press('Enter');
  await eventually(isOpen, 'false');
  await page.keyboard.press('Space');
  await eventually(isOpen, 'true');
});

test('a group of another topic shows its pages when it is opened, and they lead there', async () => {
  const {page} = await portal.open(LESSON);
  const drawer = page.locator('#drawer');
  const name = titleOf('/modules/accessibility/aria.html');
  await drawer.getByRole('button', {name: titleOf('/modules/accessibility/'), exact: true}).click();
  await drawer.getByRole('link', {name, exact: true}).click();
  await heading(page, name).waitFor();
  await drawer.getByRole('link', {name, exact: true, includeHidden: true}).waitFor();
});

test('B17: after a navigation a group is open if it holds the page, else closed', async () => {
  const {page} = await practice.open(LISTS);
  const toggle = page.locator('#drawer').getByRole('button', {name: 'Practice Groups'});
  await toggle.click();
  await eventually(() => toggle.getAttribute('aria-expanded'), 'true');
  await page.locator('#drawer').getByRole('link', {name: 'Practice Images'}).click();
  await page.waitForFunction(() => document.title.startsWith('Practice Images'));
  await eventually(() => toggle.getAttribute('aria-expanded'), 'false');
});

test('B3: home pages have no sidebar column', async () => {
  const {page} = await portal.open('/mtm6130/');
  assert.equal(await page.locator('#drawer').isVisible(), false);
});

test('H8, H11, H12: weeks are open, have real headings, are followed and opened by their address', async () => {
  const {page} = await portal.open('/mtm6130/content/');
  const weeks = page.locator('main details');
  assert.equal(await weeks.count(), WEEKS.length);
  assert.equal(await page.locator('main details[open]').count(), WEEKS.length);
  await page.locator(`main h2#${FIRST.id}`).waitFor();
  await page.locator(`main details:has(#${LATER.id}) summary`).click();
  await page.locator('#drawer').getByRole('link', {name: LATER.label, exact: true}).click();
  await page.waitForFunction(
    (id) => document.querySelector<HTMLDetailsElement>(`details:has(#${id})`)?.open === true,
    LATER.id,
  );
  await page.waitForFunction((id) => {
    const top = document.querySelector(`#${id}`)?.getBoundingClientRect().top ?? 0;
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= bar - 1 && top < bar + 120;
  }, LATER.id);
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 1);
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), LATEST.id);
  await page.waitForFunction((id) => location.hash === `#${id}`, LATEST.id);
});

test('H12: a folded week stays folded when the reader scrolls past it', async () => {
  const {page} = await portal.open('/mtm6130/content/');
  const week = page.locator(`main details:has(#${LATER.id})`);
  await week.locator('summary').click();
  await eventually(() => week.evaluate((details: HTMLDetailsElement) => details.open), false);
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), LATER.id);
  await page.waitForFunction((id) => location.hash === `#${id}`, LATER.id);
  await page.locator('#drawer [aria-current="location"]', {hasText: LATER.label}).waitFor();
  assert.equal(await week.evaluate((details: HTMLDetailsElement) => details.open), false);
});

test('H9: a page that was opened carries a mark in its week', async () => {
  const {page} = await portal.open(LESSON);
  await page.goto(`${portal.address()}/mtm6130/content/`);
  await page.locator('main a[data-read]', {hasText: LESSON_TITLE}).first().waitFor();
  assert.equal(await page.locator('main a[data-read]', {hasText: NEXT_TITLE}).count(), 0);
});
