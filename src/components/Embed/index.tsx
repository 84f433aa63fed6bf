import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import SmartLink from '@site/src/components/SmartLink';
import {EMBEDS, type EmbedLoad} from '@site/src/data/embeds';
import type {Embed as EmbedAddress} from '@site/src/lib/embeds';
import Poster from './Poster';
import styles from './styles.module.css';

export interface Props {
  readonly embed: EmbedAddress;
  /** Title of the frame, which the poster shows too. */
  readonly title: string;
  readonly height: number | string;
  /** Without a width the frame fills the column at its height; with one it keeps its aspect ratio. */
  readonly width?: number;
  /** Browser features that the frame may use. */
  readonly allow?: string;
  readonly load?: EmbedLoad;
  /** Shown below the frame: a citation. */
  readonly children?: ReactNode;
}

/**
 * A frame from another site, with a plain link to the original. Where readers have to consent first, a poster
 * takes its place.
 */
export default function Embed({
  embed,
  title,
  height,
  width,
  allow,
  load = EMBEDS.load,
  children,
}: Props): ReactNode {
  const [isWanted, setWanted] = useState(load === 'lazy');
  const {src, original, service} = embed;
  return (
    <div className={styles.embed}>
      <div className={clsx(styles.box, width !== undefined && styles.wide)}>
        {isWanted ? (
          <iframe
            ref={load === 'click' ? focusOn : undefined}
            className={styles.frame}
            src={src}
            title={title}
            width={width ?? '100%'}
            height={height}
            loading="lazy"
            allow={allow}
            allowFullScreen
          />
        ) : (
          <Poster title={title} service={service} onWanted={() => setWanted(true)} />
        )}
      </div>
      <p className={styles.original}>
        <SmartLink href={original}>
          {title} on {service}
        </SmartLink>
      </p>
      {children}
    </div>
  );
}

/** The button that was pressed is gone, so focus moves to the frame that replaced it. */
function focusOn(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
