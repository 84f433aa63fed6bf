import React, {type ReactNode} from 'react';
import Workbench from '@site/src/components/Workbench';
import type {BlockData} from '@site/src/lib/code/blockData';

export interface Props {
  /** From src/markdown/remark/elements.ts. */
  readonly block: BlockData;
}

/** An example that can be run in the page. */
export default function Runnable({block}: Props): ReactNode {
  return <Workbench {...block} />;
}
