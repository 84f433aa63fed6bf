import React, {type ReactNode} from 'react';
import CodeText from '@site/src/components/CodeText';
import Drawing from '@site/src/components/Drawing';
import {plainHtml} from '@site/src/lib/code/plainHtml';

export interface Props {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** The drawing, rendered before the build: see content/diagrams. */
  readonly svg?: string;
}

/** A diagram with a text description. */
export default function Mermaid({code, title, description, svg}: Props): ReactNode {
  const words = (
    <>
      <strong>{title}</strong> {description}
    </>
  );
  return svg ? (
    <Drawing svg={svg} name={title} scrollName={`Diagram: ${title}`} caption={words} />
  ) : (
    <figure>
      <figcaption>{words}</figcaption>
      <CodeText html={plainHtml(code)} label={`Diagram as text: ${title}`} />
    </figure>
  );
}
