import {useCallback, useEffect, useState} from 'react';
import type {FullTextResult} from '@site/src/lib/search/fullText';
import {sortIntroductions} from '@site/src/lib/search/introduction';
import type {PageHit} from '@site/src/lib/search/ranking';
import {respell} from '@site/src/lib/search/respell';
import {firstSectionsOf} from '@site/src/lib/search/sections';
import type {IndexedPage} from '@site/src/lib/search/suggest';
import {forgetSearch, loadSearch} from '../loadSearch';
import {askWorker} from './askWorker';

export interface FoundText extends FullTextResult {
  readonly query: string;
  /** The query whose results these are, because no page has a word of the query itself. */
  readonly corrected?: string;
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
  const found = await askWorker({kind: 'search', query, firstSections});
  const better = found.hits.length === 0 ? respell(query, pages) : undefined;
  if (better === undefined) {
    return {...found, hits: introductionsFirst(query, found.hits, pages), query, pages};
  }
  const similar = await askWorker({kind: 'search', query: better, firstSections});
  return similar.hits.length === 0
    ? {...found, query, pages}
    : {
        ...similar,
        hits: introductionsFirst(better, similar.hits, pages),
        query,
        corrected: better,
        pages,
      };
}

function introductionsFirst(
  query: string,
  hits: readonly PageHit[],
  pages: readonly IndexedPage[],
): readonly PageHit[] {
  const first = sortIntroductions(
    query,
    hits.map((hit) => ({hit, path: pages[hit.page]!.path})),
  ).map(({hit}) => hit);
  return [...first, ...hits.filter((hit) => !first.includes(hit))];
}
