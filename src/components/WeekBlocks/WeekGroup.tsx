import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly title?: string;
  readonly children: ReactNode;
}

/** Pages of a week under one subheading, such as Topics or Labs. */
export default function WeekGroup({title, children}: Props): ReactNode {
  return (
    <section className={styles.group}>
      {title !== undefined && <h3 className={styles.groupTitle}>{title}</h3>}
      {children}
    </section>
  );
}
