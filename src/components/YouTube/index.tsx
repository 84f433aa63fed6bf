import React, {type ReactNode} from 'react';
import Citation from '@site/src/components/Citation';
import Embed from '@site/src/components/Embed';
import {CITATIONS} from '@site/src/data/citations';
import type {EmbedLoad} from '@site/src/data/embeds';
import {YOUTUBE_SIZE_PX} from '@site/src/data/limits';
import {youTubeEmbed} from '@site/src/lib/embeds';

export interface Props {
  readonly id: string;
  readonly title?: string;
  /** Start time in seconds. */
  readonly time?: number | string;
  readonly citation?: string;
  readonly load?: EmbedLoad;
  readonly children?: ReactNode;
}

/** A YouTube video, loaded from the host that sets no cookies. */
export default function YouTube({id, title, time, citation, load, children}: Props): ReactNode {
  return (
    <Embed
      embed={youTubeEmbed(id, time)}
      title={title ?? `Video ${id}`}
      allow="autoplay; encrypted-media"
      load={load}
      {...YOUTUBE_SIZE_PX}
    >
      <Citation text={citation} credits={CITATIONS.YouTube}>
        {children}
      </Citation>
    </Embed>
  );
}
