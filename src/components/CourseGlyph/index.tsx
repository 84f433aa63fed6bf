import React, {type ReactNode} from 'react';
import {shapeOf} from '@site/src/lib/identity';
import styles from './styles.module.css';

export interface Props {
  /** What the mark identifies: a course id or a topic. */
  readonly of: string;
}

/** The geometric mark of a course or topic. It is decorative and has no text alternative. */
export default function CourseGlyph({of}: Props): ReactNode {
  const {back, front} = shapeOf(of);
  return (
    <svg className={styles.glyph} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path className={styles.back} d={back} />
      <path className={styles.front} d={front} />
    </svg>
  );
}
