import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ICONS, type IconName} from './icons';
import styles from './styles.module.css';

export interface Props {
  readonly name: IconName;
  readonly className?: string;
}

/** An inline icon. It is hidden from assistive technology, so its control needs an accessible name. */
export default function Icon({name, className}: Props): ReactNode {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
