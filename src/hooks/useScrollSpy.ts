import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {SCROLL_SPY_DELAY_MS} from '@site/src/data/limits';
import {hashInView, type SpiedHeading} from '@site/src/lib/scrollSpy';
import {setAnchor} from './useAnchor';

/** Keeps the address’s hash at the heading in view: replaced, without a history entry and without scrolling. */
export function useScrollSpy(ids: readonly string[]): void {
  const {pathname} = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      const {hash, search} = window.location;
      if (window.location.pathname !== pathname) {
        return;
      }
      const next = hashInView(headingsOf(ids), scrollOf(), hash);
      if (next !== hash) {
        window.history.replaceState(window.history.state, '', `${pathname}${search}${next}`);
        setAnchor(next);
      }
    };
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(update, SCROLL_SPY_DELAY_MS);
    };
    window.addEventListener('scroll', later, {passive: true});
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
    };
  }, [ids, pathname]);
}

function headingsOf(ids: readonly string[]): readonly SpiedHeading[] {
  const margin =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element === null
      ? []
      : [{hash: `#${id}`, top: element.getBoundingClientRect().top + window.scrollY - margin}];
  });
}

function scrollOf(): {top: number; end: number} {
  const {scrollHeight, clientHeight} = document.documentElement;
  return {top: window.scrollY, end: scrollHeight - clientHeight};
}
