import assert from 'node:assert/strict';
import {test} from 'node:test';
import {frames} from '../helpers/eventually';
import {BOXES, LISTS, PRACTICE} from '../helpers/gallerySite';
import {PHONE, servePortal} from '../helpers/portal';
import {heading, isHydrated, LESSON, LESSON_TITLE, NEXT_TITLE, nextLink} from '../helpers/reader';
import {serveGallery} from '../helpers/servedGallery';

const portal = servePortal();
/** Lessons with a figure, tabs and results that no writer edits. */
const practice = serveGallery();

for (const colorScheme of ['light', 'dark'] as const) {
  test(`R19: on paper there is the lesson alone, in ink on white, with nothing folded away, ${colorScheme}`, async () => {
    const {page} = await portal.open(LESSON, {colorScheme});
    await page.emulateMedia({media: 'print'});
    assert.equal(await page.locator('header nav').first().isVisible(), false);
    assert.equal(await page.locator('#drawer').isVisible(), false);
    assert.equal(await heading(page, LESSON_TITLE).isVisible(), true);
    const colours = await page.evaluate(() => {
      const {backgroundColor, color} = getComputedStyle(document.documentElement);
      return [backgroundColor, color];
    });
    assert.deepEqual(colours, ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    const hiddenPanels = await page
      .locator('main [role="tabpanel"]')
      .evaluateAll((panels) => panels.filter((panel) => !panel.checkVisibility()).length);
    assert.equal(hiddenPanels, 0);
  });
}

test('R19: those who want no motion get none', async () => {
  const {page} = await portal.open(LESSON, {reducedMotion: 'reduce'});
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const {animationDuration, transitionDuration} = getComputedStyle(element);
        return [animationDuration, transitionDuration]
          .flatMap((list) => list.split(','))
          .some((duration) => Number.parseFloat(duration) > 0.001);
      })
      .map(({tagName, className}) => `${tagName} ${String(className)}`),
  );
  assert.deepEqual(moving, []);
  const shownAtOnce = await page.locator('main h1').evaluate((title) => {
    const before = getComputedStyle(title).visibility;
    title.style.visibility = 'hidden';
    const after = getComputedStyle(title).visibility;
    title.style.visibility = '';
    return [before, after];
  });
  assert.deepEqual(shownAtOnce, ['visible', 'hidden']);
  await nextLink(page).click();
  assert.equal(await page.getAttribute('html', 'data-transition'), null);
});

test('R19: with forced colours focus is seen and links keep their underline', async () => {
  const {page} = await practice.open(PRACTICE, {forcedColors: 'active'});
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement!);
    return {outlineStyle, outlineWidth};
  });
  assert.deepEqual(outline, {outlineStyle: 'solid', outlineWidth: '3px'});
  const link = page.locator('.prose p a').first();
  assert.match(await link.evaluate((a) => getComputedStyle(a).textDecorationLine), /underline/);
});

test('R19: with forced colours what is current and what is chosen has a line that others have not', async () => {
  const {page} = await practice.open(BOXES, {forcedColors: 'active'});
  const lineOf = (selector: string, side: 'bottom' | 'left') =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, edge) => getComputedStyle(element).getPropertyValue(`border-${edge}-color`),
        side,
      );
  for (const [chosen, other, side] of [
    ['#drawer a[aria-current="page"]', '#drawer nav a:not([aria-current])', 'left'],
    ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]', 'bottom'],
  ] as const) {
    assert.notEqual(await lineOf(chosen, side), await lineOf(other, side), chosen);
  }
});

test('R19: on paper no button is left', async () => {
  const {page} = await portal.open(LESSON);
  await page.emulateMedia({media: 'print'});
  assert.deepEqual(await page.locator('main').getByRole('button').allInnerTexts(), []);
});

test('R19: on paper no result is an empty box, on a page reached by a tap either', async () => {
  const {page} = await practice.open(PRACTICE, {viewport: PHONE});
  await page.locator(`main a[href="${LISTS}"]`).first().click();
  await page.waitForURL(`**${LISTS}`);
  await page.waitForSelector('[data-block]');
  // After a tap the first screen is drawn first.
  await page.waitForSelector('main [aria-busy="true"]', {state: 'detached'});
  const boxes = page.getByText('Result', {exact: true});
  const shown = (): Promise<number> =>
    boxes.evaluateAll((all) => all.filter((box) => box.checkVisibility()).length);
  const onScreen = await shown();
  await page.emulateMedia({media: 'print'});
  const frames = await page
    .locator('[data-block] iframe')
    .evaluateAll((all) => all.filter((frame) => frame.checkVisibility()).length);
  assert.ok(onScreen > frames, 'no frame waits, so this shows nothing');
  assert.equal(await shown(), frames);
});

/** Chrome’s “Slow 3G”: what its developer tools set, in bytes a second and milliseconds. */
const SLOW_3G = {downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2_000};

test('R19: on slow 3G the text is there before the scripts, and links work', async () => {
  const {page} = await portal.open('/nope/');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {offline: false, ...SLOW_3G});
  await page.goto(`${portal.address()}${LESSON}`, {waitUntil: 'commit'});
  await heading(page, LESSON_TITLE).waitFor();
  assert.equal(await isHydrated(page), 0);
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
});

test('R19: for those who save data nothing is fetched ahead, and links work', async () => {
  const {page} = await portal.open(LESSON, {
    init: () =>
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), {saveData: true, effectiveType: '4g'}),
      }),
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await nextLink(page).scrollIntoViewIfNeeded();
  await nextLink(page).hover();
  await frames(page);
  assert.deepEqual(
    asked.filter((path) => path.endsWith('.js')),
    [],
  );
  await nextLink(page).click();
  await heading(page, NEXT_TITLE).waitFor();
});
