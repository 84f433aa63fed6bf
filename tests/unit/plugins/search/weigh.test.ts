import fc from 'fast-check';
import lunr from 'lunr';
import {wordsOf} from '../../../../src/lib/search/words';
import type {ExtractedSection} from '../../../../src/plugins/search/extract';
import {weigh} from '../../../../src/plugins/search/weigh';

const TITLE_BOOST = 8;
const WEIGHT_SCALE = 10;

function section(title: string, text: string): ExtractedSection {
  return {title, text, slug: '', level: 1};
}

/** For each term the sections it stands in, each with the weight that lunr gives it. */
function weighWithLunr(sections: readonly ExtractedSection[]): Record<string, number[][]> {
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.field('title', {boost: TITLE_BOOST});
  builder.field('text');
  const terms = (text: string): string[] => wordsOf(text).map(({term}) => term);
  sections.forEach(({title, text}, id) => {
    builder.add({id, title: terms(title), text: terms(text)});
  });
  const {invertedIndex, fieldVectors} = builder.build().toJSON() as {
    invertedIndex: [string, {_index: number}][];
    fieldVectors: [string, number[]][];
  };
  const found: Record<string, number[][]> = {};
  for (const [term, {_index}] of invertedIndex) {
    const weights = sections.map(() => 0);
    for (const [reference, vector] of fieldVectors) {
      const at = vector.findIndex((value, place) => place % 2 === 0 && value === _index);
      weights[Number(reference.split('/')[1])]! += at < 0 ? 0 : vector[at + 1]!;
    }
    found[term] = weights.flatMap((weight, id) =>
      weight === 0 &&
      !wordsOf(`${sections[id]!.title} ${sections[id]!.text}`).some((word) => word.term === term)
        ? []
        : [[id, Math.max(1, Math.round(weight * WEIGHT_SCALE))]],
    );
  }
  return found;
}

/** The same of the portal's index. */
function weighed(sections: readonly ExtractedSection[]): Record<string, number[][]> {
  return Object.fromEntries(
    weigh(sections).map(([term, postings]) => {
      let id = 0;
      const list: number[][] = [];
      for (let place = 0; place < postings.length; place += 2) {
        id += postings[place]!;
        list.push([id, postings[place + 1]!]);
      }
      return [term, list];
    }),
  );
}

describe('weigh', () => {
  it('gives the terms in the order of their letters', () => {
    const terms = weigh([section('Grid', 'gap b'), section('a', 'Gap')]).map(([term]) => term);
    expect(terms).toEqual(['a', 'b', 'gap', 'grid']);
  });

  it('holds a word of a title for weightier than one of a text, and a rare one than a common one', () => {
    const {grid, the} = weighed([
      section('Grid', 'the rows'),
      section('Rows', 'the grid'),
      section('Gaps', 'the rows'),
    ]);
    expect(grid![0]![1]).toBeGreaterThan(grid![1]![1]!);
    expect(grid![1]![1]).toBeGreaterThan(the![0]![1]!);
  });

  it('gives what lunr gives', () => {
    const words = fc
      .array(
        fc.constantFrom(
          'grid',
          'gap',
          'the',
          'a',
          '12',
          'addEventListener',
          '$_GET',
          'constructor',
        ),
      )
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(
        fc
          .array(fc.tuple(words, words), {minLength: 1, maxLength: 12})
          .map((list) => list.map(([title, text]) => section(title, text))),
        (sections) => {
          expect(weighed(sections)).toEqual(weighWithLunr(sections));
        },
      ),
    );
  });
});
