import React, {type ReactNode, useState} from 'react';
import Workbench from '@site/src/components/Workbench';
import type {BlockData, TraceData} from '@site/src/lib/code/blockData';
import Steps from './Steps';

/** After the end. */
const NO_LINE = 0;

export interface Props {
  /** From src/markdown/remark/elements.ts. */
  readonly block: BlockData;
  readonly trace: TraceData;
}

/** An example that can be run in the page, and the steps of a run that was recorded in the build. */
export default function StepThrough({block, trace}: Props): ReactNode {
  const [at, setAt] = useState(0);
  return (
    <Workbench {...block} mark={trace.steps[at]?.line ?? NO_LINE}>
      <Steps steps={trace.steps} at={at} onGo={setAt} />
    </Workbench>
  );
}
