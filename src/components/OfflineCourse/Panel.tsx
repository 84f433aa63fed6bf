import React, {useEffect, useRef, type ReactNode} from 'react';
import {OFFLINE_TEXTS} from '@site/src/data/offlineTexts';
import {megabytes} from '@site/src/lib/offline';
import type {Progress} from '@site/src/offline/saveCourse';
import {type Action, viewOf} from './view';
import {useOfflineCourse} from './useOfflineCourse';
import styles from './late.module.css';

interface Props {
  readonly course: string;
  readonly onSaved: (isSaved: boolean) => void;
}

/** The state of a course's saved copy, and the actions that are available for it. */
export default function Panel({course, onSaved}: Props): ReactNode {
  const state = useOfflineCourse(course);
  const {status, progress} = state;
  const {message, actions} = viewOf(state);
  useEffect(() => {
    if (status) {
      onSaved(status.kind === 'saved');
    }
  }, [onSaved, status]);
  return (
    <>
      <p>{OFFLINE_TEXTS.about}</p>
      <p role="status">{message}</p>
      {progress && <Bar {...progress} />}
      <Actions actions={actions} />
    </>
  );
}

/** Progress is not announced as it grows; the start and the end are, as changes of state. */
function Bar({done, total}: Progress): ReactNode {
  return (
    <p className={styles.progress}>
      <progress max={total} value={done} aria-label={OFFLINE_TEXTS.saving} />
      <span>
        {megabytes(done)} of {megabytes(total)}
      </span>
    </p>
  );
}

/** The first button stays the same element, so that it keeps focus when one action replaces another. */
function Actions({actions}: {readonly actions: readonly Action[]}): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  const isUsed = useRef(false);
  useEffect(() => {
    if (isUsed.current && document.activeElement === document.body) {
      first.current?.focus();
    }
  }, [actions]);
  return (
    <p className={styles.actions}>
      {actions.map(({label, run, isQuiet}, index) => (
        <button
          key={index}
          ref={index === 0 ? first : undefined}
          type="button"
          className={isQuiet ? styles.action : styles.main}
          onClick={() => {
            isUsed.current = true;
            run();
          }}
        >
          {label}
        </button>
      ))}
    </p>
  );
}
