import {SEARCH_LIMIT} from '../../data/limits';
import type {Range} from './marks';

export interface IndexedHeader {
  readonly title: string;
  readonly slug: string;
  readonly children: readonly IndexedHeader[];
}

export interface IndexedPage {
  readonly title: string;
  readonly path: string;
  /** Additional texts that are matched together with the title. */
  readonly extraFields: readonly string[];
  readonly headers: readonly IndexedHeader[];
}

export interface Suggestion {
  /** Title of the page. */
  readonly title: string;
  readonly link: string;
  /** Title of the heading, if a heading matches rather than the page. */
  readonly header?: string;
}

const NON_ASCII = /[\u0080-\uFFFF]/;
const SPECIAL_CHARACTERS = /[.*+?^${}()|[\]\\/-]/g;

/**
 * Finds pages and headings whose title contains every word of the query.
 *
 * @param query as typed; a space at the end means that the last word is complete
 * @param pages searched in the given order; there is no ranking
 */
export function suggest(
  query: string,
  pages: readonly IndexedPage[],
  limit: number = SEARCH_LIMIT,
): Suggestion[] {
  const matches = createMatcher(query);
  const found: Suggestion[] = [];
  for (const page of pages) {
    if (found.length >= limit) {
      break;
    }
    if (matches(searchedText(page))) {
      found.push({title: page.title, link: page.path});
    } else {
      addHeaders(page, page.headers);
    }
  }
  return found;

  function addHeaders(page: IndexedPage, headers: readonly IndexedHeader[]): void {
    for (const header of headers) {
      if (found.length >= limit) {
        return;
      }
      if (matches(header.title)) {
        found.push({
          title: page.title,
          link: `${page.path}#${header.slug}`,
          header: header.title,
        });
      }
      addHeaders(page, header.children);
    }
  }
}

/** The text of a page that is searched before its headings. */
export function searchedText(page: IndexedPage): string {
  return page.extraFields.length === 0 ? page.title : [page.title, ...page.extraFields].join(' ');
}

/** The ranges of the query words in a title, for highlighting; empty if the title does not match. */
export function matchedRanges(query: string, text: string): readonly Range[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '' || !createMatcher(query)(text)) {
    return [];
  }
  return wanted.split(/\s+/).flatMap((word, index, words) => {
    const pattern = NON_ASCII.test(wanted)
      ? literal(word)
      : wordPattern(word, index === words.length - 1 && !endsWithSpace(query));
    return [...text.matchAll(new RegExp(pattern, 'gi'))].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }));
  });
}

/** Creates the matching function for a query (S6–S11 of the specification). */
export function createMatcher(query: string): (text: string) => boolean {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') {
    return () => false;
  }
  const words = wanted.split(/\s+/);
  if (NON_ASCII.test(wanted)) {
    return (text) => {
      const lowerCased = text.toLowerCase();
      return words.every((word) => lowerCased.includes(word));
    };
  }
  const patterns = words.map((word, index) => {
    const mayBePrefix = index === words.length - 1 && !endsWithSpace(query);
    return new RegExp(wordPattern(word, mayBePrefix), 'i');
  });
  return (text) => patterns.every((pattern) => pattern.test(text));
}

function wordPattern(word: string, mayBePrefix: boolean): string {
  return `\\b${literal(word)}${mayBePrefix ? '' : '\\b'}`;
}

function endsWithSpace(query: string): boolean {
  return /\s$/.test(query);
}

function literal(word: string): string {
  return word.replace(SPECIAL_CHARACTERS, '\\$&');
}
