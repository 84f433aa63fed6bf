import React, {type ReactNode, type RefObject, useCallback, useRef, useState} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PREVIEW_HEIGHT_PX} from '@site/src/data/runLimits';
import {discardLater} from './discardLater';
import {useFocusTrap} from '@site/src/hooks/useFocusTrap';
import {useIsNear} from '@site/src/hooks/useIsNear';
import {loadThroughWorker} from '@site/src/runners/frame/throughWorker';
import styles from './styles.module.css';

interface Props {
  /** The element to which the engine adds its frame. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly isShown: boolean;
  /** Nothing has run yet, but the space is reserved. */
  readonly isEmpty: boolean;
  readonly height?: number;
  /** Path of a document that shows the page before anything has run. */
  readonly still?: string;
  readonly onRun: () => void;
}

/** Where a preview is shown, in place or enlarged to the whole window. */
export default function Stage({stage, isShown, isEmpty, height, still, onRun}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isFull, setFull] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const leave = useCallback(() => setFull(false), []);
  useFocusTrap(box, isFull, leave);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={clsx(
        styles.stageBox,
        !isShown && styles.offStage,
        isFull && styles.full,
        isShown && !still && styles.needsScript,
      )}
      {...(isFull
        ? {role: 'dialog', 'aria-modal': true, 'aria-label': 'Result of the example'}
        : {})}
    >
      {isShown && (
        <div className={styles.stageBar}>
          <span>Result</span>
          {isBrowser && (still !== undefined || !isEmpty) && (
            <button type="button" className={styles.action} onClick={() => setFull(!isFull)}>
              {isFull ? 'Close' : 'Open full size'}
            </button>
          )}
        </div>
      )}
      <div
        className={styles.room}
        style={{'--height': `${height ?? PREVIEW_HEIGHT_PX}px`} as object}
      >
        {isShown && isEmpty && still && <Still path={still} />}
        {isShown && isEmpty && !still && (
          <button
            type="button"
            className={styles.curtain}
            style={isBrowser ? undefined : {visibility: 'hidden'}}
            onClick={onRun}
          >
            Run to see the result
          </button>
        )}
        <div ref={stage} className={styles.stage} />
      </div>
    </div>
  );
}

function attach(frame: HTMLIFrameElement | null): (() => void) | undefined {
  loadThroughWorker(frame);
  return discardLater(frame);
}

/**
 * A document without scripts, which needs neither an engine nor JavaScript. Creating a frame takes a slow
 * phone longer than painting a screen of text, so after a navigation, frames outside the viewport are created
 * later.
 */
function Still({path}: {readonly path: string}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const src = useBaseUrl(path);
  return (
    <div ref={place} className={styles.still}>
      {isNear && (
        <iframe ref={attach} src={src} title="Result of the example" sandbox="" loading="lazy" />
      )}
    </div>
  );
}
