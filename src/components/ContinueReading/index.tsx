import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLastPlace} from '@site/src/hooks/useLastPlace';
import styles from './styles.module.css';

export interface Props {
  /** Id of a course; without one, the last place in the whole portal. */
  readonly area?: string;
}

/** Leads back to where the reader left off. On the first visit, and before hydration, the space stays empty. */
export default function ContinueReading({area}: Props): ReactNode {
  const place = useLastPlace(area);
  return (
    <p className={clsx('no-print', styles.continue)}>
      {place && (
        <Link to={`${place.path}${place.hash}`}>
          Continue where you left off: <b>{place.title}</b>
        </Link>
      )}
    </p>
  );
}
