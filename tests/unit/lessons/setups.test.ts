import {resolve} from 'node:path';
import {missingSetup} from '../../../src/lessons/setups';

const ROOT = resolve(__dirname, '../../..');

describe('missingSetup', () => {
  it('suggests the set whose name is nearly the one that was written', () => {
    expect(missingSetup(ROOT, 'movie')).toBe(
      'there is no setup called “movie” in src/lessons/setups (did you mean movies?)',
    );
  });

  it('names all sets when none is near', () => {
    expect(missingSetup(ROOT, 'weather')).toMatch(/\(sets are .*bakery, .*movies.*\)$/);
  });
});
