import React, {useEffect, useId, useMemo, useRef, type ReactNode} from 'react';
import {placeOf} from '@site/src/lib/search/place';
import {markRanges} from '@site/src/lib/search/marks';
import {matchedRanges, type IndexedPage} from '@site/src/lib/search/suggest';
import Marked from '../Marked';
import type {Offer, OptionGroup, SearchOption} from '../offer';
import Option from './Option';
import styles from './late.module.css';

export interface Props {
  /** Prefix for the ids of the list and its rows. */
  readonly id: string;
  readonly offer: Offer;
  readonly pages: readonly IndexedPage[];
  readonly index: number;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (link: string) => void;
}

/** The list of suggestions below the search box. */
export default function SuggestionPanel({pages, offer, ...props}: Props): ReactNode {
  const {id, index, onActivate, onChoose} = props;
  const {groups, marked} = offer;
  const titles = useMemo(() => new Map(pages.map(({path, title}) => [path, title])), [pages]);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({block: 'nearest'});
  }, [index, offer]);

  const rows = groups.flatMap(({options}) => options);
  return (
    // A press between the rows leaves focus in the box.
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={marked === '' ? 'Pages' : 'Suggestions'}
        tabIndex={-1}
        onMouseLeave={() => onActivate(-1)}
      >
        {groups.map((group) => (
          <Group key={group.heading ?? ''} heading={group.heading}>
            {group.options.map((option) => {
              const row = rows.indexOf(option);
              return (
                <Option
                  key={option.link}
                  id={`${id}-${row}`}
                  link={option.link}
                  isActive={row === index}
                  onActivate={() => onActivate(row)}
                  onChoose={onChoose}
                >
                  <Label option={option} query={marked} titles={titles} />
                </Option>
              );
            })}
          </Group>
        ))}
      </div>
    </div>
  );
}

function Group({heading, children}: Pick<OptionGroup, 'heading'> & {readonly children: ReactNode}) {
  const id = useId();
  return heading === undefined ? (
    children
  ) : (
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className={styles.heading}>
        {heading}
      </p>
      {children}
    </div>
  );
}

interface LabelProps {
  readonly option: SearchOption;
  readonly query: string;
  readonly titles: ReadonlyMap<string, string>;
}

function Label({option, query, titles}: LabelProps): ReactNode {
  if ('allText' in option) {
    return <span className={styles.allText}>Search all text for “{option.allText}”</span>;
  }
  const {title, header, link} = option;
  return (
    <>
      <span>
        <Title text={title} query={header === undefined ? query : ''} />
        {header !== undefined && (
          <span className={styles.header}>
            {'> '}
            <Title text={header} query={query} />
          </span>
        )}
      </span>
      <span className={styles.place}>{placeOf(link, titles).join(' · ')}</span>
    </>
  );
}

function Title({text, query}: {readonly text: string; readonly query: string}): ReactNode {
  return <Marked pieces={markRanges(text, matchedRanges(query, text))} />;
}
