import {fades, withSafeHash} from '../../../src/lib/transitions';

const FACTS = {
  isNormalPage: (path: string) => path.startsWith('/modules/'),
  prefersReducedMotion: false,
};

function place(pathname: string, hash = '') {
  return {pathname, hash};
}

describe('fades', () => {
  it('T1: from one normal page to another', () => {
    expect(fades(place('/modules/css/'), place('/modules/html/'), FACTS)).toBe(true);
  });

  it('T1: not when only the hash changes', () => {
    expect(fades(place('/modules/css/'), place('/modules/css/', '#gap'), FACTS)).toBe(false);
  });

  it.each([
    ['/', '/modules/css/'],
    ['/modules/css/', '/'],
    ['/modules/css/', '/nope/'],
  ])('T2: not from %s to %s', (from, to) => {
    expect(fades(place(from), place(to), FACTS)).toBe(false);
  });

  it('T8: not for readers who want no motion', () => {
    const facts = {...FACTS, prefersReducedMotion: true};
    expect(fades(place('/modules/css/'), place('/modules/html/'), facts)).toBe(false);
  });
});

describe('withSafeHash', () => {
  it('drops a hash that cannot be decoded, and nothing else', () => {
    expect(withSafeHash(place('/a', '#100%'))).toEqual(place('/a'));
    const fine = place('/a', '#gap');
    expect(withSafeHash(fine)).toBe(fine);
  });
});
