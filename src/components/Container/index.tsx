import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import {CONTAINER_ICONS} from './icons';
import styles from './styles.module.css';

export interface Props {
  /** `tip`, `warning`, `danger`, or one of the portal's own types (src/data/containers.ts). */
  readonly type: string;
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A box set apart from the text. `details` can be collapsed; the other types are always open. */
export default function Container({type, title, children}: Props): ReactNode {
  if (type === 'details') {
    return (
      <details className={clsx(styles.container, styles.details)}>
        <summary className={styles.title}>{title ?? 'Details'}</summary>
        {children}
      </details>
    );
  }
  const icon = CONTAINER_ICONS[type];
  return (
    <div className={clsx(styles.container, styles[type])} data-container={type}>
      <p className={styles.title}>
        {icon && <Icon name={icon} />}
        {title ?? type.toUpperCase()}
      </p>
      {children}
    </div>
  );
}
