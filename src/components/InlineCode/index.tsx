import React, {type ReactNode} from 'react';

export interface Props {
  /** Text in which the parts between backticks are code. */
  readonly text: string;
}

/** A line of plain text from front matter or a menu, with its code marked up. */
export default function InlineCode({text}: Props): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
