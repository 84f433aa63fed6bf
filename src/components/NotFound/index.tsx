import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {THEME} from '@site/src/data/site';
import {useAliasRedirect} from '@site/src/hooks/useAliasRedirect';
import {useCurrentCourse} from '@site/src/hooks/useCurrentCourse';
import {useRandomItem} from '@site/src/hooks/useRandomItem';
import styles from './styles.module.css';

/**
 * The 404 page. It tries an alias first, then says that the page does not exist and links to the front page.
 */
export default function NotFound(): ReactNode {
  const isLeaving = useAliasRedirect();
  const message = useRandomItem(THEME.notFound) ?? THEME.notFoundDefault;
  const course = useCurrentCourse();
  return (
    <main className={styles.page} tabIndex={-1} aria-busy={isLeaving}>
      <h1 className={styles.code}>404</h1>
      <blockquote className={styles.message}>{message}</blockquote>
      <Link className={styles.home} to={course?.path ?? THEME.home}>
        {THEME.backToHome || THEME.backToHomeDefault}
      </Link>
    </main>
  );
}
