import assert from 'node:assert/strict';
import {test} from 'node:test';
import {eventually, frames} from '../helpers/eventually';
import {hydrated, servePortal} from '../helpers/portal';
import {countLoads, heading, LESSON} from '../helpers/reader';

const portal = servePortal();

const FORMS: readonly (readonly [string, string])[] = [
  [LESSON.slice(0, -1), LESSON],
  [`${LESSON}index.html`, LESSON],
  [`${LESSON}?x=1`, `${LESSON}?x=1`],
  [`${LESSON}#a-bulleted-list`, `${LESSON}#a-bulleted-list`],
  ['/modules/web-basics/file-paths.html', '/modules/web-basics/file-paths.html'],
  ['/modules/web-basics/file-paths', '/modules/web-basics/file-paths.html'],
  [LESSON.toUpperCase(), LESSON],
];

for (const [form, canonical] of FORMS) {
  test(`R14: ${form} ends at ${canonical} with the page, without a loop`, async () => {
    const {page} = await portal.open('/');
    const loads = countLoads(page);
    await page.goto(`${portal.address()}${form}`);
    await page.waitForURL(`${portal.address()}${canonical}`);
    await hydrated(page);
    await page.getByRole('heading', {level: 1}).filter({hasNotText: '404'}).waitFor();
    assert.ok(loads() <= 3);
  });
}

for (const form of ['/modules//html/nothing//', '/modules/nothing.html']) {
  test(`R14: ${form} is a plain 404 page, status 404, without a loop`, async () => {
    const {page} = await portal.open('/');
    const loads = countLoads(page);
    const response = await page.goto(`${portal.address()}${form}`);
    assert.equal(response?.status(), 404);
    await heading(page, '404').waitFor();
    await hydrated(page);
    await frames(page);
    assert.equal(loads(), 1);
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

/** Clicks that a reader may make in two seconds. */
const CLICKS = 20;
const BETWEEN_CLICKS_MS = 100;

test('R20: of twenty clicks in two seconds the last one wins, and Back and Forward keep it', async () => {
  const {page, complaints} = await portal.open(LESSON);
  const last = await page.evaluate(
    async ([clicks, pause]) => {
      const links = () => [
        ...document.querySelectorAll<HTMLAnchorElement>(
          '#drawer nav[aria-label="Pages"] a[href^="/modules/html/"]:not([href*="#"])',
        ),
      ];
      const hrefs = links().map((link) => link.getAttribute('href'));
      for (let at = 0; at < clicks!; at += 1) {
        const wanted = hrefs[at % hrefs.length];
        links()
          .find((link) => link.getAttribute('href') === wanted)
          ?.click();
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      return hrefs[(clicks! - 1) % hrefs.length]!;
    },
    [CLICKS, BETWEEN_CLICKS_MS],
  );
  const wanted = await page.locator(`#drawer a[href="${last}"]`).first().textContent();
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
  await page.locator('#drawer').getByRole('link', {name: 'A description list'}).click();
  await page.waitForFunction(() => scrollY > 100);
  await page.goBack();
  await page.waitForFunction(() => scrollY < 100);
  await heading(page, 'HTML Lists').waitFor();
  assert.deepEqual(complaints, []);
});
