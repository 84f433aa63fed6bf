import React, {useEffect, useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {countOf, FILTER} from '@site/src/data/moduleTexts';
import {wordsOf} from '@site/src/lib/moduleFilter';
import {filterGroups, type Left} from './filterGroups';
import styles from './styles.module.css';

/** A field that narrows down the Modules index while the reader types, and says how many pages are left. */
export default function ModuleFilter(): ReactNode {
  const isBrowser = useIsBrowser();
  const id = useId();
  const [query, setQuery] = useState('');
  const [left, setLeft] = useState<Left | undefined>(undefined);
  const [descriptions, setDescriptions] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const words = wordsOf(query);
    const found = filterGroups(words, descriptions);
    setLeft(words.length === 0 ? undefined : found);
  }, [query, descriptions]);
  const loadDescriptions = () => {
    import(
      /* webpackChunkName: "descriptions" */ '@generated/portal/default/descriptions.json'
    ).then(
      (loaded) => setDescriptions(loaded.default),
      (error: unknown) => console.warn('The filter knows no descriptions', error),
    );
  };
  return (
    <div className={styles.filter} style={isBrowser ? undefined : {visibility: 'hidden'}}>
      <label htmlFor={id}>{FILTER.label}</label>
      <input
        id={id}
        type="search"
        className={styles.field}
        autoComplete="off"
        spellCheck={false}
        placeholder={FILTER.placeholder}
        value={query}
        onFocus={loadDescriptions}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setQuery('');
          }
        }}
      />
      <div role="status" className={styles.count}>
        {left !== undefined && (left.pages === 0 ? FILTER.none : countOf(left.pages, left.topics))}
      </div>
      {left?.pages === 0 && (
        <p className={styles.none}>
          <Link to={`/search/?q=${encodeURIComponent(query.trim())}`}>{FILTER.search}</Link>
        </p>
      )}
    </div>
  );
}
