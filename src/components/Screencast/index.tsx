import React, {type ReactNode} from 'react';
import Citation from '@site/src/components/Citation';
import Embed from '@site/src/components/Embed';
import {CITATIONS} from '@site/src/data/citations';
import type {EmbedLoad} from '@site/src/data/embeds';
import {SCREENCAST_SIZE_PX} from '@site/src/data/limits';
import {screencastEmbed} from '@site/src/lib/embeds';

export interface Props {
  /** Path of the screencast, with a leading slash. */
  readonly id: string;
  readonly title?: string;
  readonly citation?: string;
  readonly load?: EmbedLoad;
  readonly children?: ReactNode;
}

/** A screencast whose code viewers can edit. */
export default function Screencast({id, title, citation, load, children}: Props): ReactNode {
  return (
    <Embed
      embed={screencastEmbed(id)}
      title={title ?? `Screencast ${id}`}
      allow="encrypted-media"
      load={load}
      {...SCREENCAST_SIZE_PX}
    >
      <Citation text={citation} credits={CITATIONS.Screencast}>
        {children}
      </Citation>
    </Embed>
  );
}
