import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {searchLink} from '../options';

export interface SearchAddress {
  readonly query: string;
  /** Area that the results are limited to; empty for all. */
  readonly area: string;
  /** Replaces the address while the reader types, so that one search is one step back. */
  readonly replace: (query: string, area: string) => void;
}

/** Query and filter live in the address, which can be shared. The built page knows none. */
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
