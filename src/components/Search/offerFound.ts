import {otherQueries} from '@site/src/lib/search/otherQueries';
import {recentSuggestions} from '@site/src/lib/search/recentSuggestions';
import {suggestInScope} from '@site/src/lib/search/scope';
import type {Suggestion} from '@site/src/lib/search/suggest';
import {thisWeek} from '@site/src/lib/search/thisWeek';
import type {SuggestionIndex} from '@site/src/lib/search/suggestionIndex';
import {allText} from './allText';
import type {Asked, Offer} from './offer';

type Situation = Asked & SuggestionIndex;

/**
 * The rows for a query once the index has loaded; for an empty one, the most recently visited pages and those
 * of the week.
 */
export function offerFound(situation: Situation): Offer {
  const words = situation.query.trim();
  return words === '' ? offerPages(situation) : offerSuggestions(situation, words);
}

function offerPages({recent, course, path, ...index}: Situation): Offer {
  const visited = recentSuggestions(recent, index.pages, path);
  const week = thisWeek(recent, index, course);
  const groups = [
    {heading: 'Visited last', options: visited},
    ...(week === undefined ? [] : [{heading: `More in ${week.label}`, options: week.pages}]),
  ].filter(({options}) => options.length > 0);
  return {
    groups,
    marked: '',
    announcement: groups
      .map(({heading, options}) => `${heading}: ${pageCount(options.length)}`)
      .join(', '),
  };
}

function offerSuggestions({pages, query, groups}: Situation, words: string): Offer {
  const found = suggestInScope(query, groups);
  if (found.length > 0) {
    return {
      groups: [{options: [...found, ...allText(words).options]}],
      marked: query,
      announcement: suggestions(found.length),
    };
  }
  for (const other of otherQueries(words, pages)) {
    const similar = suggestInScope(other, groups);
    if (similar.length > 0) {
      return offerSimilar(words, other, similar);
    }
  }
  return {
    groups: [{heading: NO_MATCH, ...allText(words)}],
    marked: query,
    announcement: NO_MATCH,
  };
}

function offerSimilar(words: string, other: string, similar: readonly Suggestion[]): Offer {
  return {
    groups: [
      {
        heading: `Nothing matches “${words}”. For “${other}”:`,
        options: [...similar, ...allText(words).options],
      },
    ],
    marked: other,
    announcement: `Nothing matches “${words}”. ${suggestions(similar.length)} for “${other}”`,
  };
}

const NO_MATCH = 'No page or heading matches.';

function pageCount(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}

function suggestions(count: number): string {
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
}
