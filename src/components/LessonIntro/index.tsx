import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Badge from '@site/src/components/Badge';
import Icon from '@site/src/components/Icon';
import InlineCode from '@site/src/components/InlineCode';
import {usePage} from '@site/src/hooks/usePage';
import styles from './styles.module.css';

/** Reading time, learning outcomes, and prerequisites. Renders nothing on pages without outcomes. */
export default function LessonIntro(): ReactNode {
  const {outcomes, portal} = usePage();
  const {minutes, practice, requires, draft} = portal;
  return (
    <>
      {draft === true && (
        <p>
          <Badge type="warning" text="Draft: not published" />
        </p>
      )}
      {outcomes !== undefined && (
        <section className={styles.intro} aria-label="About this lesson">
          <p className={styles.time} data-search-skip="">
            <Icon name="clock" /> About {minutes} min{practice && ', with practice'}
          </p>
          <p className={styles.label} data-search-skip="">
            After this lesson you can
          </p>
          <ul>
            {outcomes.map((outcome) => (
              <li key={outcome}>
                <InlineCode text={outcome} />
              </li>
            ))}
          </ul>
          {requires.length > 0 && (
            <p className={styles.requires} data-search-skip="">
              Comes after{' '}
              {requires.map(({title, link}, index) => (
                <React.Fragment key={link}>
                  {index > 0 && ', '}
                  <Link to={link}>{title}</Link>
                </React.Fragment>
              ))}
            </p>
          )}
        </section>
      )}
    </>
  );
}
