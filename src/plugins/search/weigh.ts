import type {Postings} from '../../lib/search/fullTextFiles';
import {wordsOf} from '../../lib/search/words';
import type {ExtractedSection} from './extract';

/** A word in a title says more about a section than one in its text. */
const TITLE_BOOST = 8;
/** How soon further uses of a word in a section stop counting, and how much the length of a section counts. */
const BM25 = {saturation: 1.2, length: 0.75};
/** A weight is rounded to so many parts of one before those of title and text are added. */
const PARTS = 1_000;
/** Weights of postings are whole numbers: the sum, times this. */
const WEIGHT_SCALE = 10;

/**
 * Weights by the formula BM25, as lunr computes it: how often a word stands in a section, how rare it is, how
 * long the section is. lunr’s own builder keeps an object a word and section, which was most of the memory.
 */
export function weigh(
  sections: readonly ExtractedSection[],
): readonly (readonly [term: string, postings: Postings])[] {
  const titles = new Field(sections.map(({title}) => title));
  const texts = new Field(sections.map(({text}) => text));
  return [...new Set([...titles.uses.keys(), ...texts.uses.keys()])]
    .sort(byCodeUnits)
    .map((term) => {
      const places = titles.placesOf(term) + texts.placesOf(term);
      const rarity = Math.log(1 + Math.abs((sections.length - places + 0.5) / (places + 0.5)));
      const weights = new Map(texts.scores(term, rarity));
      for (const [section, score] of titles.scores(term, rarity, TITLE_BOOST)) {
        weights.set(section, score + (weights.get(section) ?? 0));
      }
      return [term, toPostings(weights)];
    });
}

/** The titles or the texts of all sections. */
class Field {
  /** For each term the sections it stands in, each followed by how often. */
  readonly uses = new Map<string, number[]>();
  private readonly lengths: readonly number[];
  private readonly meanLength: number;

  constructor(texts: readonly string[]) {
    this.lengths = texts.map((text, section) => this.count(text, section));
    this.meanLength = this.lengths.reduce((sum, length) => sum + length, 0) / texts.length;
  }

  placesOf(term: string): number {
    return (this.uses.get(term)?.length ?? 0) / 2;
  }

  *scores(term: string, rarity: number, boost = 1): Generator<[section: number, score: number]> {
    const uses = this.uses.get(term) ?? [];
    for (let place = 0; place < uses.length; place += 2) {
      const section = uses[place]!;
      const count = uses[place + 1]!;
      const length = 1 - BM25.length + BM25.length * (this.lengths[section]! / this.meanLength);
      const score =
        ((rarity * ((BM25.saturation + 1) * count)) / (BM25.saturation * length + count)) * boost;
      yield [section, Math.round(score * PARTS) / PARTS];
    }
  }

  /** Gives the number of words. */
  private count(text: string, section: number): number {
    const words = wordsOf(text);
    for (const {term} of words) {
      const uses = this.uses.get(term);
      if (uses === undefined) {
        this.uses.set(term, [section, 1]);
      } else if (uses.at(-2) === section) {
        uses[uses.length - 1]! += 1;
      } else {
        uses.push(section, 1);
      }
    }
    return words.length;
  }
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : 1;
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
