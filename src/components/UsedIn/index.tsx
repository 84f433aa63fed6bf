import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {WeekUse} from '@site/src/data/page';
import {useCurrentCourse} from '@site/src/hooks/useCurrentCourse';
import styles from './styles.module.css';

export interface Props {
  readonly uses: readonly WeekUse[];
}

/**
 * The weeks that use this page. In the reader's own course it also links to what follows: a page, or the next
 * week.
 */
export default function UsedIn({uses}: Props): ReactNode {
  const current = useCurrentCourse();
  if (uses.length === 0) {
    return null;
  }
  return (
    <aside className={styles.uses} aria-label="Where this page is used">
      <ul>
        {uses.map(({course, week, link, next, nextWeek}) => (
          <li key={link} data-course={course.toLowerCase()}>
            Used in{' '}
            <Link to={link}>
              {course}, {week}
            </Link>
            {next && course === current?.code && (
              <>
                . Next in this week: <Link to={next.link}>{next.title}</Link>
              </>
            )}
            {nextWeek && course === current?.code && (
              <>
                . Go on to <Link to={nextWeek.link}>{nextWeek.title}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}
