/** The modules that the search box needs once it is used, loaded together with the index. */
export {decodeIndex} from '@site/src/lib/search/suggestionIndex';
export {respell} from '@site/src/lib/search/respell';
export {thisWeek} from '@site/src/lib/search/thisWeek';
export {groupByScope, suggestInScope} from '@site/src/lib/search/scope';
export {recentSuggestions} from '@site/src/lib/search/recentPages';
export {default as SuggestionPanel} from './SuggestionPanel';
