import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {WeekUse} from '@site/src/data/page';
import styles from './styles.module.css';

export interface Props {
  readonly uses: readonly WeekUse[];
}

/** The weeks that use this page. */
export default function UsedIn({uses}: Props): ReactNode {
  if (uses.length === 0) {
    return null;
  }
  return (
    <aside className={styles.uses} aria-label="Where this page is used">
      <ul>
        {uses.map(({course, week, link}) => (
          <li key={link} data-course={course.toLowerCase()}>
            Used in{' '}
            <Link to={link}>
              {course}, {week}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
