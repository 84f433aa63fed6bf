import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import {useReader} from '@site/src/hooks/useReader';
import {entryAt} from '@site/src/lib/readersData/schema';
import {choosePlace} from './chosenPlace';
import styles from './styles.module.css';

export interface Props {
  /** Id of the heading; without one, the page as a whole. */
  readonly id?: string;
}

/** The button takes up its space, but cannot be used before hydration. */
const BEFORE_HYDRATION = {visibility: 'hidden'} as const;

const LABEL = 'Bookmark or note';

/** The button that opens the bookmark and the note of a heading or a page. Its icon is filled if there is one. */
export default function PlaceMark({id}: Props): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const place = id === undefined ? pathname : `${pathname}#${id}`;
  const isMarked = useReader(
    (data) =>
      entryAt(data, 'bookmarks', place) !== undefined ||
      entryAt(data, 'notes', place) !== undefined,
  );
  const shared = {
    'aria-haspopup': 'dialog',
    'data-marked': isMarked ? '' : undefined,
    style: isBrowser ? undefined : BEFORE_HYDRATION,
    onClick: () => choosePlace({id}),
  } as const;
  if (id === undefined) {
    return (
      <Button {...shared} className={styles.mark}>
        <Icon name="bookmark" />
        {LABEL}
      </Button>
    );
  }
  return (
    <span className={clsx('live-only', styles.tool)}>
      <button
        type="button"
        {...shared}
        className={styles.mark}
        aria-label={isMarked ? `${LABEL}, there is one` : LABEL}
      >
        <Icon name="bookmark" />
      </button>
    </span>
  );
}
