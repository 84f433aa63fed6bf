import {placeMenu} from '../../../../src/components/Workbench/More/placeMenu';

const VIEW = {width: 390, height: 800};
const MENU = {width: 240, height: 200};

it.each([
  ['below its button', {left: 20, top: 100, bottom: 140}, {left: 20, top: 144}],
  ['above it at the end of the window', {left: 20, top: 700, bottom: 740}, {left: 20, top: 496}],
  ['below it where neither side has room', {left: 20, top: 100, bottom: 700}, {left: 20, top: 704}],
  ['within the right edge', {left: 300, top: 100, bottom: 140}, {left: 146, top: 144}],
  ['within the left edge', {left: -10, top: 100, bottom: 140}, {left: 4, top: 144}],
])('puts a menu %s', (_, button, place) => {
  expect(placeMenu(button, MENU, VIEW)).toEqual(place);
});
