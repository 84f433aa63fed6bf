import {groupHits} from '../../../../src/lib/search/hits';
import {firstSectionsOf, headersInOrder} from '../../../../src/lib/search/sections';
import type {IndexedPage} from '../../../../src/lib/search/suggest';

const header = (title: string, ...children: ReturnType<typeof leaf>[]) => ({
  title,
  slug: '',
  children,
});
const leaf = (title: string) => ({title, slug: '', children: []});
const pages: readonly IndexedPage[] = [
  {title: 'A', path: '/mtm6130/a.html', extraFields: [], headers: [header('1', leaf('1.1'))]},
  {title: 'B', path: '/modules/b.html', extraFields: [], headers: []},
  {title: 'C', path: '/mtm6302/c.html', extraFields: [], headers: [header('1'), header('2')]},
];

describe('groupHits', () => {
  it('puts hits into their areas, in the order of the search', () => {
    const hits = [0, 1, 2].map((page) => ({page, sections: [0]}));
    expect(groupHits(hits, pages, 'mtm6302').map(({area}) => area)).toEqual([
      'mtm6302',
      'modules',
      'mtm6130',
    ]);
  });
});

describe('sections', () => {
  it('are counted parents before children', () => {
    expect(headersInOrder(pages[0]!.headers).map(({title}) => title)).toEqual(['1', '1.1']);
  });

  it('begin a page with its beginning', () => {
    expect(firstSectionsOf(pages)).toEqual([0, 3, 4]);
  });
});
