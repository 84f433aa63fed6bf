import {useEffect, type RefObject} from 'react';
import {sparesData} from '@site/src/lib/sparesData';

interface Preloader {
  readonly docusaurus?: {preload(path: string): Promise<unknown> | false};
}

/**
 * In development a page is compiled on request (src/patches/lazyPages), so it is not requested before the
 * reader opens it.
 */
const COMPILES_ON_DEMAND = process.env.NODE_ENV === 'development';

/**
 * Preloads a page and evaluates its code while the link to it is visible, so that a tap does not have to wait
 * for that.
 */
export function usePreloadInView(
  element: RefObject<Element | null>,
  path: string | undefined,
): void {
  useEffect(() => {
    if (path === undefined || element.current === null || COMPILES_ON_DEMAND || sparesData()) {
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        whenIdle(() => {
          Promise.resolve((window as Preloader).docusaurus?.preload(path)).catch((error: unknown) =>
            console.warn(`Cannot load ${path} ahead of time`, error),
          );
        });
      }
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, path]);
}

function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(action);
  } else {
    setTimeout(action);
  }
}
