import React, {type ReactNode} from 'react';
import {progressText} from '@site/src/data/readerTexts';
import {useLessonsDone} from '@site/src/hooks/useLessonsDone';
import styles from './styles.module.css';

export interface Props {
  /** Id of the course. */
  readonly course: string;
  /** How many lessons the course has. */
  readonly lessons: number;
}

/** How much of a course the reader has done, in the colour of the course. Empty until hydration. */
export default function ProgressRing({course, lessons}: Props): ReactNode {
  const done = Math.min(useLessonsDone(course), lessons);
  if (lessons === 0) {
    return null;
  }
  return (
    <span className={styles.progress}>
      <svg className={styles.ring} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="8" />
        <circle
          className={styles.done}
          cx="10"
          cy="10"
          r="8"
          pathLength={lessons}
          strokeDasharray={`${done} ${lessons}`}
        />
      </svg>
      {progressText(done, lessons)}
    </span>
  );
}
