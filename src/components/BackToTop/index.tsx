import React, {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import {BACK_TO_TOP_THRESHOLD_PX, SCROLL_DEBOUNCE_MS} from '@site/src/data/limits';
import styles from './styles.module.css';

/** Appears once the page has been scrolled far enough, and scrolls smoothly to the top. */
export default function BackToTop(): ReactNode {
  const isShown = useScrolledBeyond(BACK_TO_TOP_THRESHOLD_PX);
  return (
    <button
      type="button"
      className={clsx('no-print', styles.button, isShown && styles.shown)}
      aria-label="Back to top"
      onClick={() => window.scrollTo({top: 0, behavior: 'smooth'})}
    >
      <Icon name="up" />
    </button>
  );
}

function useScrolledBeyond(threshold: number): boolean {
  const [isBeyond, setBeyond] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => setBeyond(window.scrollY > threshold);
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(read, SCROLL_DEBOUNCE_MS);
    };
    read();
    window.addEventListener('scroll', later, {passive: true});
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
    };
  }, [threshold]);
  return isBeyond;
}
