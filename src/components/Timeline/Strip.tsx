import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {STILL_SANDBOX} from '@site/src/data/runLimits';
import type {TimelineData} from '@site/src/lib/code/blockData';
import {seconds} from '@site/src/lib/timeline';
import {loadThroughWorker} from '@site/src/runners/frame/throughWorker';
import styles from './styles.module.css';

/** The animation at several moments side by side, for print and for readers without scripts. */
export default function Strip({moments}: Pick<TimelineData, 'moments'>): ReactNode {
  return (
    <ol className={styles.strip}>
      {moments.map(({path, at}) => (
        <li key={at}>
          <Moment path={path} title={`The animation after ${seconds(at)}`} />
          {seconds(at)}
        </li>
      ))}
    </ol>
  );
}

function Moment({path, title}: {readonly path: string; readonly title: string}): ReactNode {
  return (
    <div className={styles.moment}>
      <iframe
        ref={loadThroughWorker}
        src={useBaseUrl(path)}
        title={title}
        sandbox={STILL_SANDBOX}
        loading="lazy"
      />
    </div>
  );
}
