import assert from 'node:assert/strict';
import {test} from 'node:test';
import {covered, cutText, sticksOut} from '../helpers/layout';
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
      assert.deepEqual(await covered(page, screen.part), []);
    });
  }
}
