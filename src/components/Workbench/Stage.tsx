import React, {type ReactNode, type RefObject, useCallback, useRef, useState} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PREVIEW_HEIGHT_PX} from '@site/src/data/runLimits';
import {discardLater} from './discardLater';
import {useFocusTrap} from '@site/src/hooks/useFocusTrap';
import {useIsNear} from '@site/src/hooks/useIsNear';
import styles from './styles.module.css';

interface Props {
  /** The engine puts its frame in here. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly isShown: boolean;
  /** Nothing has run yet; the room is kept. */
  readonly isEmpty: boolean;
  readonly height?: number;
  /** Path of the page as it looks before anything runs. */
  readonly still?: string;
  readonly onRun: () => void;
}

/** Where a preview is shown, in its place or over the whole window. */
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

/**
 * A document without scripts: it needs no engine, and not even JavaScript. To make a frame takes a slow phone
 * longer than to draw a screen of text, so on the way from page to page frames out of sight wait.
 */
function Still({path}: {readonly path: string}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const src = useBaseUrl(path);
  return (
    <div ref={place} className={styles.still}>
      {isNear && (
        <iframe
          ref={discardLater}
          src={src}
          title="Result of the example"
          sandbox=""
          loading="lazy"
        />
      )}
    </div>
  );
}
