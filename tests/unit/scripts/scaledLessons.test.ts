import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {reworded, varied} from '../../../scripts/lib/scaledLessons';
import {parseLesson} from '../../../src/checker/read/parse';
import {findRepetitions} from '../../../src/checker/read/shingles';

const LESSON = `---
title: "Grid Gap"
aliases:
  - old/gap
order: 2
---

Every gallery needs quiet space between several covers.

## Between the tracks

\`\`\`css
Quiet space between several covers stays here.
\`\`\`

See [another lesson](./grid.md) before going further.
`;

describe('varied', () => {
  const copy = varied(LESSON, 3);

  it('gives the copy a title of its own and no old addresses', () => {
    expect(copy).toMatch(/^title: "Grid Gap \w+ 3"$/m);
    expect(copy).not.toContain('aliases');
    expect(copy).toContain('order: 2');
  });

  it('changes words of plain sentences, and nothing that links, headings or examples depend on', () => {
    expect(copy).not.toContain('Every gallery needs quiet space between several covers.');
    expect(copy).toContain('\nQuiet space between several covers stays here.\n');
    expect(copy).toContain('## Between the tracks');
    expect(copy).toContain('[another lesson](./grid.md)');
  });

  it('says something else in each copy', () => {
    expect(new Set([2, 3, 4].map((number) => varied(LESSON, number))).size).toBe(3);
  });
});

describe('reworded', () => {
  const source = join(__dirname, '../../../modules/accessibility/aria.md');
  const text = readFileSync(source, 'utf8');
  const lessons = [text, reworded(text, 2), reworded(text, 3)].map((copy, index) =>
    parseLesson({path: `modules/copy-${index}/aria.md`, text: copy}),
  );

  it('leaves hardly a run of words that two copies of a lesson share', () => {
    const pages = lessons.map(({path, facts: {shingles}}) => ({path, shingles}));
    expect(findRepetitions(pages, (_, share) => share > 0.04)).toEqual([]);
  });

  it('leaves headings, terms, links and examples as they were', () => {
    const [first, ...copies] = lessons.map(({facts}) => facts);
    for (const {headings, terms, links, blocks} of copies) {
      expect(headings).toEqual(first!.headings);
      expect(terms.map((term) => term.text)).toEqual(first!.terms.map((term) => term.text));
      expect(links.map(({url}) => url)).toEqual(first!.links.map(({url}) => url));
      // The order of the answers goes by the path of the page.
      expect({...blocks, rightPlaces: []}).toEqual({...first!.blocks, rightPlaces: []});
    }
  });
});
