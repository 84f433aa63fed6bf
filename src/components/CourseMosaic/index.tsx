import React, {type ReactNode} from 'react';
import CourseGlyph from '@site/src/components/CourseGlyph';
import {useCourses} from '@site/src/hooks/usePortal';
import styles from './styles.module.css';

/**
 * The marks of all courses in one image, which the site's front page shows where a course page shows its own
 * mark.
 */
export default function CourseMosaic(): ReactNode {
  return (
    <div className={styles.mosaic} aria-hidden="true">
      {useCourses().map(({id}) => (
        <span key={id} data-course={id}>
          <CourseGlyph of={id} />
        </span>
      ))}
    </div>
  );
}
