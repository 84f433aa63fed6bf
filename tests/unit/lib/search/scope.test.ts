import {areaOf, areasInScope, groupByScope, suggestInScope} from '../../../../src/lib/search/scope';
import type {IndexedPage} from '../../../../src/lib/search/suggest';

function page(path: string, title: string, ...headers: readonly string[]): IndexedPage {
  return {
    path,
    title,
    extraFields: [],
    headers: headers.map((header) => ({title: header, slug: 'h', children: []})),
  };
}

function links(query: string, pages: readonly IndexedPage[], course: string | null = null) {
  return suggestInScope(query, groupByScope(pages, course)).map(({link}) => link);
}

describe('areaOf', () => {
  it.each([
    ['/', ''],
    ['/modules/css/', 'modules'],
    ['/mtm6302/labs/lab-1.html#a', 'mtm6302'],
    ['/?q', ''],
  ])('%p is in %p', (path, area) => {
    expect(areaOf(path)).toBe(area);
  });
});

describe('areasInScope', () => {
  const areas = ['', 'mtm6130', 'modules', 'mtm6302', 'mtm6201', 'mtm6130'];

  it('puts the current course first, then modules, then other courses', () => {
    expect(areasInScope(areas, 'mtm6302')).toEqual([
      'mtm6302',
      'modules',
      'mtm6130',
      'mtm6201',
      '',
    ]);
  });

  it('puts modules first where no course is known', () => {
    expect(areasInScope(areas, null)[0]).toBe('modules');
  });
});

describe('suggestInScope', () => {
  const pages = [
    page('/', 'Home', 'Grid'),
    page('/mtm6130/', 'MTM6130', 'Grid week'),
    page('/mtm6302/', 'MTM6302', 'Grid week'),
    page('/modules/css/', 'CSS', 'Grid'),
    page('/modules/css/css-grid/', 'Grid'),
  ];

  it('S4: finds pages of every area, the current course first', () => {
    expect(links('week', pages, 'mtm6302')).toEqual(['/mtm6302/#h', '/mtm6130/#h']);
  });

  it('lists the page that introduces the word before the pages of the current course', () => {
    expect(links('grid', pages, 'mtm6302')).toEqual([
      '/modules/css/css-grid/',
      '/mtm6302/#h',
      '/modules/css/#h',
      '/mtm6130/#h',
      '/#h',
    ]);
  });

  it('lists the page of that name first, then names that begin so, then other names, then headers', () => {
    const some = [
      page('/modules/a', 'A', 'Grid'),
      page('/modules/b', 'CSS grid'),
      page('/modules/c', 'Grid gap'),
      page('/modules/d', 'Grid'),
    ];
    expect(links('GRID', some)).toEqual(['/modules/d', '/modules/c', '/modules/b', '/modules/a#h']);
  });

  it('S13: stops at ten over all areas', () => {
    const many = Array.from({length: 9}, (_, number) => page(`/modules/${number}`, 'Grid'));
    expect(links('grid', [...many, ...pages])).toHaveLength(10);
  });
});
