import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

/** Help that students open when they want it. */
export default function Hint({children}: Props): ReactNode {
  return (
    <details className={styles.hint} data-paper="hint">
      <summary className={styles.summary}>Hint</summary>
      <div className={styles.text}>{children}</div>
    </details>
  );
}
