import {addressOfFile, aliasesOf, canonicalCandidates, slugOf} from '../../../src/lib/address';

describe('addressOfFile', () => {
  it.each([
    ['modules/index.md', 'modules', '/modules/'],
    ['modules/css/index.md', 'modules', '/modules/css/'],
    ['modules/css/css-grid/grid-gap.md', 'modules', '/modules/css/css-grid/grid-gap.html'],
    ['modules/js/js-loops/for...in.md', 'modules', '/modules/js/js-loops/for...in.html'],
    ['modules/tools/phpMyAdmin.mdx', 'modules', '/modules/tools/phpMyAdmin.html'],
    ['courses/mtm6130/index.md', 'mtm6130', '/mtm6130/'],
    ['courses/mtm6130/labs/first.md', 'mtm6130', '/mtm6130/labs/first.html'],
    ['modules/_temp/index.md', 'modules', '/modules/temp/'],
    ['modules/js/_js-event-listeners/a.md', 'modules', '/modules/js/js-event-listeners/a.html'],
    ['modules/js/_part.md', 'modules', '/modules/js/part.html'],
  ])('A2, A3: %s is in %s at %s', (file, area, address) => {
    expect(addressOfFile(file)).toEqual({area, address});
  });

  it.each([
    'docs/index.md',
    'courses/course.yml',
    'courses/index.md',
    'modules/css/grid.svg',
    'modules',
    '',
  ])('%p has none', (file) => {
    expect(addressOfFile(file)).toBeUndefined();
  });
});

describe('slugOf', () => {
  it.each([
    ['/modules/css/grid.html', 'modules', '/css/grid.html'],
    ['/mtm6130/', 'mtm6130', '/'],
  ])('%s in %s is %s', (address, area, slug) => {
    expect(slugOf({address, area})).toBe(slug);
  });
});

describe('aliasesOf', () => {
  it('A2: a folder answers to its file names', () => {
    expect(aliasesOf('/modules/css/')).toEqual([
      '/modules/css/index.html',
      '/modules/css/README.md',
      '/modules/css/index.md',
    ]);
  });

  it('A2: a page answers without .html and as its source', () => {
    expect(aliasesOf('/modules/css/a.b.html')).toEqual(['/modules/css/a.b', '/modules/css/a.b.md']);
  });
});

describe('canonicalCandidates', () => {
  it.each([
    ['/index.html', '/'],
    ['/mtm6130/README.md', '/mtm6130/'],
    ['/modules/css/css-grid/grid-gap', '/modules/css/css-grid/grid-gap.html'],
    ['/modules/css/css-grid/grid-gap.md', '/modules/css/css-grid/grid-gap.html'],
    ['/modules/css/css-grid/grid-gap/', '/modules/css/css-grid/grid-gap.html'],
    ['/modules/css/css-grid/grid-gap.HTML', '/modules/css/css-grid/grid-gap.html'],
    ['/modules/js/js-loops/for...in.md', '/modules/js/js-loops/for...in.html'],
    ['/modules/css', '/modules/css/'],
    ['/modules/_temp/', '/modules/temp/'],
    ['/modules/js/_deprecated/methods.html', '/modules/js/deprecated/methods.html'],
  ])('A6: %s may mean %s', (path, meant) => {
    expect(canonicalCandidates(path)).toContain(meant);
  });

  it.each(['/modules/css/grid.html', '/modules/css/', '/'])(
    '%s is no candidate of itself',
    (path) => {
      expect(canonicalCandidates(path)).not.toContain(path);
    },
  );

  it.each(['/modules/css/', '/modules/css/css-grid/grid-gap.html', '/'])(
    'leads from each alias of %s back to it',
    (address) => {
      for (const alias of aliasesOf(address)) {
        expect(canonicalCandidates(alias)).toContain(address);
      }
    },
  );
});
