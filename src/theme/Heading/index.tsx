/**
 * Own component that replaces theme-classic 3.10.2's (not listed, so unsafe to eject), so that the anchor
 * link keeps a readable name and contains no zero-width text, and readers can bookmark a section.
 */
import React, {type ReactNode} from 'react';
import ContentHeading, {type Props} from '@site/src/components/ContentHeading';
import PlaceMark from '@site/src/components/PlaceMark';

/** The levels that the sidebar lists too. */
const MARKED: readonly string[] = ['h2', 'h3'];

export default function Heading(props: Props): ReactNode {
  const {as, id} = props;
  return (
    <ContentHeading
      {...props}
      tools={id !== undefined && MARKED.includes(as) && <PlaceMark id={id} />}
    />
  );
}
