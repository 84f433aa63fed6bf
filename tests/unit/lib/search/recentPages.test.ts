import {addRecent, parseRecent} from '../../../../src/lib/search/recentPages';
import {recentSuggestions} from '../../../../src/lib/search/recentSuggestions';
import type {IndexedPage} from '../../../../src/lib/search/suggest';

function page(path: string): IndexedPage {
  return {path, title: path.toUpperCase(), extraFields: [], headers: []};
}

describe('recent pages', () => {
  it('puts the page visited last first, and each page once', () => {
    const stored = ['/a', '/b', '/a'].reduce<string | null>(addRecent, null);
    expect(parseRecent(stored)).toEqual(['/a', '/b']);
  });

  it('keeps six', () => {
    const paths = Array.from({length: 9}, (_, number) => `/${number}`);
    expect(parseRecent(paths.reduce<string | null>(addRecent, null))).toEqual([
      '/8',
      '/7',
      '/6',
      '/5',
      '/4',
      '/3',
    ]);
  });

  it('ignores what is no path', () => {
    expect(parseRecent('javascript:alert(1)\n/a\n\n<b>')).toEqual(['/a']);
    expect(parseRecent(null)).toEqual([]);
  });

  it('offers five, without this page and pages that are gone', () => {
    const pages = ['/a', '/b', '/c'].map(page);
    expect(recentSuggestions('/a\n/gone\n/c', pages, '/c')).toEqual([{title: '/A', link: '/a'}]);
  });
});
