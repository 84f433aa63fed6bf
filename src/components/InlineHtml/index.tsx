import React, {type ReactNode} from 'react';

export interface Props {
  /** Inline HTML that the build rendered from a lesson. */
  readonly html: string;
  readonly className?: string;
}

export default function InlineHtml({html, className}: Props): ReactNode {
  return <span className={className} dangerouslySetInnerHTML={{__html: html}} />;
}
