import React, {type ReactNode} from 'react';
import SmartLink from '@site/src/components/SmartLink';
import type {Credit} from '@site/src/data/citations';
import styles from './styles.module.css';

export interface Props {
  /** The name of a shortcut, or the text itself. */
  readonly text?: string;
  /** The shortcuts that the widget supports. */
  readonly credits?: Readonly<Record<string, Credit>>;
  /** The citation that the build rendered from an author's markup (src/markdown/remark/citations.ts). */
  readonly children?: ReactNode;
}

/** Small print that credits a source; renders nothing without a citation. */
export default function Citation({text, credits = {}, children}: Props): ReactNode {
  const credit = text !== undefined && Object.hasOwn(credits, text) ? credits[text] : undefined;
  const words = credit ? <CreditLine {...credit} /> : (children ?? text);
  return words ? (
    <p className={styles.citation}>
      <small>{words}</small>
    </p>
  ) : null;
}

function CreditLine({before, name, link}: Credit): ReactNode {
  return (
    <>
      {before}
      <SmartLink href={link}>{name}</SmartLink>.
    </>
  );
}
