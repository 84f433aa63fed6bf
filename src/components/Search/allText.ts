import {SEARCH_PAGE} from '@site/src/data/search';
import type {OptionGroup} from './offer';

/** The row that leads to the full-text search. */
export function allText(words: string): OptionGroup {
  return {options: [{link: searchLink(words), allText: words}]};
}

export function searchLink(query: string, area = ''): string {
  const parameters = new URLSearchParams({q: query, ...(area !== '' && {in: area})});
  return `${SEARCH_PAGE}?${parameters}`;
}
