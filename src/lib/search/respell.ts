import {editDistance} from '../nearest';
import type {IndexedHeader, IndexedPage} from './suggest';
import {queryWords, wordsOf} from './words';

/** Number of letters that may be wrong in a word of this length. */
function tolerance(word: string): number {
  return word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
}

/**
 * Replaces each query word that occurs in no title with the most common similar one; undefined if there is no
 * such word.
 */
export function respell(query: string, pages: readonly IndexedPage[]): string | undefined {
  const known = countWords(pages);
  let isChanged = false;
  const words = queryWords(query).map(({term}) => {
    const better = known.has(term) ? undefined : nearestWord(term, known);
    isChanged ||= better !== undefined;
    return better ?? term;
  });
  return isChanged ? words.join(' ') : undefined;
}

function nearestWord(word: string, known: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined;
  let bestDistance = tolerance(word) + 1;
  for (const [candidate, count] of known) {
    if (Math.abs(candidate.length - word.length) <= tolerance(word)) {
      const distance = editDistance(word, candidate);
      const isMoreCommon = best === undefined || count > known.get(best)!;
      if (distance < bestDistance || (distance === bestDistance && best && isMoreCommon)) {
        best = candidate;
        bestDistance = distance;
      }
    }
  }
  return best;
}

function countWords(pages: readonly IndexedPage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (text: string): void => {
    for (const {term} of wordsOf(text)) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  };
  const countHeaders = (headers: readonly IndexedHeader[]): void => {
    for (const {title, children} of headers) {
      count(title);
      countHeaders(children);
    }
  };
  for (const {title, headers} of pages) {
    count(title);
    countHeaders(headers);
  }
  return counts;
}
