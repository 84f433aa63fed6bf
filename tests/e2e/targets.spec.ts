import assert from 'node:assert/strict';
import {test} from 'node:test';
import {smallTargets} from '../helpers/layout';
import {DESKTOP, PHONE, servePortal} from '../helpers/portal';
import {DRAWER, MENU, SCREENS} from '../helpers/screens';

const portal = servePortal();

/** CSS pixels: of a finger, and of a pointer at least (WCAG 2.2, 2.5.5 and 2.5.8). */
const FINGER = 44;
const POINTER = 24;

for (const {name, path, part, act} of [...SCREENS, DRAWER]) {
  test(`a finger of ${FINGER} px meets every control: ${name}`, async () => {
    const {page} = await portal.open(path, {
      viewport: PHONE,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    await act?.(page);
    assert.deepEqual(await smallTargets(page, FINGER, part), []);
  });
}

for (const {name, path, part, act} of [...SCREENS, MENU]) {
  test(`a pointer has ${POINTER} px of every control: ${name}`, async () => {
    const {page} = await portal.open(path, {viewport: DESKTOP, reducedMotion: 'reduce'});
    await act?.(page);
    assert.deepEqual(await smallTargets(page, POINTER, part), []);
  });
}
