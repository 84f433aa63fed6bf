import {SMALL_WORDS, SPELLINGS} from '../../data/search';
import {respell} from './respell';
import type {IndexedPage} from './suggest';
import {queryWords} from './words';

/**
 * Other queries to try when no title contains all words of the query, in this order: without its small words,
 * in the other spelling (British or American), without typing errors, and each word separately, longest first.
 * The query itself is not among them.
 */
export function* otherQueries(
  query: string,
  pages: readonly IndexedPage[],
): Generator<string, void, void> {
  const words = queryWords(query).map(({term}) => term);
  const wanted = words.filter((word) => !SMALL_WORDS.has(word));
  if (wanted.length < words.length && wanted.length > 0) {
    yield wanted.join(' ');
  }
  yield* spelledOtherwise(wanted.join(' '));
  const better = respell(query, pages);
  if (better !== undefined) {
    yield better;
  }
  if (wanted.length > 1) {
    for (const word of [...wanted].sort((one, other) => other.length - one.length)) {
      yield word;
      yield* spelledOtherwise(word);
    }
  }
}

function* spelledOtherwise(query: string): Generator<string, void, void> {
  for (const [one, other] of SPELLINGS) {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      if (query.includes(from)) {
        yield query.replaceAll(from, to);
      }
    }
  }
}
