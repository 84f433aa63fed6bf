import assert from 'node:assert/strict';
import {test} from 'node:test';
import {eventually, frames} from '../helpers/eventually';
import {firstAnchorOf, plainHeadingsOf} from '../helpers/lessons';
import {hydrated, servePortal} from '../helpers/portal';
import {RAPID_CLICKS} from '../helpers/rapidClicks';
import {countLoads, heading, LESSON, LESSON_TITLE} from '../helpers/reader';

const portal = servePortal();
const ANCHOR = firstAnchorOf(LESSON);

const FORMS: readonly (readonly [string, string])[] = [
  [LESSON.slice(0, -1), LESSON],
  [`${LESSON}index.html`, LESSON],
  [`${LESSON}?x=1`, `${LESSON}?x=1`],
  [`${LESSON}${ANCHOR}`, `${LESSON}${ANCHOR}`],
  ['/modules/web-basics/file-paths.html', '/modules/web-basics/file-paths.html'],
  ['/modules/web-basics/file-paths', '/modules/web-basics/file-paths.html'],
  [LESSON.toUpperCase(), LESSON],
  [`${LESSON.slice(0, -1)}.html`, LESSON],
  ['/modules//html//html-lists/', LESSON],
];

/** Unknown to the host, which shows its 404 page until the scripts are there. */
const NOT_KNOWN_TO_HOST = [LESSON.toUpperCase(), `${LESSON.slice(0, -1)}.html`];

/** Keeps a first-level heading that says 404, however short it is shown. */
function watchFor404(): void {
  new MutationObserver(() => {
    if (document.querySelector('main h1')?.textContent === '404') {
      sessionStorage['has-seen-404'] ??= location.pathname;
    }
  }).observe(document, {childList: true, subtree: true});
}

for (const [form, canonical] of FORMS) {
  test(`R14: ${form} ends at ${canonical} with the page, without a loop`, async () => {
    const {page, complaints} = await portal.open('/', {init: watchFor404});
    const loads = countLoads(page);
    await page.goto(`${portal.address()}${form}`);
    await page.waitForURL(`${portal.address()}${canonical}`);
    await hydrated(page);
    await page.getByRole('heading', {level: 1}).filter({hasNotText: '404'}).waitFor();
    assert.ok(loads() <= 3);
    const flash = await page.evaluate(() => sessionStorage.getItem('has-seen-404'));
    assert.equal(flash, NOT_KNOWN_TO_HOST.includes(form) ? form : null);
    assert.ok(!complaints.join().includes('React'), 'what the host gave is what the app draws');
  });
}

for (const [form, expected] of [
  ['/modules//html/nothing//', 2],
  ['/modules/nothing.html', 1],
] as const) {
  test(`R14: ${form} is a plain 404 page, status 404, without a loop`, async () => {
    const {page} = await portal.open('/');
    const loads = countLoads(page);
    const response = await page.goto(`${portal.address()}${form}`);
    assert.equal(response?.status(), 404);
    await heading(page, '404').waitFor();
    await hydrated(page);
    await frames(page);
    await eventually(loads, expected);
  });
}

for (const path of ['/a/b/c/d/e.html', '/modules/css/not/there/']) {
  test(`R18: the 404 page works from ${path}`, async () => {
    const {page, complaints} = await portal.open('/');
    const response = await page.goto(`${portal.address()}${path}`);
    assert.equal(response?.status(), 404);
    await hydrated(page);
    await page.getByRole('link', {name: 'Take me home'}).click();
    await page.waitForURL(`${portal.address()}/`);
    assert.deepEqual(
      complaints.filter((complaint) => !complaint.includes('status of 404')),
      [],
    );
  });
}

test('R20: of twenty clicks in two seconds the last one wins, and Back and Forward keep it', async () => {
  const {page, complaints} = await portal.open(LESSON);
  const [last, wanted] = await page.evaluate<readonly [string, string]>(RAPID_CLICKS);
  const title = () => page.locator('main h1').textContent();
  await page.waitForURL(`**${last}`);
  await eventually(title, wanted);
  await page.goBack();
  await page.goForward();
  await page.waitForURL(`**${last}`);
  await eventually(title, wanted);
  assert.deepEqual(complaints, []);
});

test('R20: a hash and Back keep their places', async () => {
  const {page, complaints} = await portal.open(LESSON);
  await page
    .locator('#drawer')
    .getByRole('link', {name: plainHeadingsOf(LESSON).at(-1)!, exact: true})
    .click();
  await page.waitForFunction(() => scrollY > 100);
  await page.goBack();
  await page.waitForFunction(() => scrollY < 100);
  await heading(page, LESSON_TITLE).waitFor();
  assert.deepEqual(complaints, []);
});

test('R11: a path that cannot be decoded is the 404 page: clicked, or by Back', async () => {
  const {page, complaints} = await portal.open(LESSON);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/%E0%A4%A';
    link.textContent = 'plain';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', {name: 'plain', exact: true}).click();
  await heading(page, '404').waitFor();
  await hydrated(page);
  await page.goto(`${portal.address()}${LESSON}`);
  await hydrated(page);
  await page.goBack();
  await heading(page, '404').waitFor();
  await hydrated(page);
  assert.deepEqual(
    complaints.filter((complaint) => !complaint.includes('status of 404')),
    [],
  );
});
