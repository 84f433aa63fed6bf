import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {eventually, frames} from '../helpers/eventually';
import {GALLERY} from '../helpers/gallerySite';
import {serveGallery} from '../helpers/servedGallery';

const SECOND = 1000;
const START = Date.UTC(2026, 8, 8);

const portal = serveGallery();

const timelineOf = (page: Page) => page.getByRole('figure', {name: /^Timeline of the animation/});
const momentOf = async (timeline: Locator) =>
  await timeline.getByRole('slider').getAttribute('aria-valuetext');

/** The time that the animation of the first lantern is at, in the frame itself. */
const timeInFrame = async (timeline: Locator) =>
  await timeline
    .frameLocator('iframe[title="The animation at this moment"]')
    .locator('.lantern')
    .first()
    .evaluate((lantern) => Math.round(Number(lantern.getAnimations()[0]!.currentTime)));

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a timeline shows its first moment and moves by hand only: ${reducedMotion}`, async () => {
    const {page, complaints} = await portal.open(GALLERY, {reducedMotion});
    const timeline = timelineOf(page);
    await timeline.scrollIntoViewIfNeeded();
    await eventually(async () => await momentOf(timeline), '1.8 s of 4.5 s, 40% of the time');
    await eventually(async () => await timeInFrame(timeline), 1800);
    await frames(page);
    assert.equal(await timeInFrame(timeline), 1800);
    await timeline.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await eventually(async () => await timeInFrame(timeline), 1845);
    await page.keyboard.press('Home');
    await eventually(
      async () => await momentOf(timeline),
      '0 s of 4.5 s, 0% of the time, keyframe 0%',
    );
    await timeline.getByRole('button', {name: 'Keyframe 100%, at 2 s'}).click();
    await eventually(async () => await timeInFrame(timeline), 2000);
    assert.deepEqual(complaints, []);
  });
}

test('a timeline plays to the end, and can be paused on the way', async () => {
  const {page, complaints} = await portal.open(GALLERY);
  const timeline = timelineOf(page);
  await timeline.scrollIntoViewIfNeeded();
  await eventually(async () => await timeInFrame(timeline), 1800);
  // The time of the page stands still from here on, but for what the test gives it.
  await page.clock.install({time: START});
  await page.clock.pauseAt(START + SECOND);
  await timeline.getByRole('button', {name: 'Play'}).click();
  await page.clock.runFor(SECOND);
  await timeline.getByRole('button', {name: 'Pause'}).click();
  const paused = await momentOf(timeline);
  assert.match(paused ?? '', /^2\.\d+ s of 4\.5 s/);
  await page.clock.runFor(SECOND);
  assert.equal(await momentOf(timeline), paused);
  await timeline.getByRole('button', {name: 'Play'}).click();
  await page.clock.runFor(5 * SECOND);
  await eventually(async () => await momentOf(timeline), '4.5 s of 4.5 s, 100% of the time');
  await timeline.getByRole('button', {name: 'Play'}).waitFor();
  // The clock of the test is a script, which stills that load from here on refuse.
  assert.deepEqual(
    complaints.filter((complaint) => !/^error: Blocked script .*\/runner\/still\//.test(complaint)),
    [],
  );
});

test('without scripts a timeline is a strip of moments', async () => {
  const {page} = await portal.open(GALLERY, {javaScriptEnabled: false});
  const strip = timelineOf(page).locator('ol');
  await strip.scrollIntoViewIfNeeded();
  const turns = [];
  for (const moment of await strip.locator('iframe').all()) {
    const lantern = moment.contentFrame().locator('.lantern').first();
    turns.push(await lantern.evaluate((element) => getComputedStyle(element).transform));
  }
  assert.equal(turns.length, 5);
  assert.equal(new Set(turns).size, 5);
  assert.equal(await page.getByRole('slider').count(), 0);
});
