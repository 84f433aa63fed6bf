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

const NOTHING: Offer = {groups: [], marked: '', announcement: ''};

/** The rows for a query; for an empty one, the pages visited last and those of the reader's week. */
export function offerFor(situation: Situation): Offer {
  const {state} = situation;
  const query = situation.query.trim();
  switch (state.status) {
    case 'failed':
      return {...NOTHING, announcement: query === '' ? '' : 'Search could not be loaded.'};
    case 'ready':
      return query === '' ? offerPages(situation) : offerSuggestions(situation, query);
    default:
      return query === ''
        ? NOTHING
        : {...NOTHING, groups: [allText(query)], announcement: 'Loading suggestions'};
  }
}

function offerPages({state, recent, course, path}: Situation): Offer {
  if (state.status !== 'ready') {
    return NOTHING;
  }
  const visited = state.engine.recentSuggestions(recent, state.pages, path);
  const week = state.engine.thisWeek(recent, state, course);
  const groups = [
    {heading: 'Visited last', options: visited},
    ...(week === undefined ? [] : [{heading: `More in ${week.label}`, options: week.pages}]),
  ].filter(({options}) => options.length > 0);
  return {
    groups,
    marked: '',
    announcement: groups
      .map(({heading, options}) => `${heading}: ${pages(options.length)}`)
      .join(', '),
  };
}

function offerSuggestions({state, query, groups}: Situation, words: string): Offer {
  if (state.status !== 'ready') {
    return NOTHING;
  }
  const {suggestInScope, respell} = state.engine;
  const found = suggestInScope(query, groups);
  if (found.length > 0) {
    return {
      groups: [{options: [...found, ...allText(words).options]}],
      marked: query,
      announcement: suggestions(found.length),
    };
  }
  const better = respell(words, state.pages);
  const similar = better === undefined ? [] : suggestInScope(better, groups);
  return similar.length === 0 || better === undefined
    ? {groups: [{heading: NO_MATCH, ...allText(words)}], marked: query, announcement: NO_MATCH}
    : {
        groups: [
          {
            heading: `Nothing matches “${words}”. For “${better}”:`,
            options: [...similar, ...allText(words).options],
          },
        ],
        marked: better,
        announcement: `Nothing matches “${words}”. ${suggestions(similar.length)} for “${better}”`,
      };
}

const NO_MATCH = 'No page or heading matches.';

function allText(words: string): OptionGroup {
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

function pages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}

function suggestions(count: number): string {
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
}
