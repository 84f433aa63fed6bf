import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SITE} from '@site/src/data/site';
import {useCourses} from '@site/src/hooks/usePortal';
import styles from './styles.module.css';

/** The foot of every page: every course and the index of all modules, reachable without scripts. */
export default function SiteFooter(): ReactNode {
  const courses = useCourses();
  return (
    <footer className={styles.footer}>
      <p className={styles.title}>{SITE.title}</p>
      <ul className={styles.links}>
        <li>
          <Link to="/modules/">All modules</Link>
        </li>
        {courses.map(({code, path}) => (
          <li key={code}>
            <Link to={path}>{code}</Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
