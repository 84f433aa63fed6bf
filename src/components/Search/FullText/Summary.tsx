import React, {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {respell} from '@site/src/lib/search/respell';
import {searchLink} from '../allText';
import late from './late.module.css';
import styles from './styles.module.css';
import type {FullText} from './useFullText';

export interface Props {
  readonly search: FullText;
  /** Number of pages that match the current filter. */
  readonly count: number;
}

/** Summarizes the search; changes are announced. */
export default function Summary({search, count}: Props): ReactNode {
  const {status, found, retry} = search;
  const better = useMemo(
    () =>
      status === 'ready' && found?.complete === false && found.hits.length > 0
        ? respell(found.query, found.pages)
        : undefined,
    [status, found],
  );
  return (
    <div className={styles.summary}>
      <p role="status">{summaryOf(search, count)}</p>
      {status === 'failed' && (
        <button type="button" className={late.more} onClick={retry}>
          Try again
        </button>
      )}
      {better !== undefined && (
        <p>
          Did you mean <Link to={searchLink(better)}>{better}</Link>?
        </p>
      )}
    </div>
  );
}

function summaryOf({status, found}: FullText, count: number): string {
  if (status === 'failed') {
    return 'The search index could not be loaded.';
  }
  if (status === 'loading') {
    return 'Searching…';
  }
  if (found === undefined) {
    return '';
  }
  if (found.hits.length === 0) {
    return `Nothing found for “${found.query}”.`;
  }
  const pages = `${count} ${count === 1 ? 'page' : 'pages'}`;
  if (found.corrected !== undefined) {
    return `Nothing found for “${found.query}”. ${pages} for “${found.corrected}”`;
  }
  return found.complete
    ? `${pages} for “${found.query}”`
    : `No page has all words of “${found.query}”; ${pages} with most of them`;
}
