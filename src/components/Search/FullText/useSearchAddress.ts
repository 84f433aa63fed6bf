import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {searchLink} from '../allText';

export interface SearchAddress {
  readonly query: string;
  /** The area that the results are limited to, or an empty string for all. */
  readonly area: string;
  /** Replaces the URL while the reader types, so that one Back leaves the whole search. */
  readonly replace: (query: string, area: string) => void;
}

/**
 * The query and the filter, stored in the URL so that a search can be shared. Both are empty in the built
 * page.
 */
export function useSearchAddress(): SearchAddress {
  const history = useHistory();
  const {search} = useLocation();
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  return {
    query: (parameters.get('q') ?? '').trim(),
    area: parameters.get('in') ?? '',
    replace: useCallback(
      (query, area) => history.replace(searchLink(query.trim(), area)),
      [history],
    ),
  };
}
