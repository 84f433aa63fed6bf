/** The modules that the search box needs once it is used, loaded together with the index. */
export {decodePages} from '@site/src/lib/search/suggestionIndex';
export {groupByScope, suggestInScope} from '@site/src/lib/search/scope';
export {recentSuggestions} from '@site/src/lib/search/recentPages';
export {default as SuggestionPanel} from './SuggestionPanel';
