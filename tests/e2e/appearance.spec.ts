import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually} from '../helpers/eventually';
import {LISTS} from '../helpers/gallerySite';
import {DESKTOP, servePortal} from '../helpers/portal';
import {LESSON} from '../helpers/reader';
import {serveGallery} from '../helpers/servedGallery';

const portal = servePortal();
/** Lessons with code, links and inline code that no writer edits. */
const practice = serveGallery();

const styleOf = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);

test('N1: the front page has the bar with menu, colour switch and search', async () => {
  const {page} = await portal.open('/');
  const bar = page.locator('header[data-navbar]');
  assert.equal(await bar.getByRole('link', {name: 'Modules'}).isVisible(), true);
  assert.equal(await bar.getByRole('button', {name: 'toggle color mode'}).isVisible(), true);
  assert.equal(await bar.getByRole('combobox').isVisible(), true);
});

for (const width of [720, 879, 880, 1280]) {
  test(`N4: at ${width} px what stands in the bar neither overlaps nor leaves it`, async () => {
    const {page} = await portal.open('/mtm6130/content/', {viewport: {width, height: 800}});
    const boxes = await page
      .locator('header[data-navbar] :is(a, button, [role="search"]):not([role="search"] *)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && element.closest('[hidden]') === null)
          .map((element) => element.getBoundingClientRect().toJSON() as DOMRect)
          .filter((box) => box.width > 0)
          .sort((a, b) => a.left - b.left),
      );
    assert.ok(boxes.length >= 7);
    const overlaps = boxes.filter(({left}, at) => at > 0 && left < boxes[at - 1]!.right - 1);
    assert.deepEqual(overlaps, []);
    assert.ok(boxes.every(({left, right}) => left >= 0 && right <= width));
  });
}

test('N25: a title that does not fit the bar of a phone ends in an ellipsis', async () => {
  const {page} = await portal.open('/mtm6130/', {viewport: {width: 320, height: 640}});
  const title = page.locator('header').getByRole('link').nth(1);
  await title.evaluate((link) => {
    link.textContent = 'Server-Side Web Development for a Whole Programme';
  });
  const [needed, given, overflow] = await title.evaluate((link) => [
    link.scrollWidth,
    link.clientWidth,
    getComputedStyle(link).textOverflow,
  ]);
  assert.ok(Number(needed) > Number(given));
  assert.equal(overflow, 'ellipsis');
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
});

test('N29: the root of a course without its slash shows the course, and stores it', async () => {
  const {page} = await portal.open('/mtm6130');
  await page.getByRole('heading', {level: 1, name: 'MTM6130'}).waitFor();
  await eventually(() => page.evaluate(() => localStorage.getItem('current-course')), '/mtm6130/');
});

test('B11: the page that is shown is heavier in the sidebar, in the accent, with a bar at its side', async () => {
  const {page} = await portal.open(LESSON);
  const current = '#drawer nav[aria-label="Pages"] [aria-current="page"]';
  const other = '#drawer nav[aria-label="Pages"] a:not([aria-current])';
  assert.ok(
    Number(await styleOf(page, current, 'font-weight')) >
      Number(await styleOf(page, other, 'font-weight')),
  );
  const accent = await styleOf(page, current, 'color');
  assert.notEqual(accent, await styleOf(page, other, 'color'));
  assert.equal(await styleOf(page, current, 'border-inline-start-color'), accent);
  assert.equal(await styleOf(page, other, 'border-inline-start-color'), 'rgba(0, 0, 0, 0)');
});

test('H10: links of a week to other sites say that they open a new tab', async () => {
  const {page} = await portal.open('/mtm6407/content/');
  const links = page.locator('main details a[href^="http"]');
  assert.ok((await links.count()) > 0);
  const faulty = await links.evaluateAll((list) =>
    list
      .filter(
        (link) =>
          link.getAttribute('target') !== '_blank' ||
          link.getAttribute('rel') !== 'noopener noreferrer' ||
          !link.textContent?.includes('open in new window'),
      )
      .map((link) => link.outerHTML),
  );
  assert.deepEqual(faulty, []);
});

test('X5: on paper the address stands behind a link to another site', async () => {
  const {page} = await practice.open(LISTS);
  await page.emulateMedia({media: 'print'});
  const link = 'main a[href^="https://developer.mozilla.org"]';
  const address = await page.locator(link).first().getAttribute('href');
  assert.match(await styleOf(page, link, 'content', '::after'), new RegExp(`\\(${address}\\)`));
});

test('on paper nothing stands that only a screen needs', async () => {
  const {page} = await portal.open('/mtm6130/content/');
  await page.emulateMedia({media: 'print'});
  const screenOnly = [
    'header[data-navbar]',
    '#drawer',
    'body footer',
    'a:text("Skip to main content")',
  ];
  for (const selector of screenOnly) {
    await page.locator(selector).first().waitFor({state: 'hidden'});
  }
  assert.equal(await styleOf(page, 'main summary', 'display', '::after'), 'none');
});

test('on paper figures and code are as light in the dark mode as in the other', async () => {
  const [dark, light] = await Promise.all(
    (['dark', 'light'] as const).map(async (colorScheme) => {
      const {page} = await practice.open(LISTS, {colorScheme});
      await page.emulateMedia({media: 'print', colorScheme});
      return page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('p'));
        return [...getComputedStyle(document.documentElement)]
          .filter((name) => /^--(fig|code)-/.test(name))
          .map((name) => {
            probe.style.color = `var(${name})`;
            return `${name}: ${getComputedStyle(probe).color}`;
          })
          .sort();
      });
    }),
  );
  assert.ok(light!.length > 10);
  assert.deepEqual(dark, light);
});

test('K5: every line of every code block has its number, which is no text', async () => {
  const {page} = await practice.open(LISTS);
  const lines = page.locator('.code-text:not(.is-output) .l');
  assert.ok((await lines.count()) > 10);
  const unnumbered = await lines.evaluateAll((list) =>
    list
      .filter((line) => !getComputedStyle(line, '::before').content.includes('counter('))
      .map((line) => line.textContent),
  );
  assert.deepEqual(unnumbered, []);
  assert.equal(/^\s*1/.test((await lines.first().textContent()) ?? ''), false);
});

for (const width of [1280, 1024, 768, 390]) {
  for (const path of ['/modules/git/git-basics/commit.html', '/modules/cmd/navigation-3.html']) {
    test(`K7: at ${width} px the language and the button cover no code of ${path}`, async () => {
      const {page} = await portal.open(path, {viewport: {width, height: 800}});
      const covered = await page.locator('main .code-text').evaluateAll((blocks) => {
        const range = document.createRange();
        const boxOf = (node: Node): DOMRect => {
          range.selectNodeContents(node);
          return range.getBoundingClientRect();
        };
        return blocks.flatMap((block) => {
          const corner = block.nextElementSibling;
          if (!corner || boxOf(corner).width === 0) {
            return [];
          }
          const over = boxOf(corner);
          const seen = block.getBoundingClientRect();
          return [...block.querySelectorAll('.l')]
            .filter((line) => {
              const {left, right, top, bottom} = boxOf(line);
              const isUnder = Math.min(right, seen.right) > over.left && left < over.right;
              return right > left && isUnder && bottom > over.top && top < over.bottom;
            })
            .map((line) => line.textContent);
        });
      });
      assert.deepEqual(covered, []);
    });
  }
}

test('K7: on a phone no code lies over the language of its block', async () => {
  const {page} = await portal.open('/modules/css/css-grid/grid-gap.html', {
    viewport: {width: 390, height: 800},
  });
  const hidden = await page.locator('main .code-text + div > span').evaluateAll((labels) =>
    labels
      .filter((label) => label.checkVisibility())
      .filter((label) => {
        label.scrollIntoView({block: 'center', behavior: 'instant'});
        const {left, bottom} = label.getBoundingClientRect();
        return document.elementFromPoint(left + 1, bottom - 1) !== label;
      })
      .map((label) => label.textContent),
  );
  assert.deepEqual(hidden, []);
});

test('K9: inline code is tinted and a little smaller; narrow screens show blocks from edge to edge', async () => {
  const {page} = await practice.open(LISTS);
  const inline = 'main .prose > p > code';
  assert.notEqual(await styleOf(page, inline, 'background-color'), 'rgba(0, 0, 0, 0)');
  assert.ok(
    Number.parseFloat(await styleOf(page, inline, 'font-size')) <
      Number.parseFloat(await styleOf(page, 'main .prose > p', 'font-size')),
  );
  await page.setViewportSize({...DESKTOP, width: 419});
  const box = await page.locator('[data-block]').first().boundingBox();
  assert.equal(box?.width, 419);
});
