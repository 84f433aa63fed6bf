import React, {type ReactNode} from 'react';
import clsx from 'clsx';

export interface Props {
  /** From src/markdown/highlight. */
  readonly html: string;
  /** Says to assistive technology what the code is, where it can be scrolled. */
  readonly label: string;
  /** Printed text: no line numbers. */
  readonly isOutput?: boolean;
}

/** Long lines scroll, and a region that scrolls can be reached by keyboard. */
const SCROLLABLE = {role: 'group', tabIndex: 0} as const;

/** Highlighted code as it was built. Its tokens are no React elements, so they cost no hydration. */
export default function CodeText({html, label, isOutput = false}: Props): ReactNode {
  return (
    <pre className={clsx('code-text', isOutput && 'is-output')} {...SCROLLABLE} aria-label={label}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}
