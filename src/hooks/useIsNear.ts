import {useEffect, useState, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** How far above or below the viewport an element still counts as near. */
const NEAR_PX = 600;

/**
 * Whether an element is, or has been, near the viewport, or is about to be printed. Elements of the page as delivered count as near, so
 * that they are there without scripts and do not change during hydration.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const isBrowser = useIsBrowser();
  const [isNear, setNear] = useState(!isBrowser);
  useEffect(() => {
    if (isNear || element.current === null) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({isIntersecting}) => isIntersecting)),
      {rootMargin: `${NEAR_PX}px 0px`},
    );
    observer.observe(element.current);
    const show = (): void => setNear(true);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [element, isNear]);
  return isNear;
}
