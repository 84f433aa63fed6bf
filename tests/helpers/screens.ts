import type {Page} from 'playwright-core';
import {LESSON} from './reader';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The part that lies over the page; the rest of the page cannot be operated then. */
  readonly part?: string;
  readonly act?: (page: Page) => Promise<void>;
}

export const SCREENS: readonly Screen[] = [
  {name: 'home', path: '/'},
  {name: 'course root', path: '/mtm6130/'},
  {name: 'course content', path: '/mtm6130/content/'},
  {name: 'lesson', path: LESSON},
  {name: 'lesson with figures', path: '/modules/css/css-flexbox/'},
  {name: 'Modules index', path: '/modules/'},
  {
    name: 'full text',
    path: '/search/?q=grid',
    act: (page) => page.getByRole('heading', {level: 2}).first().waitFor(),
  },
  {name: '404', path: '/nope/'},
  {name: 'empty My portal', path: '/my/'},
  {
    name: 'note open',
    path: LESSON,
    part: 'dialog[open]',
    act: async (page) => {
      await page.keyboard.press('b');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'shortcuts open',
    path: LESSON,
    part: 'dialog[open]',
    act: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'search open',
    path: LESSON,
    part: '[role="search"]',
    act: async (page) => {
      await page.keyboard.press('s');
      await page.keyboard.type('grid');
      await page.getByRole('listbox').waitFor();
    },
  },
];

export const DRAWER: Screen = {
  name: 'drawer',
  path: '/mtm6130/content/',
  part: '#drawer',
  act: async (page) => {
    await page.locator('header').getByRole('button', {name: 'toggle sidebar'}).click();
    await page.locator('html.drawer-open').waitFor({state: 'attached'});
  },
};

export const MENU: Screen = {
  name: 'drop-down',
  path: '/mtm6130/content/',
  part: 'header',
  act: (page) => page.locator('header').getByRole('button', {name: 'Courses'}).click(),
};
