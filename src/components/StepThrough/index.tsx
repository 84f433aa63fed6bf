import React, {type ReactNode, useState} from 'react';
import Stepper from '@site/src/components/Stepper';
import Workbench from '@site/src/components/Workbench';
import type {BlockData, TraceData} from '@site/src/lib/code/blockData';
import styles from './styles.module.css';

/** Shown after the last step. */
const NO_LINE = 0;

export interface Props {
  /** From src/markdown/remark/elements.ts. */
  readonly block: BlockData;
  readonly trace: TraceData;
}

/** An example that can be run in the page, and the steps of a run that was recorded during the build. */
export default function StepThrough({block, trace: {steps}}: Props): ReactNode {
  const [at, setAt] = useState(0);
  return (
    <Workbench {...block} mark={steps[at]?.line ?? NO_LINE}>
      <Stepper
        label="The script step by step"
        says={steps.map(({says}) => says)}
        items={steps.map(({html}) => ({
          'data-search-skip': '',
          dangerouslySetInnerHTML: {__html: html},
        }))}
        at={at}
        onGo={setAt}
        note={<span className={styles.note}>These steps are those of the original code.</span>}
        className={styles.trace}
      />
    </Workbench>
  );
}
