import React, {Children, useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import styles from './styles.module.css';

export interface Props {
  /** Id of the heading, such as `week-1`. */
  readonly id: string;
  readonly title?: string;
  /** The heading first, then the content of the week. */
  readonly children: ReactNode;
}

/** One week of a course. It is open at first, and opens when the URL's hash refers to it. */
export default function Week({id, title, children}: Props): ReactNode {
  const [heading, ...rest] = Children.toArray(children);
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash === `#${id}` && details.current?.open === false) {
      details.current.open = true;
      document.getElementById(id)?.scrollIntoView();
    }
  }, [location, id]);
  return (
    <details ref={details} className={styles.week} open>
      <summary className={styles.summary}>
        {heading}
        {title !== undefined && <span className={styles.title}>{title}</span>}
      </summary>
      {rest.length === 0 ? <p className={styles.empty}>No reading this week.</p> : rest}
    </details>
  );
}
