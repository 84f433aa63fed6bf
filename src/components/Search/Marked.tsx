import React, {type ReactNode} from 'react';
import type {Piece} from '@site/src/lib/search/marks';

export interface Props {
  readonly pieces: readonly Piece[];
}

/** A text with the search terms highlighted. It is always rendered as text, never as markup. */
export default function Marked({pieces}: Props): ReactNode {
  return pieces.map(({text, marked}, index) =>
    // The pieces of a text have no identity other than their position.
    marked ? <mark key={index}>{text}</mark> : <React.Fragment key={index}>{text}</React.Fragment>,
  );
}
