import fc from 'fast-check';
import {
  matchedRanges,
  suggest,
  type IndexedHeader,
  type IndexedPage,
  type Suggestion,
} from '../../../../src/lib/search/suggest';

function header(title: string, children: readonly IndexedHeader[] = []): IndexedHeader {
  return {title, slug: title.toLowerCase().replace(/\W+/g, '-'), children};
}

function page(title: string, fields: Partial<IndexedPage> = {}): IndexedPage {
  return {title, path: `/${title}.html`, extraFields: [], headers: [], ...fields};
}

/** Whether the query finds a page with this title. */
function finds(query: string, title: string): boolean {
  return suggest(query, [page(title)]).length === 1;
}

describe('suggest', () => {
  it('S5: joins title and extra fields by spaces before it matches', () => {
    const pages = [page('Grid', {extraFields: ['layout', 'tracks']})];
    expect(suggest('grid layout tr', pages)).toEqual([{title: 'Grid', link: '/Grid.html'}]);
    expect(suggest('gridlayout', pages)).toEqual([]);
  });

  it('S6: finds nothing for an empty query', () => {
    expect(suggest('', [page('Grid')])).toEqual([]);
    expect(suggest('   ', [page('Grid')])).toEqual([]);
  });

  it('S6: wants every word, in any order, whatever the case', () => {
    expect(finds('ITEMS flex', 'Flex items')).toBe(true);
    expect(finds('flex grid', 'Flex items')).toBe(false);
  });

  it('S6: splits the query on any run of white space and ignores spaces at its ends', () => {
    expect(finds('  flex \t items', 'Flex items')).toBe(true);
  });

  it('S7: finds words at word boundaries only', () => {
    expect(finds('rid', 'Grid')).toBe(false);
    expect(finds('grid', 'Subgrid')).toBe(false);
  });

  it('S7: takes the last word as a prefix', () => {
    expect(finds('gri', 'Grid')).toBe(true);
    expect(finds('css gri', 'CSS Grid')).toBe(true);
  });

  it('S7: takes every other word whole', () => {
    expect(finds('area grid', 'Grid areas')).toBe(false);
    expect(finds('areas grid', 'Grid areas')).toBe(true);
  });

  it('S8: takes the last word whole when the query ends with a space', () => {
    expect(finds('gri ', 'Grid')).toBe(false);
    expect(finds('grid ', 'Grid')).toBe(true);
    expect(finds('grid ', 'Grids')).toBe(false);
  });

  it.each([
    ['::before', '::before', false],
    ['$_get', '$_GET', false],
    ['.map', 'Array.map', true],
    ['(', 'calc()', true],
    ['align-items: flex-end', 'align-items: flex-end', false],
    ['html & css', 'HTML & CSS', false],
    ['_get', '$_GET', true],
    ['get', '$_GET', false],
    ['cookie', '$_COOKIE', false],
    ['z index', 'z-index', true],
    ['index z', 'z-index', true],
    ['if else', 'if...else', true],
    ['vue js', 'Vue.js', true],
    ['pseudo elem', 'Pseudo-elements', true],
    ['nodejs', 'Node.js', false],
    ['node.js', 'Node.js', true],
    ['the the', 'The box model', true],
    ['a.c', 'abc', false],
    ['[a-z]+', 'abc', false],
    ['c++', 'C++', true],
  ])('S9: the query %p and the title %p: %p', (query, title, expected) => {
    expect(finds(query, title)).toBe(expected);
  });

  it('S10: looks for every word of a non-ASCII query as a plain substring', () => {
    expect(finds('caf', 'Le café')).toBe(true);
    expect(finds('afé', 'Le café')).toBe(true);
    expect(finds('AFÉ l', 'Le café')).toBe(true);
    expect(finds('afé grid', 'Le café')).toBe(false);
    expect(finds('rid é', 'Grid')).toBe(false);
    expect(finds('中文', '学中文课')).toBe(true);
    expect(finds('😀', 'Smile 😀')).toBe(true);
  });

  it('S10: a space at the end changes nothing in a non-ASCII query', () => {
    expect(finds('caf é ', 'Le café')).toBe(true);
  });

  it('S11: never finds an empty text', () => {
    expect(suggest('a', [page('', {headers: [header('')]})])).toEqual([]);
  });

  it('S11: never finds a query whose words are spread over title and header', () => {
    expect(suggest('grid gap', [page('Grid', {headers: [header('Gap')]})])).toEqual([]);
  });

  it('S12: lists a page whose title matches once and skips its headers', () => {
    const pages = [page('Grid', {headers: [header('Grid gap')]})];
    expect(suggest('grid', pages)).toEqual([{title: 'Grid', link: '/Grid.html'}]);
  });

  it('S12: walks headers depth-first, parents first', () => {
    const pages = [
      page('Layout', {
        headers: [
          header('Grid', [header('Grid gap'), header('Tracks', [header('Grid lines')])]),
          header('Rows', [header('Grid rows')]),
        ],
      }),
      page('Grid'),
    ];
    expect(suggest('grid', pages)).toEqual([
      {title: 'Layout', link: '/Layout.html#grid', header: 'Grid'},
      {title: 'Layout', link: '/Layout.html#grid-gap', header: 'Grid gap'},
      {title: 'Layout', link: '/Layout.html#grid-lines', header: 'Grid lines'},
      {title: 'Layout', link: '/Layout.html#grid-rows', header: 'Grid rows'},
      {title: 'Grid', link: '/Grid.html'},
    ]);
  });

  it('S12: keeps the order of the pages', () => {
    expect(suggest('g', [page('Grid 2'), page('Grid 1')]).map(({title}) => title)).toEqual([
      'Grid 2',
      'Grid 1',
    ]);
  });

  it('S13: stops at ten, in the middle of a page’s headers too', () => {
    const many = Array.from({length: 8}, (_, index) => header(`Grid ${index}`));
    const pages = [
      page('A', {headers: [header('Top', many)]}),
      page('B', {headers: many}),
      page('Grid'),
    ];
    const found = suggest('grid', pages);
    expect(found).toHaveLength(10);
    expect(found.at(-1)).toEqual({title: 'B', link: '/B.html#grid-1', header: 'Grid 1'});
  });

  it('S13: obeys another limit', () => {
    const pages = [page('Grid 1'), page('Grid 2'), page('Grid 3')];
    expect(suggest('grid', pages, 2)).toHaveLength(2);
    expect(suggest('grid', pages, 0)).toEqual([]);
  });

  it('S12: equals a plain second implementation for random pages and queries', () => {
    fc.assert(
      fc.property(queries, fc.array(pagesOf, {maxLength: 8}), limits, (query, pages, limit) => {
        expect(suggest(query, pages, limit)).toEqual(plainSuggest(query, pages, limit));
      }),
      {numRuns: 3000},
    );
  });
});

describe('matchedRanges', () => {
  it.each([
    ['gri', 'Grid and grids', ['Gri', 'gri']],
    ['gri ', 'Grid', []],
    ['and grid', 'Grid and grids', ['and', 'Grid', 'grid']],
    ['afé', 'Café café', ['afé', 'afé']],
    ['missing grid', 'Grid', []],
    ['', 'Grid', []],
  ])('the query %p marks in %p: %p', (query, text, expected) => {
    expect(matchedRanges(query, text).map(({start, end}) => text.slice(start, end))).toEqual(
      expected,
    );
  });
});

const fragments = fc.constantFrom(
  ...[
    'a',
    'b',
    'ab',
    'A',
    'aB',
    '_',
    '1',
    '-',
    '.',
    '(',
    '$',
    '\\',
    '[',
    ' ',
    '  ',
    'é',
    '中',
    '+',
  ],
);
const texts = fc.array(fragments, {maxLength: 6}).map((parts) => parts.join(''));
const queries = fc.oneof(texts, fc.string({maxLength: 6}));
const limits = fc.integer({min: 0, max: 10});
const headersOf = fc.memo((depth): fc.Arbitrary<IndexedHeader> =>
  fc.record({
    title: texts,
    slug: texts,
    children: depth > 1 ? fc.array(headersOf(), {maxLength: 2}) : fc.constant([]),
  }),
);
const pagesOf: fc.Arbitrary<IndexedPage> = fc.record({
  title: texts,
  path: texts,
  extraFields: fc.array(texts, {maxLength: 2}),
  headers: fc.array(headersOf(3), {maxLength: 4}),
});

/** Written from the words of the specification: no regular expressions, no early exit. */
function plainSuggest(query: string, pages: readonly IndexedPage[], limit: number): Suggestion[] {
  const all: Suggestion[] = [];
  for (const one of pages) {
    if (plainMatch(query, [one.title, ...one.extraFields].join(' '))) {
      all.push({title: one.title, link: one.path});
      continue;
    }
    for (const each of flatten(one.headers)) {
      if (plainMatch(query, each.title)) {
        all.push({title: one.title, link: `${one.path}#${each.slug}`, header: each.title});
      }
    }
  }
  return all.slice(0, limit);
}

function flatten(headers: readonly IndexedHeader[]): IndexedHeader[] {
  return headers.flatMap((one) => [one, ...flatten(one.children)]);
}

function plainMatch(query: string, text: string): boolean {
  const words = query.trim().toLowerCase().split(/\s+/);
  const lower = text.toLowerCase();
  if (words.join('') === '' || text === '') {
    return false;
  }
  if ([...words.join('')].some((character) => character.codePointAt(0)! > 0x7f)) {
    return words.every((word) => lower.indexOf(word) >= 0);
  }
  return words.every((word, number) => {
    const isLast = number === words.length - 1;
    const mustEnd = !isLast || query.trimEnd() !== query;
    for (let start = 0; start + word.length <= lower.length; start += 1) {
      const end = start + word.length;
      if (
        lower.slice(start, end) === word &&
        isBoundary(lower, start) &&
        (!mustEnd || isBoundary(lower, end))
      ) {
        return true;
      }
    }
    return false;
  });
}

function isBoundary(text: string, index: number): boolean {
  return isLetter(text[index - 1]) !== isLetter(text[index]);
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && 'abcdefghijklmnopqrstuvwxyz0123456789_'.includes(character);
}
