import React, {type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface Props extends ComponentProps<'h2'> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /**
   * Set for headings without an anchor link, such as those inside a summary, which is already interactive.
   */
  readonly 'data-plain'?: string;
  /** Behind the anchor link, where it takes up no space in the line. */
  readonly tools?: ReactNode;
}

/** A reader who follows a heading's link may want to share it, so it is copied too. */
function copy({nativeEvent}: MouseEvent): void {
  void import('@site/src/components/Copying').then(({copyLink}) => copyLink(nativeEvent));
}

/** A heading in the content, with a link to itself that appears on hover and focus. */
export default function ContentHeading({
  as: As,
  id,
  children,
  'data-plain': plain,
  tools,
  ...rest
}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || id === undefined) {
    return <As {...rest}>{children}</As>;
  }
  brokenLinks.collectAnchor(id);
  if (plain !== undefined) {
    return (
      <As {...rest} id={id}>
        {children}
      </As>
    );
  }
  return (
    <As {...rest} id={id} className={styles.heading} tabIndex={-1}>
      {children}{' '}
      <a
        href={`#${id}`}
        className={clsx('no-print', styles.anchor)}
        aria-label={`Link to this section: ${id}`}
        onClick={copy}
      >
        #
      </a>
      {tools}
    </As>
  );
}
