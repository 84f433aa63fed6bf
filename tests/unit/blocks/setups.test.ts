import {resolve} from 'node:path';
import {missingSetup} from '../../../src/blocks/setups';

const ROOT = resolve(__dirname, '../../..');

describe('missingSetup', () => {
  it('says nothing of a set that is there', () => {
    expect(missingSetup(ROOT, 'movies')).toBeUndefined();
  });

  it('suggests the set whose name is nearly the one that was written', () => {
    expect(missingSetup(ROOT, 'movie')).toEqual({
      message: 'there is no prepared set called “movie” in content/setups',
      remedy: 'did you mean movies?',
    });
  });

  it('names all sets when none is near', () => {
    expect(missingSetup(ROOT, 'weather')?.remedy).toMatch(/^the sets are .*bakery, .*movies/);
  });
});
