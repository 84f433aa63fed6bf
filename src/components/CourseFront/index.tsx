import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ASSESSED, datesOf, MAKES, WEEKS} from '@site/src/data/courseTexts';
import type {AssessedWork, CourseFrontData} from '@site/src/data/page';
import {useReadersPlace} from '@site/src/hooks/useReadersPlace';
import Preparation from './Preparation';
import WeekList from './WeekList';
import YourWeek from './YourWeek';
import styles from './styles.module.css';

export interface Props {
  /** From src/sources/courseFront.ts. */
  readonly front: CourseFrontData;
}

/**
 * What a course's front page shows below its hero: the reader's week, what students make, all weeks, the
 * assessed work.
 */
export default function CourseFront({front}: Props): ReactNode {
  const {makes, weeks, assessed, unfinished} = front;
  const {place, isKnown} = useReadersPlace(weeks);
  return (
    <div className={styles.front}>
      {unfinished && <Preparation {...unfinished} />}
      {place && <YourWeek place={place} isKnown={isKnown} />}
      {makes.length > 0 && <Makes makes={makes} />}
      <section>
        <h2>{WEEKS}</h2>
        <WeekList weeks={weeks} current={isKnown ? place?.week : undefined} />
      </section>
      {assessed.length > 0 && (
        <section>
          <h2>{ASSESSED}</h2>
          <ul className={styles.assessed}>
            {assessed.map((work) => (
              <Work key={work.link} {...work} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Makes({makes}: Pick<CourseFrontData, 'makes'>): ReactNode {
  return (
    <section>
      <h2>{MAKES}</h2>
      <ul className={styles.makes}>
        {makes.map(({title, text, link}) => (
          <li key={title}>
            <h3>{link === undefined ? title : <Link to={link}>{title}</Link>}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Work({title, link, kind, opens, due}: AssessedWork): ReactNode {
  return (
    <li>
      <Link to={link}>{title}</Link>{' '}
      {kind !== undefined && <span className={styles.kind}>{kind}</span>}{' '}
      <span className={styles.dates}>{datesOf(opens, due)}</span>
    </li>
  );
}
