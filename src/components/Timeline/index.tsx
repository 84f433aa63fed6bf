import React, {type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useIsNear} from '@site/src/hooks/useIsNear';
import type {TimelineData} from '@site/src/lib/code/blockData';
import Controls from './Controls';
import Curve from './Curve';
import Strip from './Strip';
import {usePlayback} from './usePlayback';
import {useTimelineFrame} from './useTimelineFrame';
import styles from './styles.module.css';

export interface Props {
  /** From src/markdown/remark/timeline.ts. */
  readonly timeline: TimelineData;
}

/** A page's animation, which the reader moves by hand. Nothing moves by itself. */
export default function Timeline({timeline}: Props): ReactNode {
  const {live, moments, animation, start, height} = timeline;
  const isBrowser = useIsBrowser();
  const room = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(room);
  const {attach, facts, show} = useTimelineFrame(animation);
  const playback = usePlayback(start / 100, facts?.length ?? 0, show);
  const src = useBaseUrl(live);
  const name = facts?.name ?? animation;
  return (
    <figure
      className={styles.timeline}
      aria-label={name ? `Timeline of the animation ${name}` : 'Timeline of the animation'}
      style={{'--height': `${height}px`} as object}
      data-search-skip=""
    >
      <div ref={room} className={clsx(styles.room, 'live-only')}>
        {isBrowser && isNear && (
          <iframe
            ref={attach}
            src={src}
            title="The animation at this moment"
            sandbox="allow-scripts"
            loading="lazy"
            onLoad={() => show(playback.moment * (facts?.length ?? 0))}
          />
        )}
      </div>
      <div
        className={clsx(styles.panel, 'live-only')}
        style={facts ? undefined : {visibility: 'hidden'}}
      >
        <Controls facts={facts} playback={playback} />
        {facts && <Curve facts={facts} at={playback.moment * facts.length} />}
      </div>
      <Strip moments={moments} />
    </figure>
  );
}
