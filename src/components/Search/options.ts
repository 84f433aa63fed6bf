import type {IndexedPage} from '@site/src/lib/search/suggest';
import {allText} from './allText';
import type {Asked, Offer} from './offer';
import type {SearchState} from './useSearch';

export interface Situation extends Asked {
  readonly state: SearchState;
}

const NOTHING: Offer = {groups: [], marked: '', announcement: ''};

/** The rows for a query, or a message until the index has loaded. */
export function offerFor(situation: Situation): Offer {
  const {state} = situation;
  const query = situation.query.trim();
  switch (state.status) {
    case 'failed':
      return {...NOTHING, announcement: query === '' ? '' : 'Search could not be loaded.'};
    case 'ready':
      return state.engine.offerFound({...situation, ...state});
    default:
      return query === ''
        ? NOTHING
        : {...NOTHING, groups: [allText(query)], announcement: 'Loading suggestions'};
  }
}

export function groupsOf(
  state: SearchState,
  course: string | null,
): readonly (readonly IndexedPage[])[] {
  return state.status === 'ready' ? state.engine.groupByScope(state.pages, course) : [];
}
