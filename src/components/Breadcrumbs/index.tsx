import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PageLink} from '@site/src/data/page';
import styles from './styles.module.css';

export interface Props {
  readonly crumbs: readonly PageLink[];
}

/** The pages above this one. */
export default function Breadcrumbs({crumbs}: Props): ReactNode {
  if (crumbs.length === 0) {
    return null;
  }
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({title, link}) => (
          <li key={link}>
            <Link to={link}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
