import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Says that a list is still empty. */
export default function EmptyState({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.empty}>{children}</div>;
}
