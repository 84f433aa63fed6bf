import React, {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PREVIEW_HEIGHT_PX} from '@site/src/data/runLimits';
import {useRun} from '@site/src/hooks/useRun';
import type {TaskData} from '@site/src/lib/code/blockData';
import {runFiles} from '@site/src/lib/code/shownText';
import styles from './styles.module.css';

interface Props {
  readonly task: TaskData;
}

const PAGE_RUNNERS: readonly string[] = ['html', 'jsx', 'tsx', 'vue'];

/**
 * Shows the result of the solved task without its code. It is rendered from the solution, so it is never out
 * of date.
 */
export default function Goal({task}: Props): ReactNode {
  const {runner, solution, setup, previous, height} = task;
  const isBrowser = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  const {run, stage, status, output, errors} = useRun({runner, setup, previous});
  const isPage = PAGE_RUNNERS.includes(runner);
  const toggle = () => {
    setOpen(!isOpen);
    if (status === 'idle') {
      void run(runFiles(solution));
    }
  };
  return (
    <div className={clsx('live-only', styles.goal)}>
      <button
        type="button"
        className={styles.goalButton}
        style={isBrowser ? undefined : {visibility: 'hidden'}}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {isOpen ? 'Hide the goal' : 'Show the goal'}
      </button>
      <div className={isOpen ? styles.goalBox : styles.offStage}>
        <div
          ref={stage}
          className={isPage ? styles.goalStage : styles.offStage}
          style={{'--height': `${height ?? PREVIEW_HEIGHT_PX}px`} as object}
        />
        {isOpen && !isPage && output && <pre className={styles.goalOutput}>{output}</pre>}
        {errors.map(({message}) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}
