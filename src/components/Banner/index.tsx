import React, {type ReactNode} from 'react';
import {THEME} from '@site/src/data/site';
import styles from './styles.module.css';

export interface Props {
  /** Address of the picture; none shows an empty band. */
  readonly src?: string;
  readonly alt?: string;
  /** Where it leads, in a new tab. */
  readonly href?: string;
}

/** A wide band with a picture in its middle, which may lead somewhere. */
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
