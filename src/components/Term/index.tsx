import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

/** A term where a lesson explains it. */
export default function Term({children}: Props): ReactNode {
  return <dfn className={styles.term}>{children}</dfn>;
}
