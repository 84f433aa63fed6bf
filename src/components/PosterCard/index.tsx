import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Citation from '@site/src/components/Citation';
import ExternalLinkIcon from '@site/src/components/ExternalLinkIcon';
import {posterAddress} from '@site/src/lib/embeds';
import styles from './styles.module.css';

export interface Props {
  /** File name of the image in the posters folder. */
  readonly poster: string;
  readonly title: string;
  /** URL of the film, which opens in a new tab. */
  readonly href: string;
  readonly citation?: string;
  readonly children?: ReactNode;
}

/** The poster of a film or course, with the title on it. */
export default function PosterCard({poster, title, href, citation, children}: Props): ReactNode {
  const src = useBaseUrl(posterAddress(poster));
  return (
    <div>
      <a className={styles.card} href={href} target="_blank" rel="noopener noreferrer">
        <span className={styles.title}>
          {title}
          <ExternalLinkIcon />
        </span>
        <img src={src} alt="" loading="lazy" />
      </a>
      <Citation text={citation}>{children}</Citation>
    </div>
  );
}
