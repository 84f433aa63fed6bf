import React, {type ReactNode, type RefObject, useRef} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEvent} from '@docusaurus/theme-common';
import {DARK_STILL, PREVIEW_HEIGHT_PX, STILL_SANDBOX} from '@site/src/data/runLimits';
import {OF_OTHER_CODE} from '@site/src/data/runTexts';
import {discardLater} from './discardLater';
import {useFocusTrap} from '@site/src/hooks/useFocusTrap';
import {usePreviewScheme} from '@site/src/hooks/usePreviewScheme';
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
  /** Path of what the print view runs for a preview without a still. */
  readonly paperRun?: string;
  /** The still stays until the first run has painted its page. */
  readonly isStillShown: boolean;
  /** The result was produced by other code than the code shown. */
  readonly isStale: boolean;
  readonly canEnlarge: boolean;
  /** The result fills the window. */
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
  readonly onRun: () => void;
}

/** Where a preview is shown, in place or enlarged to the whole window. */
export default function Stage(props: Props): ReactNode {
  const {stage, isShown, isEmpty, height, still, paperRun, isStillShown, isStale} = props;
  const {canEnlarge, isFull, onFull, onRun} = props;
  const isBrowser = useIsBrowser();
  const scheme = usePreviewScheme();
  const box = useRef<HTMLDivElement>(null);
  const leave = useEvent(() => onFull(false));
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
      data-paper={isShown ? 'result' : undefined}
      {...(isFull
        ? {role: 'dialog', 'aria-modal': true, 'aria-label': 'Result of the example'}
        : {})}
    >
      {isShown && (
        <div className={styles.stageBar}>
          <span>Result {isStale && OF_OTHER_CODE}</span>
          {isBrowser && canEnlarge && (
            <button
              type="button"
              className={clsx(styles.action, !isFull && styles.roomy)}
              onClick={() => onFull(!isFull)}
            >
              {isFull ? 'Close' : 'Open full size'}
            </button>
          )}
        </div>
      )}
      <div
        className={styles.room}
        style={{'--height': `${height ?? PREVIEW_HEIGHT_PX}px`} as object}
      >
        {isShown && isStillShown && still && (
          // A new frame, because changing the fragment would add an entry to the reader's history.
          <Still key={scheme} path={scheme === 'dark' ? `${still}#${DARK_STILL}` : still} />
        )}
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
        <div ref={stage} className={styles.stage} data-paper-run={paperRun} />
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
        <iframe
          ref={attach}
          src={src}
          title="Result of the example"
          sandbox={STILL_SANDBOX}
          loading="lazy"
        />
      )}
    </div>
  );
}
