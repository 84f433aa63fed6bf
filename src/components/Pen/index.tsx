import React, {type ReactNode} from 'react';
import Citation from '@site/src/components/Citation';
import Embed from '@site/src/components/Embed';
import SmartLink from '@site/src/components/SmartLink';
import type {EmbedLoad} from '@site/src/data/embeds';
import {PEN_HEIGHT_PX} from '@site/src/data/limits';
import {penEmbed} from '@site/src/lib/embeds';

export interface Props {
  readonly title: string;
  /** URL of the pen. */
  readonly url: string;
  /** In pixels. */
  readonly height?: number | string;
  readonly author?: string;
  readonly authorURL?: string;
  readonly load?: EmbedLoad;
}

/** The result of a pen, with a credit for its author. */
export default function Pen({
  title,
  url,
  height = PEN_HEIGHT_PX,
  author,
  authorURL,
  load,
}: Props): ReactNode {
  return (
    <Embed embed={penEmbed({url, height})} title={title} height={height} load={load}>
      {author !== undefined && (
        <Citation>
          A pen by{' '}
          {authorURL === undefined ? author : <SmartLink href={authorURL}>{author}</SmartLink>}.
        </Citation>
      )}
    </Embed>
  );
}
