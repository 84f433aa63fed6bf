import assert from 'node:assert/strict';
import {test} from 'node:test';
import {eventually} from '../helpers/eventually';
import {GALLERY, WIDGETS} from '../helpers/gallerySite';
import {LESSON, NEXT, NEXT_TITLE} from '../helpers/reader';
import type {Engine} from './engine';
import {call, click, find, focus, hasAttribute, isFocused, shows} from './reader';
import {PHONE_PX, type Stage} from './stage';

const EXPANDED = 'aria-expanded';

/** What has the focus is seen to have it, and no part of it is under the bar. */
async function focusIsSeen(engine: Engine): Promise<void> {
  const unseen = () =>
    call(engine, () => {
      const element = document.activeElement!;
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      const bar = document.querySelector('header[data-navbar]')!.getBoundingClientRect();
      const isUnder =
        element.closest('header') === null && element.getBoundingClientRect().top < bar.bottom - 1;
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return hasRing && !isUnder ? '' : element.outerHTML.slice(0, 120);
    });
  await eventually(unseen, '');
}

/** Rows A of the test matrix that hold in every engine. */
export function keyboardJourneys(stage: Stage): void {
  const {openPortal, openGallery, noFaults} = stage;

  test('row A5: the skip link is the first stop and leads past the bar', async () => {
    const {engine} = stage;
    await openPortal(LESSON);
    await engine.press('Tab');
    await eventually(
      () => call(engine, () => document.activeElement?.textContent),
      'Skip to main content',
    );
    await engine.press('Enter');
    await isFocused(engine, 'main');
    await engine.press('Tab');
    await isFocused(engine, 'main *');
    await focusIsSeen(engine);
    await noFaults();
  });

  test('row A5: a drop-down of the bar opens by keyboard, and Escape returns the focus', async () => {
    const {engine} = stage;
    await openPortal('/mtm6130/');
    const button = 'header nav button[aria-expanded]';
    await focus(engine, button);
    for (const key of ['Enter', 'Space'] as const) {
      await engine.press(key);
      await hasAttribute(engine, button, EXPANDED, 'true');
      await engine.press('Tab');
      await isFocused(engine, 'header nav ul ul a, header nav li a');
      await focusIsSeen(engine);
      await engine.press('Escape');
      await hasAttribute(engine, button, EXPANDED, 'false');
      await isFocused(engine, button);
    }
    await noFaults();
  });

  test('row A5: the drawer keeps the focus inside, and Escape gives it back', async () => {
    const {engine} = stage;
    await engine.resize(...PHONE_PX);
    await openPortal('/modules/html/');
    const toggle = 'header [aria-controls="drawer"]';
    await focus(engine, toggle);
    await engine.press('Enter');
    await hasAttribute(engine, toggle, EXPANDED, 'true');
    await isFocused(engine, '#drawer, #drawer *');
    const stops = await call(
      engine,
      () => document.querySelectorAll('#drawer :is(a, button)').length,
    );
    for (let stop = 0; stop <= stops; stop += 1) {
      await engine.press('Tab');
      await isFocused(engine, '#drawer, #drawer *');
    }
    await engine.press('Escape');
    await hasAttribute(engine, toggle, EXPANDED, 'false');
    await isFocused(engine, toggle);
    await noFaults();
  });

  test('row A5: a group of the sidebar opens and closes by Enter and Space', async () => {
    const {engine} = stage;
    await openPortal(LESSON);
    const group = await find(engine, '#drawer button[aria-expanded]', 'Input Types');
    const state = () =>
      call(
        engine,
        (css: string) => document.querySelector(css)!.getAttribute('aria-expanded'),
        group,
      );
    const first = await state();
    const other = first === 'true' ? 'false' : 'true';
    await focus(engine, group);
    await engine.press('Enter');
    await eventually(state, other);
    await isFocused(engine, group);
    await engine.press('Space');
    await eventually(state, first);
    await noFaults();
  });

  test('row A5: tabs follow the arrows, and wrap', async () => {
    const {engine} = stage;
    await openGallery(WIDGETS);
    await find(engine, '[role="tablist"]');
    await call(engine, () =>
      document.querySelector<HTMLElement>('[role="tablist"] [role="tab"]')!.focus(),
    );
    const chosen = () =>
      call(engine, () => {
        const tabs = [...document.activeElement!.closest('[role="tablist"]')!.children];
        const isChosen = document.activeElement!.getAttribute('aria-selected') === 'true';
        return isChosen ? tabs.indexOf(document.activeElement!) : -1;
      });
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['ArrowRight', 0],
      ['ArrowLeft', 1],
    ] as const) {
      await engine.press(key);
      await eventually(chosen, at);
    }
    await noFaults();
  });

  test('row A5: in the search arrows wrap, Escape empties, Enter goes', async () => {
    const {engine} = stage;
    await openPortal(LESSON);
    const chosen = () =>
      call(engine, () => {
        const rows = [...document.querySelectorAll('[role="option"]')];
        const active = document.activeElement!.getAttribute('aria-activedescendant');
        return [rows.findIndex(({id}) => id === active), rows.length - 1] as const;
      });
    const isAt = (place: 'first' | 'last') =>
      eventually(async () => {
        const [at, last] = await chosen();
        return last > 0 && at === (place === 'first' ? 0 : last);
      }, true);
    await click(engine, '[role="combobox"]');
    await engine.type(NEXT_TITLE);
    await find(engine, '[role="option"]', NEXT_TITLE);
    await isAt('first');
    await engine.press('ArrowUp');
    await isAt('last');
    await engine.press('ArrowDown');
    await isAt('first');
    await engine.press('Escape');
    await eventually(
      () =>
        call(engine, () => document.querySelector<HTMLInputElement>('[role="combobox"]')!.value),
      '',
    );
    await isFocused(engine, '[role="combobox"]');
    await engine.type(NEXT_TITLE);
    await find(engine, '[role="option"]', NEXT_TITLE);
    await engine.press('Enter');
    await shows(engine, NEXT_TITLE);
    await noFaults();
  });

  test('row A5: a figure grows by Enter and Space, Escape closes it and returns the focus', async () => {
    const {engine} = stage;
    await openGallery(GALLERY);
    const button = await find(engine, 'main button', 'Enlarge: ');
    await focus(engine, button);
    for (const key of ['Enter', 'Space'] as const) {
      await engine.press(key);
      await isFocused(engine, 'dialog[open], dialog[open] *');
      await engine.press('Escape');
      await isFocused(engine, button);
    }
    await noFaults();
  });

  test('row A6: after a navigation the title is told once, focus is at the start, and the place is marked', async () => {
    const {engine} = stage;
    await openPortal(LESSON);
    await call(engine, () => {
      const told: string[] = [];
      Object.assign(window, {told});
      for (const region of document.querySelectorAll('[role="status"], [aria-live]')) {
        new MutationObserver(() => told.push(region.textContent ?? '')).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      }
    });
    await click(engine, 'a[rel="next"]');
    await shows(engine, NEXT_TITLE);
    await isFocused(engine, 'main');
    const told = () =>
      call(
        engine,
        (title: string) =>
          (window as unknown as {readonly told: readonly string[]}).told.filter((text) =>
            text.includes(title),
          ).length,
        NEXT_TITLE,
      );
    await eventually(told, 1);
    const current = () =>
      call(engine, () =>
        [...document.querySelectorAll('#drawer [aria-current="page"]')].map((link) =>
          link.getAttribute('href'),
        ),
      );
    await eventually(current, [NEXT]);
    assert.equal(await told(), 1);
    await noFaults();
  });
}
