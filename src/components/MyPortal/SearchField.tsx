import React, {useId, type ReactNode} from 'react';
import styles from './late.module.css';

export interface Props {
  readonly query: string;
  /** Number of matching bookmarks, notes and examples. */
  readonly found: number;
  readonly onQuery: (query: string) => void;
}

/** Searches the contents of the reader's page. */
export default function SearchField({query, found, onQuery}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id}>Search this page</label>
      <input
        id={id}
        type="search"
        className={styles.input}
        autoComplete="off"
        value={query}
        onChange={({target}) => onQuery(target.value)}
      />
      <p role="status" className="visually-hidden">
        {query !== '' && `${found} found`}
      </p>
    </div>
  );
}
