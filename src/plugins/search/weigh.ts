import lunr from 'lunr';
import type {Postings} from '../../lib/search/fullTextFiles';
import {wordsOf} from '../../lib/search/words';
import type {TextSection} from '../../markdown/outline';

/** A word in a title says more about a section than a word in its text. */
const TITLE_BOOST = 8;
/** The factor by which lunr's weights are multiplied, because weights in postings are integers. */
const WEIGHT_SCALE = 10;
/**
 * Uses lunr's weights, which depend on how often a word occurs in a section, how rare it is, and how long the
 * section is.
 */
export function weigh(
  sections: readonly TextSection[],
): readonly (readonly [term: string, postings: Postings])[] {
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.field('title', {boost: TITLE_BOOST});
  builder.field('text');
  sections.forEach(({title, text}, id) => {
    builder.add({id, title: terms(title), text: terms(text)});
  });
  const {invertedIndex, fieldVectors} = builder.build().toJSON() as SerialisedIndex;
  const names = new Map(invertedIndex.map(([term, {_index}]) => [_index, term]));
  const weights = new Map<string, Map<number, number>>();
  for (const [reference, vector] of fieldVectors) {
    const section = Number(reference.slice(reference.indexOf('/') + 1));
    for (let place = 0; place + 1 < vector.length; place += 2) {
      const term = names.get(vector[place]!)!;
      const ofTerm = weights.get(term) ?? new Map<number, number>();
      ofTerm.set(section, (ofTerm.get(section) ?? 0) + vector[place + 1]!);
      weights.set(term, ofTerm);
    }
  }
  return [...weights]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, ofTerm]) => [term, toPostings(ofTerm)]);
}

/** lunr's own format, as documented for its `toJSON`. */
interface SerialisedIndex {
  readonly invertedIndex: readonly (readonly [string, {readonly _index: number}])[];
  readonly fieldVectors: readonly (readonly [string, readonly number[]])[];
}

function toPostings(weights: ReadonlyMap<number, number>): Postings {
  let previous = 0;
  return [...weights]
    .sort(([a], [b]) => a - b)
    .flatMap(([section, weight]) => {
      const distance = section - previous;
      previous = section;
      return [distance, Math.max(1, Math.round(weight * WEIGHT_SCALE))];
    });
}

function terms(text: string): readonly string[] {
  return wordsOf(text).map(({term}) => term);
}
