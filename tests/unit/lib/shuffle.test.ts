import {shuffled} from '../../../src/lib/shuffle';

describe('shuffled', () => {
  it('gives the same order for the same seed, and loses nothing', () => {
    const list = ['a', 'b', 'c', 'd', 'e'];
    expect(shuffled(list, 'grid')).toEqual(shuffled(list, 'grid'));
    expect(shuffled(list, 'grid').toSorted()).toEqual(list);
    expect(shuffled([], 'grid')).toEqual([]);
  });

  it('puts the first of four at each place about as often', () => {
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed += 1) {
      const place = shuffled(['right', 'b', 'c', 'd'], `modules/a.md Question ${seed}`).indexOf(
        'right',
      );
      places[place]! += 1;
    }
    for (const count of places) {
      expect(count).toBeGreaterThan(900);
      expect(count).toBeLessThan(1100);
    }
  });
});
