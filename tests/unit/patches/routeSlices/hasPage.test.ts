import {findCanonical, hasPage} from '../../../../src/patches/routeSlices/browser/hasPage';

describe('hasPage', () => {
  it.each(['/', '/modules/', '/modules/css/css-grid/grid-gap.html', '/mtm6130/content/'])(
    'knows %s',
    (path) => {
      expect(hasPage(path)).toBe(true);
    },
  );

  it.each([
    '/nope/',
    '/modules/nope/',
    '/mtm6130/content',
    '/modules/css/css-grid/grid-gap',
    '/mtm9999/',
  ])('E1: knows no %s, though a route catches everything', (path) => {
    expect(hasPage(path)).toBe(false);
  });
});

describe('findCanonical', () => {
  it.each([
    ['/mtm6130/README.md', '/mtm6130/'],
    ['/mtm6130/index.html', '/mtm6130/'],
    ['/modules/css/css-grid/grid-gap', '/modules/css/css-grid/grid-gap.html'],
    ['/modules/css/css-grid/grid-gap.md', '/modules/css/css-grid/grid-gap.html'],
    ['/modules/css/css-grid/grid-gap/', '/modules/css/css-grid/grid-gap.html'],
    ['/modules/_css/', '/modules/css/'],
    ['/mtm6130/content', '/mtm6130/content/'],
    ['/nope/', undefined],
    ['/modules/nope.md', undefined],
  ])('A6, A8: of %s is %p', async (path, canonical) => {
    expect(await findCanonical(path)).toBe(canonical);
  });
});
