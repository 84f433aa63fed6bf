import React, {type ReactNode} from 'react';
import CodeText from '@site/src/components/CodeText';
import {plainHtml} from '@site/src/lib/code/plainHtml';
import styles from './styles.module.css';

export interface Props {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** The drawing, made before the build: see src/lessons/diagrams. */
  readonly svg?: string;
}

/** A wide drawing scrolls, so it can be reached by keyboard. */
const SCROLLABLE = {role: 'group', tabIndex: 0} as const;

/** A diagram, with what it shows in words. */
export default function Mermaid({code, title, description, svg}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {svg && (
        <div
          className={styles.drawing}
          {...SCROLLABLE}
          aria-label={`Diagram: ${title}`}
          dangerouslySetInnerHTML={{__html: svg}}
        />
      )}
      <figcaption className={styles.caption}>
        <strong>{title}</strong> {description}
      </figcaption>
      {!svg && <CodeText html={plainHtml(code)} label={`Diagram as text: ${title}`} />}
    </figure>
  );
}
