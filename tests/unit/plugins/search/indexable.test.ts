import {byDepth, fileOfPath, listPages} from '../../../../src/plugins/search/indexable';

describe('listPages', () => {
  it('S15: keeps hidden pages, the 404 page and the search page out', () => {
    const routes = ['/b/', '/404.html', '/search/', '/draft/', '/', '/b/'];
    expect(listPages(routes, (path) => path === '/draft/')).toEqual({
      found: ['/', '/b/'],
      hidden: ['/404.html', '/draft/', '/search/'],
    });
  });
});

describe('byDepth', () => {
  it('S14: puts shallow pages before deep ones, then goes by name', () => {
    const paths = ['/modules/css/grid/', '/modules/js/', '/modules/css/', '/modules/a.html', '/'];
    expect(paths.sort(byDepth)).toEqual([
      '/',
      '/modules/a.html',
      '/modules/css/',
      '/modules/js/',
      '/modules/css/grid/',
    ]);
  });
});

describe('fileOfPath', () => {
  it.each([
    ['/', 'index.html'],
    ['/modules/', 'modules/index.html'],
    ['/modules/css/grid.html', 'modules/css/grid.html'],
    ['/credits', 'credits/index.html'],
  ])('%p is built as %p', (path, file) => {
    expect(fileOfPath(path)).toBe(file);
  });
});
