import React, {type ReactNode} from 'react';
import {THEME} from '@site/src/data/site';
import styles from './styles.module.css';

export interface Props {
  /** URL of the image; without one the band is empty. */
  readonly src?: string;
  readonly alt?: string;
  /** Where the banner links to, in a new tab. */
  readonly href?: string;
}

/** A wide band with an image in the middle, optionally a link. */
export default function Banner({src = '', alt = '', href = ''}: Props): ReactNode {
  const picture = src === '' ? null : <img src={src} alt={alt} loading="lazy" />;
  return href === '' ? (
    <div className={styles.banner}>{picture}</div>
  ) : (
    <a className={styles.banner} href={href} target="_blank" rel="noopener noreferrer">
      {picture}
      <span className="visually-hidden"> {THEME.openInNewWindow}</span>
    </a>
  );
}
