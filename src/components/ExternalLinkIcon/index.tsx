import React, {type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import {THEME} from '@site/src/data/site';
import styles from './styles.module.css';

/** Shows, visually and to assistive technology, that a link opens in a new tab. */
export default function ExternalLinkIcon(): ReactNode {
  return (
    <span className={styles.mark}>
      <Icon name="external" className={styles.icon} />
      <span className="visually-hidden"> {THEME.openInNewWindow}</span>
    </span>
  );
}
