import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CourseGlyph from '@site/src/components/CourseGlyph';
import {inPreparation} from '@site/src/data/courseTexts';
import ProgressRing from '@site/src/components/ProgressRing';
import {useCourses} from '@site/src/hooks/usePortal';
import styles from './styles.module.css';

/** One card per course with its code, title and description; each links to the course's home page. */
export default function CourseCards(): ReactNode {
  const courses = useCourses();
  return (
    <ul className={styles.cards}>
      {courses.map(({id, code, title, description, path, unfinished, lessons}) => (
        <li key={id} data-course={id}>
          <Link to={path} className={styles.card}>
            <CourseGlyph of={id} />
            <span className={styles.code}>{code}</span>
            <span className={styles.title}>{title}</span>
            <span className={styles.description}>{description}</span>
            {unfinished && <span className={styles.unfinished}>{inPreparation(unfinished)}</span>}
            <ProgressRing course={id} lessons={lessons} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
