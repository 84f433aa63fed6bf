import React, {type ReactNode} from 'react';
import Embed from '@site/src/components/Embed';
import type {EmbedLoad} from '@site/src/data/embeds';
import {CHALLENGE_HEIGHT_PX} from '@site/src/data/limits';
import {challengeEmbed, type ChallengeFields} from '@site/src/lib/embeds';

export interface Props extends ChallengeFields {
  /** Name of the challenge. */
  readonly title?: string;
  readonly load?: EmbedLoad;
}

/** An exercise on CodePen or Replit. */
export default function Challenge({title = '', load, ...fields}: Props): ReactNode {
  const embed = challengeEmbed(fields);
  return embed ? (
    <Embed
      embed={embed}
      title={title || `Challenge ${fields.id ?? fields.url ?? ''}`}
      height={CHALLENGE_HEIGHT_PX}
      load={load}
    />
  ) : null;
}
