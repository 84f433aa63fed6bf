import React, {type ReactNode} from 'react';
import Drawing from '@site/src/components/Drawing';
import InlineCode from '@site/src/components/InlineCode';

export interface Props {
  /** The drawing, validated and given its accessible name by src/blocks/svg.ts. */
  readonly svg: string;
  /** Text between backticks is code. */
  readonly caption?: string;
}

/** A drawing of a lesson. */
export default function Figure({svg, caption}: Props): ReactNode {
  return (
    <Drawing
      svg={svg}
      name={caption?.replaceAll('`', '') ?? 'the figure'}
      caption={caption && <InlineCode text={caption} />}
    />
  );
}
