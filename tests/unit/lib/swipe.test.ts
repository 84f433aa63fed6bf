import {swipeAction} from '../../../src/lib/swipe';

function swipe(x: number, dx: number, dy = 0) {
  return swipeAction({x, y: 100}, {x: x + dx, y: 100 + dy});
}

describe('swipeAction', () => {
  it.each([
    [40, 0, undefined],
    [41, 0, 'open'],
    [80, 80, undefined],
    [80, 79, 'open'],
    [80, -79, 'open'],
    [0, 0, undefined],
  ])('B20: %i px to the right and %i down from the edge: %p', (dx, dy, action) => {
    expect(swipe(10, dx, dy)).toBe(action);
  });

  it.each([
    [0, 'open'],
    [80, 'open'],
    [81, 'close'],
    [150, 'close'],
  ])('B20: a right swipe that begins at %i px: %s', (x, action) => {
    expect(swipe(x, 60)).toBe(action);
  });

  it.each([
    [40, undefined],
    [41, 'close'],
  ])('B20: %i px to the left: %p', (dx, action) => {
    expect(swipe(60, -dx)).toBe(action);
  });
});
