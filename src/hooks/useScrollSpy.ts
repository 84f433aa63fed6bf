import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {SCROLL_SPY_DELAY_MS} from '@site/src/data/limits';
import {PRESENTING} from '@site/src/data/presenting';
import {hashInView, type SpiedHeading} from '@site/src/lib/scrollSpy';
import {setAnchor} from './useAnchor';

/**
 * Events that show that the reader is scrolling, as opposed to the page settling after it has jumped to a
 * hash.
 */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const LISTENING = {passive: true, capture: true} as const;

/**
 * Keeps the URL's hash in step with the heading in view, without adding history entries and without
 * scrolling. A hash that was navigated to stays until the reader scrolls.
 */
export function useScrollSpy(ids: readonly string[]): void {
  const location = useLocation();
  useEffect(() => {
    const {pathname} = location;
    let isAskedFor = location.hash !== '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => {
      isAskedFor = false;
    };
    const update = (): void => {
      const {hash, search} = window.location;
      if (isAskedFor || isPresented() || window.location.pathname !== pathname) {
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
    READER_EVENTS.forEach((type) => window.addEventListener(type, release, LISTENING));
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
      READER_EVENTS.forEach((type) => window.removeEventListener(type, release, LISTENING));
    };
  }, [ids, location]);
}

/** In a presentation the hash is that of the current section, and nothing else is in view. */
function isPresented(): boolean {
  return document.documentElement.hasAttribute(PRESENTING);
}

function headingsOf(ids: readonly string[]): readonly SpiedHeading[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    if (element === null) {
      return [];
    }
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    const {top} = element.getBoundingClientRect();
    return [{hash: `#${id}`, top: top + window.scrollY - margin}];
  });
}

function scrollOf(): {top: number; end: number} {
  const {scrollHeight, clientHeight} = document.documentElement;
  return {top: window.scrollY, end: scrollHeight - clientHeight};
}
