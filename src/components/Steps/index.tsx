import React, {Children, type ReactNode, useState} from 'react';
import InlineCode from '@site/src/components/InlineCode';
import Stepper from '@site/src/components/Stepper';
import type {DrawnStep} from '@site/src/lib/code/blockData';
import styles from './styles.module.css';

export interface Props {
  /** From src/markdown/remark/steps.ts. */
  readonly steps: readonly DrawnStep[];
  /** Text between backticks is code. */
  readonly caption?: string;
  /** The text of each step. */
  readonly children: ReactNode;
}

/** A drawing that changes from step to step, each with a sentence or two. */
export default function Steps({steps, caption, children}: Props): ReactNode {
  const [at, setAt] = useState(0);
  const texts = Children.toArray(children);
  return (
    <figure className={styles.figure}>
      <Stepper
        label={caption?.replaceAll('`', '') ?? 'The figure step by step'}
        says={steps.map(({says}) => says)}
        items={steps.map(({svg}, index) => ({
          children: (
            <>
              <div className={styles.drawing} dangerouslySetInnerHTML={{__html: svg}} />
              {texts[index]}
            </>
          ),
        }))}
        at={at}
        onGo={setAt}
        className={styles.drawn}
      />
      {caption !== undefined && (
        <figcaption className={styles.caption}>
          <InlineCode text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
