import {SEARCH_PAGE} from '@site/src/data/search';
import type {IndexedPage, Suggestion} from '@site/src/lib/search/suggest';
import type {SearchState} from './useSearch';
import type {SearchOption} from './searchOption';
import {NO_MATCH} from './searchOption';

export interface Situation {
  readonly state: SearchState;
  readonly query: string;
  readonly groups: readonly (readonly IndexedPage[])[];
  readonly recent: string | null;
  readonly path: string;
}

/** The rows for a query; for an empty query, the most recently visited pages. */
export function optionsFor({
  state,
  query,
  groups,
  recent,
  path,
}: Situation): readonly SearchOption[] {
  const words = query.trim();
  if (words === '') {
    return state.status === 'ready'
      ? state.engine.recentSuggestions(recent, state.pages, path)
      : [];
  }
  if (state.status === 'failed') {
    return [];
  }
  return [...suggestionsOf(state, query, groups), {link: searchLink(words), allText: words}];
}

function suggestionsOf(
  state: SearchState,
  query: string,
  groups: readonly (readonly IndexedPage[])[],
): readonly Suggestion[] {
  return state.status === 'ready' ? state.engine.suggestInScope(query, groups) : [];
}

export function groupsOf(
  state: SearchState,
  course: string | null,
): readonly (readonly IndexedPage[])[] {
  return state.status === 'ready' ? state.engine.groupByScope(state.pages, course) : [];
}

export function searchLink(query: string, area = ''): string {
  const parameters = new URLSearchParams({q: query, ...(area !== '' && {in: area})});
  return `${SEARCH_PAGE}?${parameters}`;
}

/** Text for the live region. */
export function announcement(
  {status}: {readonly status: SearchState['status']},
  query: string,
  options: readonly SearchOption[],
): string {
  if (status === 'failed') {
    return 'Search could not be loaded.';
  }
  if (query.trim() === '') {
    return options.length > 0 ? `${options.length} recent ${plural('page', options.length)}` : '';
  }
  if (status !== 'ready') {
    return 'Loading suggestions';
  }
  const count = options.length - 1;
  return count === 0 ? NO_MATCH : `${count} ${plural('suggestion', count)}`;
}

function plural(word: string, count: number): string {
  return count === 1 ? word : `${word}s`;
}
