import {
  addressOfLink,
  isPageLink,
  kindOfLink,
  nearestFile,
  resolveFileLink,
} from '../../../src/sources/links';

const FROM = 'modules/css/css-grid/index.md';

describe('kindOfLink', () => {
  it.each([
    ['https://example.org', 'external'],
    ['//example.org', 'external'],
    ['mailto:a@b.c', 'external'],
    ['#gap', 'anchor'],
    ['/modules/css/', 'address'],
    ['./a.md', 'file'],
    ['a.md', 'file'],
    ['../a.svg', 'file'],
  ])('of %s is %s', (link, kind) => {
    expect(kindOfLink(link)).toBe(kind);
  });
});

describe('resolveFileLink', () => {
  it.each([
    ['./grid-gap.md#gap', 'modules/css/css-grid/grid-gap.md', '#gap'],
    ['../index.md?x=1#a', 'modules/css/index.md', '?x=1#a'],
    ['grid%20gap.md', 'modules/css/css-grid/grid gap.md', ''],
  ])('%s names %s', (link, file, suffix) => {
    expect(resolveFileLink(link, FROM)).toEqual({file, suffix});
  });
});

describe('isPageLink', () => {
  it.each([
    ['./a.md', true],
    ['./a.mdx#b', true],
    ['./a.md?x', true],
    ['./a.svg', false],
    ['./a.md5', false],
    ['https://example.org/a.md', false],
    ['/modules/a.md', false],
  ])('%s: %p', (link, isPage) => {
    expect(isPageLink(link)).toBe(isPage);
  });
});

describe('addressOfLink', () => {
  it.each([
    ['./grid-gap.md#the-gap', '/modules/css/css-grid/grid-gap.html#the-gap'],
    ['../index.md', '/modules/css/'],
    ['../../../courses/mtm6130/labs/first.md', '/mtm6130/labs/first.html'],
    ['../../../docs/a.md', undefined],
  ])('X4: of %s is %p', (link, address) => {
    expect(addressOfLink(link, FROM)).toBe(address);
  });
});

describe('nearestFile', () => {
  const FILES = [
    'modules/css/css-grid/grid-gap.md',
    'modules/html/html-lists/index.md',
    'modules/css/index.md',
  ];

  it('finds a misspelt name, written as a link from the page', () => {
    expect(nearestFile('modules/css/css-grid/gird-gap.md', FROM, FILES)).toBe('./grid-gap.md');
  });

  it('finds a page whose folder is wrong', () => {
    expect(nearestFile('modules/css/html-lists/index.md', FROM, FILES)).toBe(
      '../../html/html-lists/index.md',
    );
  });

  it('finds nothing where nothing is like it', () => {
    expect(nearestFile('modules/php/sessions.md', FROM, FILES)).toBeUndefined();
  });
});
