import {useCallback, useEffect, useState} from 'react';
import type {FullTextResult} from '@site/src/lib/search/fullText';
import {firstSectionsOf} from '@site/src/lib/search/sections';
import type {IndexedPage} from '@site/src/lib/search/suggest';
import {forgetSearch, loadSearch} from '../loadSearch';
import {askWorker} from './askWorker';

export interface FoundText extends FullTextResult {
  readonly query: string;
  readonly pages: readonly IndexedPage[];
}

export interface FullText {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last result, which is kept while the next query is running. */
  readonly found: FoundText | undefined;
  readonly retry: () => void;
}

/** Results of the full-text search for a query. */
export function useFullText(query: string): FullText {
  const [status, setStatus] = useState<FullText['status']>('idle');
  const [found, setFound] = useState<FoundText>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (query === '') {
      setStatus('idle');
      setFound(undefined);
      return undefined;
    }
    let isCurrent = true;
    setStatus('loading');
    search(query).then(
      (result) => {
        if (isCurrent) {
          setFound(result);
          setStatus('ready');
        }
      },
      (error: unknown) => {
        console.warn(error);
        forgetSearch(true);
        if (isCurrent) {
          setStatus('failed');
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query, attempt]);
  return {status, found, retry: useCallback(() => setAttempt((count) => count + 1), [])};
}

async function search(query: string): Promise<FoundText> {
  const {pages} = await loadSearch();
  const firstSections = firstSectionsOf(pages);
  return {...(await askWorker({kind: 'search', query, firstSections})), query, pages};
}
