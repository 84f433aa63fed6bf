import React, {type ReactNode} from 'react';
import InlineCode from '@site/src/components/InlineCode';
import styles from './styles.module.css';

export interface Props {
  /** The drawing, checked and named by src/lessons/svg.ts. */
  readonly svg: string;
  /** Parts between backticks are code. */
  readonly caption?: string;
}

/** A drawing in the page itself, so that it takes the page’s colours in both modes. */
export default function Figure({svg, caption}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing} dangerouslySetInnerHTML={{__html: svg}} />
      {caption && (
        <figcaption className={styles.caption}>
          <InlineCode text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
