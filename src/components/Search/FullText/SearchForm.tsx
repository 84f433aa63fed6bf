import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import {SEARCH_PAGE} from '@site/src/data/search';
import styles from './styles.module.css';

export interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Milliseconds after the last key before the search runs. */
const PAUSE_MS = 250;

export default function SearchForm({query, onQuery}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState(query);
  const told = useRef(query);
  useEffect(() => {
    if (query !== told.current) {
      told.current = query;
      setText(query);
    }
  }, [query]);
  useEffect(() => {
    const words = text.trim();
    if (words === told.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      told.current = words;
      onQuery(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, onQuery]);
  return (
    <form
      role="search"
      aria-label="Full text"
      action={SEARCH_PAGE}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        told.current = text.trim();
        onQuery(text.trim());
      }}
    >
      <label htmlFor={id} className={styles.label}>
        Words, names of functions, properties or elements
      </label>
      <div className={styles.field}>
        <input
          id={id}
          className={styles.input}
          type="search"
          name="q"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({target}) => setText(target.value)}
        />
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <span className="visually-hidden">Search all text</span>
        </button>
      </div>
    </form>
  );
}
