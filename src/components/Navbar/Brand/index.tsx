import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {SITE, THEME} from '@site/src/data/site';
import {useCurrentCourse} from '@site/src/hooks/useCurrentCourse';
import styles from './styles.module.css';

/** A link to the front page and, after a divider, the current course if there is one. */
export default function Brand(): ReactNode {
  const course = useCurrentCourse();
  return (
    <div className={styles.brand}>
      <Link to={THEME.home} className={styles.home} aria-label={`${SITE.title}, home`}>
        <Icon name="home" />
      </Link>
      {course === null ? (
        <span className={styles.site}>{SITE.title}</span>
      ) : (
        <Link to={course.path} className={styles.course}>
          {course.code}
          <span className="visually-hidden"> {course.title}</span>
        </Link>
      )}
    </div>
  );
}
