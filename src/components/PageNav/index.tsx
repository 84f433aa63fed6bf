import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import SmartLink from '@site/src/components/SmartLink';
import type {PageData, PageLink} from '@site/src/data/page';
import {useCurrentCourse} from '@site/src/hooks/useCurrentCourse';
import {usePreloadInView} from '@site/src/hooks/usePreloadInView';
import {isExternal} from '@site/src/lib/menu';
import {waysOn} from '@site/src/lib/waysOn';
import styles from './styles.module.css';

export type Props = Pick<PageData, 'usedIn' | 'prev' | 'next'>;

/**
 * Links to the previous and next page in reading order, preceded by a link to what comes next in the reader's
 * course. Renders nothing if there are none.
 */
export default function PageNav(page: Props): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const course = useCurrentCourse();
  const {inCourse, prev, next} = waysOn(page, course?.code);
  const main = inCourse ?? next;
  usePreloadInView(nav, main && !isExternal(main.link) ? main.link : undefined);
  if (main === undefined && prev === undefined) {
    return null;
  }
  return (
    <nav ref={nav} className={styles.nav} aria-label="Previous and next page">
      {inCourse && (
        <div className={styles.inCourse} data-course={course?.id}>
          <SmartLink href={inCourse.link} className={styles.link}>
            <span className={styles.label}>{inCourse.label}</span>
            {inCourse.title}
          </SmartLink>
        </div>
      )}
      {prev && (
        <SmartLink
          href={prev.link}
          className={clsx(styles.link, inCourse && styles.quiet)}
          rel={relOf(prev, 'prev')}
        >
          <span className={styles.label}>Previous</span>
          {prev.title}
        </SmartLink>
      )}
      {next && (
        <SmartLink
          href={next.link}
          className={clsx(styles.link, styles.next, inCourse && styles.quiet)}
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
