import {PASSAGE_LENGTH} from '../../data/search';
import {markRanges, type Piece} from './marks';
import {wordsOf, type Word} from './words';

/** Maximum number of characters shown before the first matching word. */
const LEAD = 50;

/** The part of a text with the most query words, with those words marked. */
export function passageOf(
  text: string,
  terms: Readonly<Record<string, number>>,
  length = PASSAGE_LENGTH,
): readonly Piece[] {
  const hits = hitsIn(text, terms);
  const start = bestStart(text, hits, terms, length);
  const end = endOf(text, start, length);
  const pieces = markRanges(
    text.slice(start, end),
    hits
      .filter((hit) => hit.start >= start && hit.end <= end)
      .map((hit) => ({start: hit.start - start, end: hit.end - start})),
  );
  return [
    ...(start > 0 ? [{text: '… ', marked: false}] : []),
    ...pieces,
    ...(end < text.length ? [{text: ' …', marked: false}] : []),
  ];
}

/** A whole title with the query words marked. */
export function markTerms(text: string, terms: Readonly<Record<string, number>>): readonly Piece[] {
  return markRanges(text, hitsIn(text, terms));
}

function hitsIn(text: string, terms: Readonly<Record<string, number>>): readonly Word[] {
  return wordsOf(text).filter(({term}) => Object.hasOwn(terms, term));
}

function bestStart(
  text: string,
  hits: readonly Word[],
  terms: Readonly<Record<string, number>>,
  length: number,
): number {
  let best = 0;
  let bestCount = 0;
  hits.forEach((hit, index) => {
    const inside = hits.slice(index).filter(({end}) => end <= hit.start + length - LEAD);
    const count = new Set(inside.map(({term}) => terms[term])).size;
    if (count > bestCount) {
      best = hit.start;
      bestCount = count;
    }
  });
  if (best <= LEAD || text.length <= length) {
    return 0;
  }
  const space = text.indexOf(' ', best - LEAD);
  return space < 0 || space >= best ? best : space + 1;
}

function endOf(text: string, start: number, length: number): number {
  if (text.length <= start + length) {
    return text.length;
  }
  const space = text.lastIndexOf(' ', start + length);
  return space <= start ? start + length : space;
}
