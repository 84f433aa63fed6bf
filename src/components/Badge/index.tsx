import React, {type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props {
  readonly type?: 'tip' | 'warning' | 'danger';
  readonly text?: string;
  readonly vertical?: CSSProperties['verticalAlign'];
  readonly children?: ReactNode;
}

/** A small label beside a heading or a link. It does not become part of the heading's id or title. */
export default function Badge({type = 'tip', text, vertical, children}: Props): ReactNode {
  return (
    <span
      className={clsx(styles.badge, styles[type])}
      style={vertical === undefined ? undefined : {verticalAlign: vertical}}
    >
      {text ?? children}
    </span>
  );
}
