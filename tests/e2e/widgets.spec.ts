import assert from 'node:assert/strict';
import {test} from 'node:test';
import {FRAME_HOSTS} from '../../src/data/policy';
import type {Page, Route} from 'playwright-core';
import {runAxe, violations} from '../helpers/axe';
import {deadControls} from '../helpers/deadControls';
import {eventually} from '../helpers/eventually';
import {GALLERY, WIDGETS} from '../helpers/gallerySite';
import {DESKTOP, hydrated, PHONE} from '../helpers/portal';
import {serveGallery} from '../helpers/servedGallery';

const portal = serveGallery();

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESKTOP, PHONE]) {
    for (const path of [WIDGETS, GALLERY]) {
      test(`row A1: axe finds nothing on ${path}, which has every widget or block, ${viewport.width} px, ${colorScheme}`, async () => {
        const {page} = await portal.open(path, {viewport, colorScheme, bypassCSP: true});
        assert.deepEqual(await violations(page), []);
      });
    }
  }
}

/** What readers do with blocks and widgets, and when it is done. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'each tab chosen': async (page) => {
    const tabs = page.getByRole('tab', {selected: false});
    assert.ok((await tabs.count()) > 0);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await tab.and(page.locator('[aria-selected="true"]')).waitFor();
    }
  },
  'a task checked, its hint, goal and solution open': async (page) => {
    const task = page.getByRole('region', {name: /^Task: /}).first();
    await task.getByRole('button', {name: 'Check'}).click();
    await task.getByText(/^Not yet: /).waitFor();
    await task
      .locator('summary')
      .evaluateAll((list) => list.forEach((item) => (item as HTMLElement).click()));
    await task.locator('details:not([open])').first().waitFor({state: 'detached'});
  },
  'a quiz answered': async (page) => {
    const question = page.locator('main form').first();
    await question.getByRole('radio').first().check();
    await question.getByRole('button', {name: 'Check my answer'}).click();
    await question.getByRole('status').filter({hasText: /\S/}).waitFor();
  },
};

for (const [state, act] of Object.entries(STATES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [DESKTOP, PHONE]) {
      test(`row S1, row A2: ${state}, axe and the policy have nothing against it, ${viewport.width} px, ${colorScheme}`, async () => {
        const {page, complaints} = await portal.open(WIDGETS, {
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
        });
        await act(page);
        assert.deepEqual(complaints, []);
        assert.deepEqual(await runAxe(page), []);
      });
    }
  }
}

const FRAME_FAULTS: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  'cannot be reached': (route) => route.abort('addressunreachable'),
  'refuses to be framed': (route) =>
    route.fulfill({headers: {'X-Frame-Options': 'DENY'}, contentType: 'text/html', body: 'no'}),
  'never answers': () => undefined,
};

for (const [name, fault] of Object.entries(FRAME_FAULTS)) {
  test(`R16: a frame whose host ${name} keeps its size, its name and its link`, async () => {
    const {page} = await portal.open(GALLERY);
    await page.route(/^https:/, fault);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    await page.goto(`${portal.address()}${WIDGETS}`, {waitUntil: 'domcontentloaded'});
    await hydrated(page);
    const frames = page.locator('main iframe[src^="https://"]');
    const count = await frames.count();
    assert.ok(count >= 3);
    for (let at = 0; at < count; at += 1) {
      const frame = frames.nth(at);
      const before = await frame.boundingBox();
      await frame.scrollIntoViewIfNeeded();
      const title = await frame.getAttribute('title');
      assert.ok(title);
      const after = await frame.boundingBox();
      assert.deepEqual([after?.width, after?.height], [before?.width, before?.height]);
      assert.ok(after!.height > 100);
      await page.getByRole('link', {name: new RegExp(`^${title} on `)}).waitFor();
    }
    await eventually(() => [...asked].filter((url) => url.startsWith('https:')).length, count);
  });
}

test('W7: a video beside the lesson fills the width in its own proportion, and the policy lets it load', async () => {
  const {page} = await portal.open(WIDGETS);
  const video = page.locator('main video');
  await video.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('video')!.readyState >= 1);
  const {width, height, column} = await video.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const parent = element.parentElement!.getBoundingClientRect();
    return {width: box.width, height: box.height, column: parent.width};
  });
  assert.equal(width, column);
  assert.ok(Math.abs(width / height - 16 / 9) < 0.02, `${width} × ${height} px`);
});

test('W1: a banner is 250 px high, with its picture in the middle', async () => {
  const {page} = await portal.open(WIDGETS);
  const banner = page.getByRole('link', {name: /^The program’s logo/});
  const [outer, inner] = await banner.evaluate((link) =>
    [link, link.querySelector('img')!].map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      return {height, x: x + width / 2, y: y + height / 2};
    }),
  );
  assert.equal(outer!.height, 250);
  assert.ok(Math.abs(outer!.x - inner!.x) < 1 && Math.abs(outer!.y - inner!.y) < 1);
});

test('row A7: every frame has a title, and every embed a link to the original', async () => {
  const {page} = await portal.open(WIDGETS);
  const untitled = await page
    .locator('iframe')
    .evaluateAll((frames) => frames.filter((frame) => !frame.getAttribute('title')?.trim()).length);
  assert.equal(untitled, 0);
  const hosts = await page
    .locator('main iframe[src^="https://"]')
    .evaluateAll((frames) =>
      frames.map((frame) => new URL((frame as HTMLIFrameElement).src).origin),
    );
  assert.deepEqual(
    hosts.filter((host) => !FRAME_HOSTS.includes(host as (typeof FRAME_HOSTS)[number])),
    [],
  );
});

test('no id stands twice while a diagram with ids is enlarged', async () => {
  const {page} = await portal.open(GALLERY);
  await page.getByRole('button', {name: 'Enlarge: From request to answer'}).click();
  await page.getByRole('dialog').waitFor();
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
  assert.ok(ids.some((id) => id.startsWith('enlarged-')));
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
  );
});

test('R10: without JavaScript every panel of a group of tabs is shown', async () => {
  const {page} = await portal.open(WIDGETS, {javaScriptEnabled: false});
  const panels = page.locator('main [role="tabpanel"]');
  assert.ok((await panels.count()) >= 2);
  const hidden = await panels.evaluateAll(
    (list) => list.filter((panel) => !panel.checkVisibility()).length,
  );
  assert.equal(hidden, 0);
});

for (const viewport of [DESKTOP, PHONE]) {
  for (const path of [WIDGETS, GALLERY]) {
    test(`R10: without JavaScript no block of ${path} has a dead control or hides its text, ${viewport.width} px`, async () => {
      const {page} = await portal.open(path, {javaScriptEnabled: false, viewport});
      assert.deepEqual(await deadControls(page), []);
      const hidden = await page.locator('main :is(p, li, h2, h3, td, pre)').evaluateAll((parts) =>
        parts
          .filter((part) => part.textContent?.trim() !== '' && !part.checkVisibility())
          .filter((part) => part.closest('details:not([open])') === null)
          .map(({outerHTML}) => outerHTML.slice(0, 120)),
      );
      assert.deepEqual(hidden, []);
    });
  }
}

test('R19: on paper every panel of a group of tabs is shown', async () => {
  const {page} = await portal.open(WIDGETS);
  await page.emulateMedia({media: 'print'});
  const hidden = await page
    .locator('main [role="tabpanel"]')
    .evaluateAll((list) => list.filter((panel) => !panel.checkVisibility()).length);
  assert.equal(hidden, 0);
});

test('row A5: tabs follow the arrows, and wrap', async () => {
  const {page} = await portal.open(WIDGETS);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const chosen = (at: number) => tabs.nth(at).and(page.locator('[aria-selected="true"]')).waitFor();
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await chosen(1);
  await page.keyboard.press('ArrowRight');
  await chosen(0);
  await page.keyboard.press('ArrowLeft');
  await chosen(1);
});
