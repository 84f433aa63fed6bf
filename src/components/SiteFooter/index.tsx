import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CourseGlyph from '@site/src/components/CourseGlyph';
import Shortcuts from '@site/src/components/Shortcuts';
import {MY_PORTAL, MY_PORTAL_TITLE, USING, USING_TITLE} from '@site/src/data/readerTexts';
import {GLOSSARY} from '@site/src/lib/address';
import {SITE} from '@site/src/data/site';
import {useCourses} from '@site/src/hooks/usePortal';
import styles from './styles.module.css';

/**
 * The footer of every page, with links to every course and the index of all modules that work without
 * scripts.
 */
export default function SiteFooter(): ReactNode {
  const courses = useCourses();
  return (
    <footer className={styles.footer}>
      <p className={styles.title}>{SITE.title}</p>
      <ul className={styles.links}>
        <li>
          <Link to="/modules/">All modules</Link>
        </li>
        <li>
          <Link to={GLOSSARY}>Glossary</Link>
        </li>
        <li>
          <Link to={MY_PORTAL}>{MY_PORTAL_TITLE}</Link>
        </li>
        <li>
          <Link to={USING}>{USING_TITLE}</Link>
        </li>
        <li className="live-only">
          <Shortcuts className={styles.button} />
        </li>
        {courses.map(({id, code, path}) => (
          <li key={code} data-course={id}>
            <Link to={path}>
              <CourseGlyph of={id} />
              {code}
            </Link>
          </li>
        ))}
        <li>
          <a href="/licenses.txt">Licences</a>
        </li>
      </ul>
    </footer>
  );
}
