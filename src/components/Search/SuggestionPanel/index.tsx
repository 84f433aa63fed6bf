import React, {useEffect, useMemo, useRef, type ReactNode} from 'react';
import {markRanges} from '@site/src/lib/search/marks';
import {placeOf} from '@site/src/lib/search/place';
import {matchedRanges, type IndexedPage} from '@site/src/lib/search/suggest';
import Marked from '../Marked';
import {NO_MATCH} from '../searchOption';
import {type SearchOption} from '../searchOption';
import Option from './Option';
import styles from './styles.module.css';

export interface Props {
  /** Prefix for the ids of the list and its rows. */
  readonly id: string;
  readonly query: string;
  readonly options: readonly SearchOption[];
  readonly pages: readonly IndexedPage[];
  readonly index: number;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (link: string) => void;
}

/** The list of suggestions below the search box. */
export default function SuggestionPanel(props: Props): ReactNode {
  const {id, query, options, pages, index, onActivate, onChoose} = props;
  const titles = useMemo(() => new Map(pages.map(({path, title}) => [path, title])), [pages]);
  const list = useRef<HTMLDivElement>(null);
  const isEmptyQuery = query.trim() === '';

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({block: 'nearest'});
  }, [index, options]);

  return (
    // A press between the rows leaves focus in the box.
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {isEmptyQuery && <p className={styles.heading}>Visited last</p>}
      {!isEmptyQuery && options.length === 1 && <p className={styles.heading}>{NO_MATCH}</p>}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={isEmptyQuery ? 'Pages visited last' : 'Suggestions'}
        tabIndex={-1}
        onMouseLeave={() => onActivate(-1)}
      >
        {options.map((option, row) => (
          <Option
            key={option.link}
            id={`${id}-${row}`}
            link={option.link}
            isActive={row === index}
            onActivate={() => onActivate(row)}
            onChoose={onChoose}
          >
            {'allText' in option ? (
              <span className={styles.allText}>Search all text for “{option.allText}”</span>
            ) : (
              <>
                <span>
                  <Title text={option.title} query={option.header === undefined ? query : ''} />
                  {option.header !== undefined && (
                    <span className={styles.header}>
                      {'> '}
                      <Title text={option.header} query={query} />
                    </span>
                  )}
                </span>
                <span className={styles.place}>{placeOf(option.link, titles).join(' · ')}</span>
              </>
            )}
          </Option>
        ))}
      </div>
    </div>
  );
}

function Title({text, query}: {readonly text: string; readonly query: string}): ReactNode {
  return <Marked pieces={markRanges(text, matchedRanges(query, text))} />;
}
