import React, {type ReactNode} from 'react';
import type {SearchState} from '../useSearch';
import styles from './styles.module.css';

export interface Props {
  readonly status: SearchState['status'];
  readonly query: string;
  readonly onRetry: () => void;
}

/** Shown in place of the list while there is no index. */
export default function Notice({status, query, onRetry}: Props): ReactNode {
  if (status === 'failed') {
    return (
      <div className={styles.notice}>
        <p>Search could not be loaded.</p>
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  }
  return status === 'loading' && query.trim() !== '' ? (
    <p className={styles.notice}>Loading suggestions…</p>
  ) : null;
}
