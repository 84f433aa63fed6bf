import {hiddenSides} from '../../../src/lib/hiddenSides';

const FITS = {
  scrollLeft: 0,
  scrollTop: 0,
  scrollWidth: 390,
  scrollHeight: 800,
  clientWidth: 390,
  clientHeight: 800,
};

describe('hiddenSides', () => {
  it.each([
    ['fits', {}, []],
    ['is wider by a rounding', {scrollWidth: 391}, []],
    ['is wider, at its beginning', {scrollWidth: 800}, ['right']],
    ['is wider, somewhere inside', {scrollWidth: 800, scrollLeft: 100}, ['left', 'right']],
    ['is wider, at its end', {scrollWidth: 800, scrollLeft: 409.5}, ['left']],
    ['is higher', {scrollHeight: 900, scrollTop: 50}, ['top', 'bottom']],
  ])('what %s', (_, box, sides) => {
    expect(hiddenSides({...FITS, ...box})).toEqual(sides);
  });
});
