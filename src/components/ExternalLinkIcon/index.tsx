import React, {type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import {THEME} from '@site/src/data/site';
import styles from './styles.module.css';

/** Marks a link that opens in a new tab, to the eye and to assistive technology. */
export default function ExternalLinkIcon(): ReactNode {
  return (
    <span className={styles.mark}>
      <Icon name="external" className={styles.icon} />
      <span className="visually-hidden"> {THEME.openInNewWindow}</span>
    </span>
  );
}
