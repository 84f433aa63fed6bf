import React, {useRef, type ReactNode} from 'react';
import SmartLink from '@site/src/components/SmartLink';
import type {PageLink} from '@site/src/data/page';
import {usePreloadInView} from '@site/src/hooks/usePreloadInView';
import {isExternal} from '@site/src/lib/menu';
import styles from './styles.module.css';

export interface Props {
  readonly prev?: PageLink;
  readonly next?: PageLink;
}

/** Links to the previous and next page in reading order; renders nothing if there are none. */
export default function PageNav({prev, next}: Props): ReactNode {
  const nav = useRef<HTMLElement>(null);
  usePreloadInView(nav, next && !isExternal(next.link) ? next.link : undefined);
  if (prev === undefined && next === undefined) {
    return null;
  }
  return (
    <nav ref={nav} className={styles.nav} aria-label="Previous and next page">
      {prev && (
        <SmartLink href={prev.link} className={styles.link} rel={relOf(prev, 'prev')}>
          <span className={styles.label}>Previous</span>
          {prev.title}
        </SmartLink>
      )}
      {next && (
        <SmartLink
          href={next.link}
          className={`${styles.link} ${styles.next}`}
          rel={relOf(next, 'next')}
        >
          <span className={styles.label}>Next</span>
          {next.title}
        </SmartLink>
      )}
    </nav>
  );
}

/** A link to another site opens in a new tab, so it keeps the `rel` that protects against the opened page. */
function relOf({link}: PageLink, relation: 'prev' | 'next'): string | undefined {
  return isExternal(link) ? undefined : relation;
}
