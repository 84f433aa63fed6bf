import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {violations} from '../helpers/axe';
import {eventually, frames} from '../helpers/eventually';
import {DESKTOP, PHONE, servePortal, type OpenOptions} from '../helpers/portal';
import {heading, LESSON, LESSON_TITLE, NEXT_TITLE} from '../helpers/reader';

/** An SVG by its type only: a picture whose name ends so fills the window, whatever its size. */
const PICTURE = '/a-picture';
const portal = servePortal({
  intercept(request, response) {
    if (request.url !== PICTURE) {
      return false;
    }
    response.setHeader('Content-Type', 'image/svg+xml');
    response.end(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="600"><rect width="1000" height="600" fill="teal"/></svg>',
    );
    return true;
  },
});

/** A lesson with a picture at its beginning, as an author would have written it there. */
async function openPicture(options: OpenOptions = {}): Promise<Page> {
  const {page} = await portal.open('/modules/', options);
  await page.evaluate(
    ([src, name]) => {
      new MutationObserver(() => {
        const title = document.querySelector('.prose h1');
        if (title?.textContent !== name || document.querySelector('.prose img')) {
          return;
        }
        const paragraph = document.createElement('p');
        paragraph.innerHTML = `<img src="${src}" alt="A teal field" width="400" height="240">`;
        title.after(paragraph);
      }).observe(document.body, {childList: true, subtree: true});
    },
    [PICTURE, LESSON_TITLE] as const,
  );
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLElement>(`main a[href="${path}"]`);
    link?.click();
  }, LESSON);
  await pictureOf(page).waitFor();
  // After a tap the rest of the page is drawn after its first screen.
  await page.waitForSelector('main [aria-busy="true"]', {state: 'detached'});
  await frames(page);
  return page;
}

const pictureOf = (page: Page) => page.getByRole('button', {name: 'Enlarge: A teal field'}).first();
const copyOf = (page: Page) => page.locator('.medium-zoom-image--opened');

/** Waits until the copy is as large as it becomes; the library heeds nothing while it grows. */
async function enlarged(page: Page): Promise<void> {
  await eventually(() => copyOf(page).evaluate((copy) => copy.getBoundingClientRect().width), 1000);
  await copyOf(page).evaluate(async (copy) => {
    await Promise.all(copy.getAnimations().map(({finished}) => finished));
  });
  await frames(page);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`F13, F16: a click enlarges a picture about its centre to its own size at most, and a click closes it (motion: ${reducedMotion})`, async () => {
    const page = await openPicture({reducedMotion});
    await pictureOf(page).click();
    await enlarged(page);
    assert.equal(
      await copyOf(page).evaluate((copy) => getComputedStyle(copy).transitionDuration),
      reducedMotion === 'reduce' ? '1e-05s' : '0.3s',
    );
    await copyOf(page).click();
    await eventually(() => copyOf(page).count(), 0);
  });
}

test('a drawing in ink on nothing has paper in the dark, on the page and enlarged', async () => {
  const page = await openPicture({colorScheme: 'dark'});
  const paperOf = (picture: Element) => getComputedStyle(picture).backgroundColor;
  assert.equal(await pictureOf(page).evaluate(paperOf), 'rgb(255, 255, 255)');
  await pictureOf(page).click();
  await enlarged(page);
  assert.equal(await copyOf(page).evaluate(paperOf), 'rgb(255, 255, 255)');
});

test('F17, F19: it opens by Enter and Space, closes by Escape and no other key, and keeps the focus', async () => {
  const page = await openPicture();
  const picture = pictureOf(page);
  for (const key of ['Enter', 'Space']) {
    await picture.focus();
    await page.keyboard.press(key);
    await enlarged(page);
    await page.keyboard.press('a');
    assert.equal(await copyOf(page).count(), 1);
    await page.keyboard.press('Escape');
    await eventually(() => copyOf(page).count(), 0);
    await eventually(() => picture.evaluate((element) => element === document.activeElement), true);
  }
});

test('F17: scrolling by more than 40 px closes it', async () => {
  const page = await openPicture();
  await pictureOf(page).click();
  await enlarged(page);
  await page.evaluate(() => window.scrollBy(0, 41));
  await eventually(() => copyOf(page).count(), 0);
});

test('F14: a navigation closes it', async () => {
  const page = await openPicture();
  await pictureOf(page).click();
  await enlarged(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[rel="next"]')?.click());
  await heading(page, NEXT_TITLE).waitFor();
  await eventually(() => copyOf(page).count(), 0);
});

test('F14: a navigation closes it also while it grows', async () => {
  const page = await openPicture({bypassCSP: true});
  // The picture grows and shrinks only when the test lets it.
  await page.addStyleTag({
    content: 'img.medium-zoom-image.medium-zoom-image{transition-duration:3600s!important}',
  });
  await pictureOf(page).evaluate((picture: HTMLElement) => {
    picture.click();
    document.querySelector<HTMLElement>('a[rel="next"]')?.click();
  });
  await heading(page, NEXT_TITLE).waitFor();
  assert.equal(await copyOf(page).count(), 1);
  await eventually(async () => {
    const copies = await copyOf(page).all();
    await page.evaluate(() =>
      document
        .querySelectorAll('.medium-zoom-image--opened')
        .forEach((copy) => copy.getAnimations().forEach((animation) => animation.finish())),
    );
    return copies.length;
  }, 0);
  assert.equal(await page.locator('.medium-zoom-overlay').count(), 0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESKTOP, PHONE]) {
    test(`F15: axe finds nothing with a picture enlarged on the page’s own background, ${viewport.width} px, ${colorScheme}`, async () => {
      const page = await openPicture({viewport, colorScheme, bypassCSP: true});
      await pictureOf(page).click();
      await page.locator('.medium-zoom--opened').waitFor({state: 'attached'});
      await copyOf(page).waitFor();
      assert.equal(
        await page
          .locator('.medium-zoom-overlay')
          .evaluate((overlay) => getComputedStyle(overlay).backgroundColor),
        colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(18, 20, 31)',
      );
      assert.deepEqual(await violations(page), []);
    });
  }
}

test('R17: when its larger version is missing, the picture itself is enlarged, with one warning', async () => {
  const page = await openPicture();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  await pictureOf(page).evaluate((picture) =>
    picture.setAttribute('data-zoom-src', '/missing.svg'),
  );
  await pictureOf(page).click();
  await eventually(() => warnings.length, 1);
  assert.match(warnings[0]!, /Unable to reach the zoom image target .*\/missing\.svg/);
  await copyOf(page).first().waitFor();
});
