import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

/** Why the solution of a task works; the task shows it with the solution. */
export default function Explain({children}: Props): ReactNode {
  return <div className={styles.explain}>{children}</div>;
}
