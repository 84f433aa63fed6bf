import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {writtenOfWeek, YOUR_WEEK} from '@site/src/data/courseTexts';
import type {FrontWeek} from '@site/src/data/page';
import styles from './styles.module.css';

export interface Props {
  readonly weeks: readonly FrontWeek[];
  /** The week that the reader is in. */
  readonly current: FrontWeek | undefined;
}

/** All weeks of a course in one view; each links to its place on the content page. */
export default function WeekList({weeks, current}: Props): ReactNode {
  return (
    <ol className={styles.weeks}>
      {weeks.map((week) => {
        const {label, title, link, pages, wanted} = week;
        return (
          <li
            key={label}
            className={clsx(
              week === current && styles.current,
              wanted !== undefined && pages.length === 0 && styles.wanted,
            )}
          >
            <Link to={link} aria-current={week === current ? 'step' : undefined}>
              <span className={styles.label}>{label}</span>{' '}
              {title !== undefined && <span className={styles.title}>{title}</span>}{' '}
              <span className={styles.state}>
                {week === current && YOUR_WEEK.again}
                {week !== current && wanted !== undefined && writtenOfWeek(pages.length, wanted)}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
