import React, {type ReactNode} from 'react';

export interface Props {
  /** Inline markup made of a lesson by the build. */
  readonly html: string;
  readonly className?: string;
}

/** Words with their markup. */
export default function InlineHtml({html, className}: Props): ReactNode {
  return <span className={className} dangerouslySetInnerHTML={{__html: html}} />;
}
