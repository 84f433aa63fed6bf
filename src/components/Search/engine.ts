/** The modules that the search box needs once it is used, loaded together with the index. */
export {decodeIndex} from '@site/src/lib/search/suggestionIndex';
export {groupByScope} from '@site/src/lib/search/scope';
export {offerFound} from './offerFound';
export {default as SuggestionPanel} from './SuggestionPanel';
