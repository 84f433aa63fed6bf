import {SEARCH_PAGE} from '@site/src/data/search';
import type {IndexedPage} from '@site/src/lib/search/suggest';
import type {Offer, OptionGroup} from './offer';
import type {SearchState} from './useSearch';

export interface Situation {
  readonly state: SearchState;
  readonly query: string;
  readonly groups: readonly (readonly IndexedPage[])[];
  readonly recent: string | null;
  /** First segment of the paths of the reader's course. */
  readonly course: string | null;
  readonly path: string;
}

export const NOTHING: Offer = {groups: [], marked: '', announcement: ''};

/** The rows for a query, or what is said until the index is here. */
export function offerFor(situation: Situation): Offer {
  const {state} = situation;
  const query = situation.query.trim();
  switch (state.status) {
    case 'failed':
      return {...NOTHING, announcement: query === '' ? '' : 'Search could not be loaded.'};
    case 'ready':
      return state.engine.offerFound({...situation, state});
    default:
      return query === ''
        ? NOTHING
        : {...NOTHING, groups: [allText(query)], announcement: 'Loading suggestions'};
  }
}

/** The row that leads to the full-text search. */
export function allText(words: string): OptionGroup {
  return {options: [{link: searchLink(words), allText: words}]};
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
