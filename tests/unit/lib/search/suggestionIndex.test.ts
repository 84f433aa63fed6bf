import fc from 'fast-check';
import {slugify} from '../../../../src/lib/slug';
import type {IndexedHeader, IndexedPage} from '../../../../src/lib/search/suggest';
import {decodeIndex, encodeIndex} from '../../../../src/lib/search/suggestionIndex';

const titles = fc
  .stringMatching(/^[ -~é中]{1,12}$/)
  .map((title) => title.trim())
  .filter((title) => title !== '');
const headers = fc.memo((depth): fc.Arbitrary<IndexedHeader> =>
  fc
    .record({
      title: titles,
      repeat: fc.boolean(),
      children: depth > 1 ? fc.array(headers(), {maxLength: 3}) : fc.constant([]),
    })
    .map(({title, repeat, children}) => ({
      title,
      slug: repeat ? `${slugify(title)}-1` : slugify(title),
      children,
    })),
);
const pages: fc.Arbitrary<IndexedPage> = fc.record({
  title: titles,
  path: fc.webPath(),
  extraFields: fc.constant([]),
  headers: fc.array(headers(3), {maxLength: 4}),
});

function plain(decoded: readonly IndexedPage[]): readonly IndexedPage[] {
  return decoded.map((page) => ({...page, headers: plainHeaders(page.headers)}));
}

function plainHeaders(decoded: readonly IndexedHeader[]): readonly IndexedHeader[] {
  return decoded.map(({title, slug, children}) => ({
    title,
    slug,
    children: plainHeaders(children),
  }));
}

describe('the suggestion index', () => {
  it('gives back every page that was written', () => {
    fc.assert(
      fc.property(fc.array(pages, {maxLength: 5}), (written) => {
        expect(plain(decodeIndex(encodeIndex({pages: written, weeks: []})).pages)).toEqual(written);
      }),
    );
  });

  it('gives back every week that was written', () => {
    const weeks = [
      {course: 'mtm6130', label: 'Week 1', pages: [0, 2]},
      {course: 'mtm6130', label: 'Week 2', pages: []},
    ];
    expect(decodeIndex(encodeIndex({pages: [], weeks})).weeks).toEqual(weeks);
  });

  it('keeps headings that are made of markup', () => {
    const title = '`<img src=x onerror="alert(1)">` & </script> &amp; "';
    const written = [
      {title, path: '/a/', extraFields: [], headers: [{title, slug: 'x', children: []}]},
    ];
    expect(plain(decodeIndex(encodeIndex({pages: written, weeks: []})).pages)).toEqual(written);
  });

  it('leaves out slugs that follow from the title', () => {
    const header = {title: 'Grid gap', slug: 'grid-gap', children: []};
    const page = {title: 'Grid', path: '/grid/', extraFields: [], headers: [header]};
    expect(encodeIndex({pages: [page], weeks: []})).not.toContain('grid-gap');
  });

  it.each([
    ['a truncated file', '{"format":2,"pages":[["/a/","A"'],
    ['a page of HTML', '<!doctype html><title>Home</title>'],
    ['another format', '{"format":1,"pages":[],"weeks":[]}'],
    ['an index without weeks', '{"format":2,"pages":[]}'],
    ['something else', '[]'],
    ['nothing', 'null'],
  ])('refuses %s', (_name, text) => {
    expect(() => decodeIndex(text)).toThrow();
  });
});
