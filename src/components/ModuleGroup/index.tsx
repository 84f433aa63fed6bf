import React, {Children, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CourseGlyph from '@site/src/components/CourseGlyph';
import styles from './styles.module.css';

export interface Props {
  readonly title: string;
  /** Landing page of the topic. */
  readonly link?: string;
  /** The heading first, then the list of pages. */
  readonly children: ReactNode;
}

/** One topic of the Modules index, expanded initially. */
export default function ModuleGroup({title, link, children}: Props): ReactNode {
  const [heading, ...rest] = Children.toArray(children);
  return (
    <details className={styles.group} data-topic={title} open>
      <summary className={styles.summary}>
        <CourseGlyph of={title} />
        {heading}
      </summary>
      {link !== undefined && (
        <p className={styles.start} data-start="">
          <Link to={link}>Start with {title}</Link>
        </p>
      )}
      {rest}
    </details>
  );
}
