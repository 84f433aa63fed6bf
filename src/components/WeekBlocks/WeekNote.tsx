import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** An entry of a week that is not a page, such as a work period. */
export default function WeekNote({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.note}>{children}</div>;
}
