import {isDecodable, plainPath, tidyHash, tidyPath} from '../../../src/lib/tidyAddress';

describe('tidyPath', () => {
  it.each([
    ['/index.html', '/'],
    ['/modules/css/index.html', '/modules/css/'],
    ['/modules/css/grid.html', '/modules/css/grid.html'],
    ['/modules/css/myindex.html', '/modules/css/myindex.html'],
  ])('A2: %s is %s', (path, tidied) => {
    expect(tidyPath(path)).toBe(tidied);
  });
});

describe('tidyHash', () => {
  it.each([
    ['#gap', '#gap'],
    ['#caf%C3%A9', '#caf%C3%A9'],
    ['', ''],
    ['#100%', ''],
    ['#%E0%A4%A', ''],
  ])('%p becomes %p', (hash, tidied) => {
    expect(tidyHash(hash)).toBe(tidied);
  });
});

describe('isDecodable', () => {
  it.each([
    ['/modules/%zz', false],
    ['/modules/css', true],
  ])('%s: %p', (text, decodable) => {
    expect(isDecodable(text)).toBe(decodable);
  });
});

describe('plainPath', () => {
  it.each([
    ['/MODULES/CSS/Grid.html', '/modules/css/grid.html'],
    ['/modules/css/', '/modules/css/'],
    ['//modules//css/', '/modules/css/'],
    ['/modules/css/grid-gap.html/', '/modules/css/grid-gap.html'],
    ['/mtm6130/README.md', '/mtm6130/README.md'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('R14: %s is %s', (path, plain) => {
    expect(plainPath(path)).toBe(plain);
  });
});
