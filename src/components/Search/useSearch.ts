import {useCallback, useEffect, useRef, useState} from 'react';
import {loadSearch, type LoadedSearch} from './loadSearch';

export type SearchState =
  {readonly status: 'idle' | 'loading' | 'failed'} | ({readonly status: 'ready'} & LoadedSearch);

export interface Search {
  readonly state: SearchState;
  /** Loads the index, unless it is loading or loaded already. */
  readonly load: () => void;
}

/** The suggestion index, loaded when it is first needed. */
export function useSearch(): Search {
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const load = useCallback(() => {
    setState((known) => (known.status === 'ready' ? known : {status: 'loading'}));
    loadSearch().then(
      (loaded) => isMounted.current && setState({status: 'ready', ...loaded}),
      (error: unknown) => {
        console.warn(error);
        return isMounted.current && setState({status: 'failed'});
      },
    );
  }, []);
  return {state, load};
}
