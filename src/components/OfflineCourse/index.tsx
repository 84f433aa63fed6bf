import React, {lazy, Suspense, useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {OFFLINE_TITLES} from '@site/src/data/offlineTitles';
import {isServedByWorker} from '@site/src/lib/serviceWorker';
import styles from './styles.module.css';

export interface Props {
  /** First segment of the course's URLs. */
  readonly course: string;
}

const Panel = lazy(() => import('./Panel'));

/**
 * Lets readers save a course on their device. Nothing is loaded before they open it, except for readers who
 * have saved a course before.
 */
export default function OfflineCourse({course}: Props): ReactNode {
  const [isWanted, setWanted] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => setWanted(isServedByWorker()), []);
  return (
    <details className={clsx('no-print', styles.offline)} onToggle={() => setWanted(true)}>
      <summary className={styles.title}>
        {isSaved ? OFFLINE_TITLES.saved : OFFLINE_TITLES.unsaved}
      </summary>
      <div className={styles.body}>
        {isWanted && (
          <Suspense>
            <Panel course={course} onSaved={setSaved} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
