import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

/** Help that a student asks for. */
export default function Hint({children}: Props): ReactNode {
  return (
    <details className={styles.hint}>
      <summary className={styles.summary}>Hint</summary>
      <div className={styles.text}>{children}</div>
    </details>
  );
}
