import React, {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import type {Section} from './sections';
import './late.css';
import styles from './late.module.css';
import {PRESENT_TEXTS} from './texts';
import {useFullScreen} from './useFullScreen';
import {usePresentKeys} from './usePresentKeys';
import {returnToLesson, scrollToSection, usePresentation} from './usePresentation';

export interface Props {
  readonly onLeave: () => void;
}

/** The toolbar of a presentation. A presentation shows the lesson in the page itself, one section at a time. */
export default function Present({onLeave}: Props): ReactNode {
  const {at, sections, move} = usePresentation();
  const {isOffered, isOn, toggle} = useFullScreen();
  const shown = useRef<Section>(undefined);
  const hasLeft = useRef(false);
  shown.current = sections[at];
  const leave = useCallback(() => {
    hasLeft.current = true;
    if (document.fullscreenElement) {
      void document.exitFullscreen();
    }
    returnToLesson(shown.current);
    onLeave();
  }, [onLeave]);
  usePresentKeys(move, leave);
  useEffect(() => {
    window.addEventListener('beforeprint', leave);
    return () => window.removeEventListener('beforeprint', leave);
  }, [leave]);
  // Runs once the rest of the lesson is shown again, unless the reader has followed a link to another page.
  useEffect(() => () => (hasLeft.current ? scrollToSection(shown.current) : undefined), []);
  return createPortal(
    <section
      className={clsx(styles.bar, 'no-print')}
      aria-label={PRESENT_TEXTS.bar}
      data-present-bar=""
    >
      <Go label={PRESENT_TEXTS.previous} isEnd={at === 0} onGo={() => move('previous')} />
      <span className={styles.count}>
        {at + 1} of {sections.length}
      </span>
      <Go label={PRESENT_TEXTS.next} isEnd={at >= sections.length - 1} onGo={() => move('next')} />
      <span className={styles.space} />
      {isOffered && (
        <button type="button" className={styles.button} onClick={toggle}>
          {isOn ? PRESENT_TEXTS.leaveFullScreen : PRESENT_TEXTS.fullScreen}
        </button>
      )}
      <button type="button" className={styles.button} onClick={leave}>
        {PRESENT_TEXTS.leave}
      </button>
    </section>,
    document.body,
  );
}

interface GoProps {
  readonly label: string;
  /** Whether there is no such section. The button is not disabled, because it may have focus. */
  readonly isEnd: boolean;
  readonly onGo: () => void;
}

function Go({label, isEnd, onGo}: GoProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onGo()}
    >
      {label}
    </button>
  );
}
