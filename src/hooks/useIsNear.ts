import {useEffect, useState, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** How far below or above the screen something counts as near. */
const NEAR_PX = 600;

/**
 * Whether an element is, or has been, near the screen. What stands in the page as shipped counts as near, so
 * that it is there without scripts and does not change when the page comes alive.
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
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
