import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {pagesOpened, YOUR_WEEK} from '@site/src/data/courseTexts';
import type {ReadersPlace} from '@site/src/lib/readersPlace';
import styles from './styles.module.css';

export interface Props {
  readonly place: ReadersPlace;
  /** Whether the reader has opened a page of the course before. */
  readonly isKnown: boolean;
}

/** The week that the reader is in, with the page to continue with. It takes up the same space for every week. */
export default function YourWeek({place, isKnown}: Props): ReactNode {
  const {week, next, read} = place;
  return (
    <section className={styles.yourWeek}>
      <h2>{isKnown ? YOUR_WEEK.again : YOUR_WEEK.start}</h2>
      <p className={styles.weekName}>
        <Link to={week.link}>{week.label}</Link> {/* Even without a title it takes up its space. */}
        <span>{week.title}</span>
      </p>
      <p className={styles.opened}>{pagesOpened(read, week.pages.length)}</p>
      {next === undefined ? (
        <p className={styles.next}>{YOUR_WEEK.finished}</p>
      ) : (
        <Link to={next.link} className={styles.next}>
          <span>{isKnown ? YOUR_WEEK.goOn : YOUR_WEEK.begin}</span> {next.title}
        </Link>
      )}
    </section>
  );
}
