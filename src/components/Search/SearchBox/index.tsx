import React, {useCallback, useEffect, useId, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import Icon from '@site/src/components/Icon';
import {SEARCH_HOT_KEYS} from '@site/src/data/limits';
import {SEARCH_PAGE} from '@site/src/data/search';
import {useCurrentCourse} from '@site/src/hooks/useCurrentCourse';
import {useHotKeys} from '@site/src/hooks/useHotKeys';
import {groupsOf, offerFor} from '../options';
import {useCombobox} from '../useCombobox';
import {readRecentPages, useRecentPages} from '@site/src/hooks/useRecentPages';
import {useSearch} from '../useSearch';
import Notice from './Notice';
import styles from './styles.module.css';

/** The navbar's search box: a combobox whose index is loaded on first use. */
export default function SearchBox(): ReactNode {
  const id = useId();
  const {pathname} = useLocation();
  const course = useCurrentCourse()?.code.toLowerCase() ?? null;
  const {state, load} = useSearch();
  const {inputRef, focus, ...box} = useCombobox();
  const {query, isFocused, isOpen, index} = box;
  const groups = useMemo(() => groupsOf(state, course), [state, course]);
  const recent = useMemo(() => (isFocused ? readRecentPages() : null), [isFocused]);
  const offer = useMemo(
    () => offerFor({state, query, groups, recent, course, path: pathname}),
    [state, query, groups, recent, course, pathname],
  );
  const links = useMemo(
    () => offer.groups.flatMap(({options}) => options.map(({link}) => link)),
    [offer],
  );
  const panel =
    isFocused && isOpen && state.status === 'ready' && links.length > 0 ? state : undefined;

  useRecentPages();
  useEffect(() => {
    if (isFocused) {
      load();
    }
  }, [isFocused, load]);
  useHotKeys(SEARCH_HOT_KEYS, focus);
  const retry = useCallback(() => {
    focus();
    load();
  }, [focus, load]);

  return (
    <form
      role="search"
      action={SEARCH_PAGE}
      ref={box.formRef}
      className={clsx('live-only', styles.box)}
      data-open={isFocused || undefined}
      onFocus={box.onFocus}
      onBlur={box.onBlur}
      onPointerEnter={state.status === 'idle' ? load : undefined}
    >
      <label htmlFor={`${id}-input`} className="visually-hidden">
        Search
      </label>
      <Icon name="search" className={styles.icon} />
      <input
        ref={inputRef}
        id={`${id}-input`}
        className={styles.input}
        type="search"
        name="q"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={panel !== undefined}
        aria-controls={`${id}-list`}
        aria-activedescendant={panel && index >= 0 ? `${id}-${index}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Search"
        data-keeps-focus=""
        value={query}
        onChange={({target}) => box.setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && state.status === 'failed') {
            event.preventDefault();
            load();
          } else {
            box.onKeyDown(event, links);
          }
        }}
      />
      {isFocused && (
        <button type="button" className={styles.close} onClick={box.leave}>
          <Icon name="close" />
          <span className="visually-hidden">Close search</span>
        </button>
      )}
      {panel && (
        <panel.engine.SuggestionPanel
          id={id}
          offer={offer}
          pages={panel.pages}
          index={index}
          onActivate={box.setIndex}
          onChoose={box.choose}
        />
      )}
      {isFocused && <Notice status={state.status} query={query} onRetry={retry} />}
      <div role="status" className="visually-hidden">
        {isFocused && isOpen ? offer.announcement : ''}
      </div>
    </form>
  );
}
