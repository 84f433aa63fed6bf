import type {useHistory} from '@docusaurus/router';
import {PAGE_TRANSITION_MS} from '@site/src/data/limits';
import {fades, withSafeHash, type TransitionFacts} from '@site/src/lib/transitions';
import {guardedPush} from './guardedPush';

type History = ReturnType<typeof useHistory>;

/** Preloads a page’s chunks; Docusaurus puts it on the window for its own links. */
function preload(path: string): void {
  const {docusaurus} = window as {docusaurus?: {preload(path: string): Promise<unknown> | false}};
  Promise.resolve(docusaurus?.preload(path)).catch((error: unknown) => {
    console.warn(`Cannot load ${path} ahead of time`, error);
  });
}

/**
 * The same history, whose listeners hear of a new page only when the old one has faded out.
 * Of two quick navigations the last one wins.
 */
export function delayedHistory(history: History, facts: TransitionFacts): History {
  const push = guardedPush(history);
  let shown = withSafeHash(history.location);
  const listen: History['listen'] = (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unlisten = history.listen((location, action) => {
      clearTimeout(timer);
      const next = withSafeHash(location);
      const show = (): void => {
        shown = next;
        listener(next, action);
      };
      if (!fades(shown, next, facts)) {
        setPhase(undefined);
        show();
        return;
      }
      preload(next.pathname);
      setPhase('leaving');
      timer = setTimeout(() => {
        show();
        setPhase('entering');
        timer = setTimeout(() => setPhase(undefined), PAGE_TRANSITION_MS);
      }, PAGE_TRANSITION_MS);
    });
    return () => {
      clearTimeout(timer);
      unlisten();
    };
  };
  return new Proxy(history, {
    get: (target, key) => {
      if (key === 'listen') {
        return listen;
      }
      if (key === 'push') {
        return push;
      }
      return key === 'location' ? shown : Reflect.get(target, key);
    },
  });
}

function setPhase(phase: 'leaving' | 'entering' | undefined): void {
  const {dataset} = document.documentElement;
  if (phase === undefined) {
    delete dataset.transition;
  } else {
    dataset.transition = phase;
  }
}
