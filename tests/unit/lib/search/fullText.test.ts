import {searchFullText, type FullTextResult} from '../../../../src/lib/search/fullText';
import {createSearchFiles} from '../../../../src/plugins/search/searchFiles';
import type {Outline, TextSection} from '../../../../src/markdown/outline';

interface Section {
  readonly title: string;
  readonly text: string;
}

function page(title: string, text: string, ...sections: readonly Section[]): Outline<TextSection> {
  return {
    path: `/${title}/`,
    title,
    sections: [
      {title, slug: '', level: 1, text},
      ...sections.map((section, number) => ({...section, slug: `s${number}`, level: 2})),
    ],
  };
}

function search(
  query: string,
  pages: readonly Outline<TextSection>[],
  loaded: string[] = [],
): Promise<FullTextResult> {
  const {files} = createSearchFiles(pages, [], 'v');
  let first = 0;
  const firstSections = pages.map(({sections}) => {
    first += sections.length;
    return first - sections.length;
  });
  return searchFullText(query, firstSections, async (name) => {
    loaded.push(name);
    return JSON.parse(files.get(`text-v/${name}`)!);
  });
}

async function titles(
  query: string,
  pages: readonly Outline<TextSection>[],
): Promise<readonly string[]> {
  return (await search(query, pages)).hits.map((hit) => pages[hit.page]!.title);
}

const filler = page('Filler', 'nothing of interest stands on this page at all');

describe('searchFullText', () => {
  it('finds words in texts, and says in which sections', async () => {
    const pages = [filler, page('A', 'x', {title: 'Gap', text: 'The gutter.'}), page('B', 'y')];
    const {hits, complete} = await search('gutter', pages);
    expect(hits).toEqual([{page: 1, sections: [1]}]);
    expect(complete).toBe(true);
  });

  it.each([
    ['addEventListener', "button.addEventListener('click', run)"],
    ['addeventlistener', "button.addEventListener('click', run)"],
    ['event listener', "button.addEventListener('click', run)"],
    ['grid-template-areas', 'grid-template-areas: "a b";'],
    ['template areas', 'grid-template-areas: "a b";'],
    ['grid-template', 'grid-template-areas: "a b";'],
    [':has', 'article:has(img) { margin: 0 }'],
    [':has()', 'article:has(img) { margin: 0 }'],
    ['::before', 'p::before { content: "" }'],
    ['$_GET', 'echo $_GET["name"];'],
    ['@media', '@media (width > 40rem) {}'],
    ['=>', 'const f = () => 1;'],
    ['nodejs', 'Install Node.js first.'],
    ['constructor', 'class A { constructor() {} }'],
    ['__proto__', 'Never write to __proto__ yourself.'],
    ['<picture>', 'The <picture> element'],
    ['café', 'A menu for the cafe'],
    ['color', 'Choose a colour.'],
    ['center a div', 'How to centre a div'],
  ])('finds %p in %p', async (query, text) => {
    expect(await titles(query, [filler, page('A', text), filler])).toEqual(['A']);
  });

  it('ranks :has above the word “has”', async () => {
    const pages = [
      page('Word', 'It has what it has, and has it.'),
      page('Selector', 'Use article:has(img) here.'),
    ];
    expect(await titles(':has', pages)).toEqual(['Selector']);
  });

  it('finds other forms of a word, but the exact form first', async () => {
    const pages = [
      page('Forms', 'One class of many words in a text'),
      page('Exact', 'Some classes of many words in a text'),
    ];
    expect(await titles('classes', pages)).toEqual(['Exact', 'Forms']);
    expect(await titles('class', pages)).toEqual(['Forms', 'Exact']);
  });

  it('never hides an exact match behind a stem that other words share', async () => {
    const pages = [
      ...Array.from({length: 30}, (_, number) => page(`N${number}`, 'new news newer')),
      page('Operator', 'operator new'),
    ];
    expect((await titles('operator', pages))[0]).toBe('Operator');
    expect(await titles('newer', pages)).toHaveLength(30);
  });

  it('takes an unfinished word as a prefix when nothing else is found', async () => {
    expect(await titles('destruct', [filler, page('A', 'destructuring arrays')])).toEqual(['A']);
  });

  it('wants every word on the page, in whichever section', async () => {
    const both = page('Both', 'flex', {title: 'More', text: 'wrap'});
    const pages = [page('One', 'flex'), both];
    expect(await titles('flex wrap', pages)).toEqual(['Both']);
  });

  it('lists pages with most of the words when none has all, and says so', async () => {
    const pages = [page('Two', 'flex wrap'), page('One', 'flex'), filler];
    const result = await search('flex wrap zebra', pages);
    expect(result.hits.map((hit) => hit.page)).toEqual([0]);
    expect(result.complete).toBe(false);
  });

  it('does not want the words of a question', async () => {
    expect(await titles('how do i animate', [page('A', 'To animate'), filler])).toEqual(['A']);
    expect(await titles('how', [page('A', 'Know how'), filler])).toEqual(['A']);
  });

  it('ranks a word in a title above one in a text', async () => {
    const pages = [page('A', 'arrays and more words'), page('Arrays', 'and some more words')];
    expect(await titles('arrays', pages)).toEqual(['Arrays', 'A']);
  });

  it('finds nothing for nothing', async () => {
    const loaded: string[] = [];
    expect((await search('  ?', [filler], loaded)).hits).toEqual([]);
    expect((await search('zebra', [filler])).hits).toEqual([]);
    expect(loaded).toEqual([]);
  });

  it('loads only the parts that hold the words', async () => {
    const pages = Array.from({length: 400}, (_, number) =>
      page(
        `P${number}`,
        Array.from({length: 60}, (_word, place) => `w${(number * 60 + place) % 9000}x`).join(' '),
      ),
    );
    const shards = [...createSearchFiles(pages, [], 'v').files.keys()].filter((name) =>
      name.includes('/words/'),
    );
    const loaded: string[] = [];
    await search('w77x', pages, loaded);
    expect(shards.length).toBeGreaterThan(10);
    expect(new Set(loaded).size).toBeLessThanOrEqual(3);
  });

  it('says which words to mark', async () => {
    const {terms} = await search('class names', [page('A', 'classes name')]);
    expect(terms).toEqual({classes: 0, name: 1});
  });

  it('refuses an index of another format', async () => {
    await expect(searchFullText('a', [0], async () => ({format: 0}))).rejects.toThrow(/version/);
  });
});
