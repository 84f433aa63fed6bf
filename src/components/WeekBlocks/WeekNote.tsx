import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Something a week holds that is no page, such as a work period. */
export default function WeekNote({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.note}>{children}</div>;
}
