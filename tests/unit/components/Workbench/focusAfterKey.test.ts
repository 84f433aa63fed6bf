import {focusAfterKey} from '../../../../src/components/Workbench/More/focusAfterKey';

const LABELS = ['Mine', 'Original', 'Download', 'Data: movies'];

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['d', 0, 2],
  ['D', 2, 3],
  ['d', 3, 2],
  ['z', 0, undefined],
  ['Escape', 0, undefined],
  ['Tab', 0, undefined],
])('%s leads from entry %i to %s', (key, at, next) => {
  expect(focusAfterKey(key, LABELS, at)).toBe(next);
});
