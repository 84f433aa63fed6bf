import {recentSuggestions} from '@site/src/lib/search/recentPages';
import {respell} from '@site/src/lib/search/respell';
import {suggestInScope} from '@site/src/lib/search/scope';
import {thisWeek} from '@site/src/lib/search/thisWeek';
import type {LoadedSearch} from './loadSearch';
import type {Offer} from './offer';
import {allText, type Situation} from './options';

interface Loaded extends Situation {
  readonly state: Situation['state'] & LoadedSearch;
}

/** The rows for a query once the index is here; for an empty one, the pages visited last and those of the week. */
export function offerFound(situation: Loaded): Offer {
  const words = situation.query.trim();
  return words === '' ? offerPages(situation) : offerSuggestions(situation, words);
}

function offerPages({state, recent, course, path}: Loaded): Offer {
  const visited = recentSuggestions(recent, state.pages, path);
  const week = thisWeek(recent, state, course);
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

function offerSuggestions({state, query, groups}: Loaded, words: string): Offer {
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

function pages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}

function suggestions(count: number): string {
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
}
