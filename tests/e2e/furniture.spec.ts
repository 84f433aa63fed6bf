import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, frames} from '../helpers/eventually';
import {LISTS} from '../helpers/gallerySite';
import {factsOf, startOf} from '../helpers/lessons';
import {servePortal} from '../helpers/portal';
import {heading, LESSON, LESSON_TITLE} from '../helpers/reader';
import {serveGallery} from '../helpers/servedGallery';

/** The real portal, for what needs a course. */
const portal = servePortal();
const practice = serveGallery();

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test('F1, F2: back to top shows above 300 px, is a button, and goes to the top', async () => {
  const {page} = await practice.open(LISTS, {reducedMotion: 'reduce'});
  const button = page.getByRole('button', {name: 'Back to top'});
  assert.equal(await button.isVisible(), false);
  await scrollTo(page, 301);
  await eventually(() => button.isVisible(), true);
  await scrollTo(page, 300);
  await eventually(() => button.isVisible(), false);
  await scrollTo(page, 900);
  await button.click();
  await page.waitForFunction(() => window.scrollY === 0);
});

test('F3: back to top shows from 960 px of width', async () => {
  const {page} = await practice.open(LISTS, {viewport: {width: 960, height: 800}});
  const button = page.getByRole('button', {name: 'Back to top'});
  await scrollTo(page, 1000);
  await eventually(() => button.isVisible(), true);
  await page.setViewportSize({width: 959, height: 800});
  await eventually(() => button.isVisible(), false);
});

test('F4–F8: scrolling sets the hash of the heading in view, without a history entry or scrolling', async () => {
  const {page} = await practice.open(`${LISTS}?x=1`);
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => document.querySelector('#a-numbered-list')?.scrollIntoView());
  const before = await page.evaluate(() => window.scrollY);
  await page.waitForFunction(() => location.hash === '#a-numbered-list');
  assert.equal(await page.evaluate(() => location.search), '?x=1');
  assert.equal(await page.evaluate(() => window.scrollY), before);
  assert.equal(await page.evaluate(() => history.length), entries);
  await scrollTo(page, 4);
  await page.waitForFunction(() => location.hash === '');
});

test('F11: the bar shows for a page not visited in this session, and not for one that was', async () => {
  const {page} = await practice.open(LISTS);
  await page.evaluate(() => {
    const seen = {count: 0};
    Object.assign(window, {seen});
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes) {
        for (const node of addedNodes) {
          seen.count += node instanceof HTMLElement && node.id === 'nprogress' ? 1 : 0;
        }
      }
    }).observe(document.body, {childList: true});
  });
  const count = () =>
    page.evaluate(() => (window as unknown as {seen: {count: number}}).seen.count);
  await page.getByRole('link', {name: 'Next Practice Images'}).click();
  await page.waitForFunction(() => document.title.startsWith('Practice Images'));
  assert.equal(await count(), 1);
  await page.waitForFunction(() => document.querySelector('#nprogress') === null);
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Practice Lists'));
  assert.equal(await count(), 1);
});

/** Writes down every phase of a page transition from now on. */
async function recordPhases(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const phases: string[] = [];
    Object.assign(window, {phases});
    new MutationObserver(() =>
      phases.push(document.documentElement.dataset.transition ?? ''),
    ).observe(document.documentElement, {attributeFilter: ['data-transition']});
  });
  return () => page.evaluate(() => (window as unknown as {phases: string[]}).phases);
}

test('T1, T3, T6: pages fade out, then in; Back and Reload return to the saved position', async () => {
  const {page} = await practice.open(LISTS);
  await scrollTo(page, 900);
  await page.waitForFunction(() => location.hash !== '');
  const phases = await recordPhases(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[rel="next"]')?.click());
  await page.waitForFunction(() => document.title.startsWith('Practice Images'));
  await page.waitForFunction(() => window.scrollY === 0);
  // While a page loads for longer than the fade takes, the old one is shown again; the last phase is none at all.
  const fades = async () => {
    const all = await phases();
    return [...all.filter(Boolean), all.at(-1)];
  };
  await eventually(fades, ['leaving', 'entering', '']);
  await page.goBack();
  await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 3);
  await page.reload();
  await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 3);
});

test('T4: a link to a heading of another page lands exactly where its address alone lands', async () => {
  const [use] = factsOf(LESSON).usedIn;
  const week = use!.link;
  const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
  const fresh = await portal.open(week, {withoutFonts: true});
  await fresh.page.waitForLoadState('load');
  await fresh.page.waitForFunction(() => window.scrollY > 0);
  const wanted = await scrollTop(fresh.page);
  const {page} = await portal.open(LESSON, {withoutFonts: true});
  await page.locator(`main a[href="${week}"]`).first().click();
  await page.waitForURL(`**${week}`);
  await page.waitForFunction(() => document.documentElement.dataset.transition === undefined);
  await eventually(() => scrollTop(page), wanted);
});

test('T2: to and from a home page nothing fades; nor for those who want no motion', async () => {
  const {page} = await portal.open('/mtm6130/');
  const phases = await recordPhases(page);
  await page.getByRole('link', {name: startOf('/mtm6130/')}).click();
  await page.waitForURL('**/mtm6130/content/');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.getByRole('main').getByRole('link', {name: LESSON_TITLE}).first().click();
  await heading(page, LESSON_TITLE).waitFor();
  await frames(page);
  assert.deepEqual(await phases(), []);
});

test('T7: after a navigation focus is at the start of the page and its title is announced', async () => {
  const {page} = await practice.open(LISTS);
  await page.getByRole('link', {name: 'Next Practice Images'}).click();
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  const status = page.locator('[role="status"]', {hasText: 'Practice Images'});
  await status.waitFor({state: 'attached'});
});

test('T7: focus waits for a page whose code comes late', async () => {
  const {page} = await practice.open(LISTS);
  let letGo = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.evaluate(() => document.querySelector<HTMLElement>('a[rel="next"]')?.click());
  await frames(page);
  letGo();
  await page.waitForFunction(() => document.title.startsWith('Practice Images'));
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
});

test('T8: of two quick navigations the last one wins', async () => {
  const {page} = await practice.open(LISTS);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[rel="next"]')?.click();
    document.querySelector<HTMLElement>('a[rel="prev"]')?.click();
  });
  await page.waitForFunction(() => document.title.startsWith('Practice Text'));
});

test('T5: a hash lands below the bar, and what takes the focus in the bar leaves the page where it is', async () => {
  const {page} = await practice.open(`${LISTS}#a-numbered-list`);
  const distance = () =>
    page.evaluate(() => {
      const top = document.querySelector('#a-numbered-list')?.getBoundingClientRect().top ?? 0;
      return Math.round(
        top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
      );
    });
  await eventually(distance, 16);
  for (const button of await page.locator('header').getByRole('button').all()) {
    await button.focus();
    assert.equal(await distance(), 16);
  }
});

test('focus that goes back to a link under the bar scrolls it out', async () => {
  const {page} = await practice.open(LISTS);
  const links = page.getByRole('main').getByRole('link');
  const last = (await links.count()) - 1;
  await links.nth(last).focus();
  for (let step = last; step > 0; step -= 1) {
    await page.keyboard.press('Shift+Tab');
    const isHidden = await page.evaluate(() => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return (document.activeElement?.getBoundingClientRect().bottom ?? bar) < bar;
    });
    assert.equal(isHidden, false);
  }
});

test('row A5: the skip link is the first stop and leads to the content', async () => {
  const {page} = await practice.open(LISTS);
  await page.keyboard.press('Tab');
  assert.match(
    (await page.evaluate(() => document.activeElement?.textContent)) ?? '',
    /Skip to main/,
  );
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement?.closest('main') !== null);
});

for (const hash of ['#100%', '#%E0%A4%A']) {
  test(`R11: the hash ${hash} crashes nothing: typed, clicked, or by Back`, async () => {
    const {page, complaints} = await practice.open(`${LISTS}${hash}`);
    await page.getByRole('heading', {level: 1, name: 'Practice Lists'}).waitFor();
    await page.evaluate((bad) => {
      const link = document.createElement('a');
      link.href = bad;
      document.querySelector('main')?.append(link);
      link.click();
    }, hash);
    await frames(page);
    await page.getByRole('link', {name: 'Next Practice Images'}).click();
    await page.waitForFunction(() => document.title.startsWith('Practice Images'));
    await page.goBack();
    await page.getByRole('heading', {level: 1, name: 'Practice Lists'}).waitFor();
    assert.deepEqual(complaints, []);
  });
}

test('X1: an external link opens a new tab safely and says so', async () => {
  const {page} = await practice.open(LISTS);
  const link = page.getByRole('link', {name: /MDN: ul.* open in new window/});
  assert.equal(await link.getAttribute('target'), '_blank');
  assert.equal(await link.getAttribute('rel'), 'noopener noreferrer');
  assert.equal(await link.locator('svg[aria-hidden="true"]').count(), 1);
});
