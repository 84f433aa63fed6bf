import React, {type ReactNode} from 'react';
import clsx from 'clsx';

export interface Props {
  /** From src/markdown/highlight. */
  readonly html: string;
  /** Accessible name of the code when it can be scrolled. */
  readonly label: string;
  /** What a program printed, or a transcript of a terminal: no line numbers. */
  readonly isOutput?: boolean;
}

/** A scrollable region has to be reachable by keyboard. */
const SCROLLABLE = {role: 'group', tabIndex: 0} as const;

/** Highlighted code as built. Its tokens are not React elements, so they cost nothing during hydration. */
export default function CodeText({html, label, isOutput = false}: Props): ReactNode {
  return (
    <pre className={clsx('code-text', isOutput && 'is-output')} {...SCROLLABLE} aria-label={label}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}
