import {groupOf, groupPages, readingOrder} from '../../../src/sources/readingOrder';
import {pageAt} from '../../helpers/pages';

function paths(pages: readonly {readonly path: string}[]): readonly string[] {
  return pages.map(({path}) => path);
}

describe('readingOrder', () => {
  it('goes by order, then by title without regard to case, then by address', () => {
    const ordered = [
      pageAt('modules/css/z.md', {order: 1}),
      pageAt('modules/css/y.md', {order: 1.5}),
      pageAt('modules/css/a.md', {order: 10}),
      pageAt('modules/css/b.md', {title: 'apple'}),
      pageAt('modules/css/c.md', {title: 'Banana'}),
      pageAt('modules/css/d.md', {title: 'cherry'}),
      pageAt('modules/css/e.md', {title: 'cherry'}),
    ];
    expect(paths(readingOrder([...ordered].reverse()))).toEqual(paths(ordered));
  });
});

describe('groupOf', () => {
  it.each([
    ['/modules/css/', 'modules/css'],
    ['/modules/css/css-grid/grid-gap.html', 'modules/css'],
    ['/mtm6130/labs/first.html', 'mtm6130/labs'],
    ['/mtm6130/content/', 'mtm6130/content'],
    ['/modules/', undefined],
    ['/mtm6130/', undefined],
    ['/modules/loose.html', undefined],
  ])('of %s is %p', (address, group) => {
    expect(groupOf({address})).toBe(group);
  });
});

describe('groupPages', () => {
  it('keeps one topic together across its sections, in reading order', () => {
    const groups = groupPages([
      pageAt('modules/css/css-grid/index.md', {order: 3}),
      pageAt('modules/css/css-flexbox/index.md', {order: 2}),
      pageAt('modules/html/index.md'),
      pageAt('modules/index.md'),
    ]);
    expect([...groups.keys()]).toEqual(['modules/css', 'modules/html']);
    expect(groups.get('modules/css')!.map(({frontMatter}) => frontMatter.order)).toEqual([2, 3]);
  });
});
