import assert from 'node:assert/strict';
import {test} from 'node:test';
import {brokenWords, covered, cutText, overlapping, sticksOut} from '../helpers/layout';
import {DESKTOP, PHONE, servePortal} from '../helpers/portal';
import {DRAWER, MENU, SCREENS, type Screen} from '../helpers/screens';

const portal = servePortal();

interface Setting {
  readonly name: string;
  readonly viewport: {readonly width: number; readonly height: number};
  readonly style?: string;
  readonly screens: readonly Screen[];
}

const TWICE_THE_TEXT = 'html{font-size:200%!important}';

const SETTINGS: readonly Setting[] = [
  {name: 'nothing set, 1280 px', viewport: DESKTOP, screens: [...SCREENS, MENU]},
  {name: 'nothing set, 320 px', viewport: {width: 320, height: 640}, screens: [...SCREENS, DRAWER]},
  {
    name: '1280 × 1024 px at 400 %',
    viewport: {width: 320, height: 256},
    screens: [...SCREENS, DRAWER],
  },
  {
    name: 'text at 200 %, 390 px',
    viewport: PHONE,
    style: TWICE_THE_TEXT,
    screens: [...SCREENS, DRAWER],
  },
  {
    name: 'text at 200 %, 1280 px',
    viewport: DESKTOP,
    style: TWICE_THE_TEXT,
    screens: [...SCREENS, MENU],
  },
  {
    name: 'text at 200 %, 1024 px',
    viewport: {width: 1024, height: 768},
    style: TWICE_THE_TEXT,
    screens: [...SCREENS, MENU],
  },
  ...[720, 820].map((width) => ({
    name: `text at 200 %, ${width} px`,
    viewport: {width, height: 800},
    style: TWICE_THE_TEXT,
    screens: [...SCREENS, MENU],
  })),
];

for (const {name, viewport, style, screens} of SETTINGS) {
  for (const screen of screens) {
    test(`R19: ${screen.name} with ${name}: nothing is cut, covered or beside the window`, async () => {
      const {page} = await portal.open(screen.path, {
        viewport,
        bypassCSP: true,
        reducedMotion: 'reduce',
      });
      if (style) {
        await page.addStyleTag({content: style});
      }
      await screen.act?.(page);
      assert.deepEqual(await sticksOut(page), []);
      assert.deepEqual(await cutText(page), []);
      if (screen.part === undefined) {
        assert.deepEqual(await overlapping(page, 'header'), []);
      }
      assert.deepEqual(await covered(page, screen.part), []);
    });
  }
}

test('R19: text at 200 % leaves the code of a course whole in the bar of a narrow window', async () => {
  const {page} = await portal.open('/mtm6130/content/', {
    viewport: {width: 820, height: 800},
    bypassCSP: true,
  });
  await page.addStyleTag({content: TWICE_THE_TEXT});
  const code = page.locator('header').getByRole('link', {name: 'MTM6130'});
  assert.ok(await code.evaluate(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth));
});

for (const path of ['/modules/css/css-position/', '/modules/html/html-input/']) {
  test(`R19: on a phone no word in a table of ${path} is broken`, async () => {
    const {page} = await portal.open(path, {viewport: {width: 320, height: 640}});
    assert.deepEqual(await brokenWords(page, 'main :is(th, td)'), []);
  });
}

test('R19: the assignments of a course show all columns on a phone without scrolling', async () => {
  const {page} = await portal.open('/mtm6130/assignments/', {viewport: PHONE});
  const ends = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().right));
  assert.ok(ends.length > 0);
  assert.ok(Math.max(...ends) <= PHONE.width, `columns end at ${ends.join(', ')} px`);
});
