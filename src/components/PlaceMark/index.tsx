import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import {useReader} from '@site/src/hooks/useReader';
import {entryAt} from '@site/src/lib/readersData/schema';
import {choosePlace} from './chosenPlace';
import styles from './styles.module.css';

export interface Props {
  /** Id of the heading; without one, the page as a whole. */
  readonly id?: string;
}

/** The button that opens the bookmark and the note of a heading or a page, filled where there is one. */
export default function PlaceMark({id}: Props): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const place = id === undefined ? pathname : `${pathname}#${id}`;
  const isMarked = useReader(
    (data) =>
      entryAt(data, 'bookmarks', place) !== undefined ||
      entryAt(data, 'notes', place) !== undefined,
  );
  const label = 'Bookmark or note';
  const button = (
    <button
      type="button"
      className={clsx(styles.button, id === undefined && styles.labelled)}
      aria-label={id === undefined ? undefined : isMarked ? `${label}, there is one` : label}
      aria-haspopup="dialog"
      data-marked={isMarked ? '' : undefined}
      style={isBrowser ? undefined : {visibility: 'hidden'}}
      onClick={() => choosePlace({id})}
    >
      <Icon name="bookmark" />
      {id === undefined && label}
    </button>
  );
  return id === undefined ? button : <span className={styles.tool}>{button}</span>;
}
