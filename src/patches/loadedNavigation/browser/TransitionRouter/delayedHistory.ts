import type {useHistory} from '@docusaurus/router';
import {PAGE_TRANSITION_MS} from '@site/src/data/limits';
import {fades, withSafeHash, type TransitionFacts} from '@site/src/lib/transitions';
import {guardedPush} from './guardedPush';
import {loadPage} from './loadPage';

type History = ReturnType<typeof useHistory>;

/**
 * The same history, except that its listeners are notified of a new page only once it has loaded and the old
 * one has faded out. If a second navigation starts in the meantime, it replaces the first. A page that fails
 * to load is requested as a document, because a new release may have renamed its scripts.
 */
export function delayedHistory(history: History, facts: TransitionFacts): History {
  const push = guardedPush(history);
  let shown = withSafeHash(history.location);
  let latest = shown;
  const listen: History['listen'] = (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (then: () => void): void => {
      timer = setTimeout(then, PAGE_TRANSITION_MS);
    };
    const unlisten = history.listen((location, action) => {
      clearTimeout(timer);
      const previous = shown;
      const next = withSafeHash(location);
      latest = next;
      let isLoaded = false;
      const loading = loadPage(next, previous).then(() => {
        isLoaded = true;
      });
      const show = (): void => {
        shown = next;
        listener(next, action);
      };
      if (next.pathname === previous.pathname) {
        setPhase();
        show();
        return;
      }
      const isFading = fades(previous, next, facts);
      setPhase(isFading ? 'leaving' : undefined);
      const faded = isFading && new Promise<void>(later);
      void Promise.resolve(faded).then(() => {
        // While a slow page loads, the reader sees the old page instead of an empty one.
        if (latest === next && !isLoaded) {
          setPhase();
        }
      });
      Promise.all([loading, faded]).then(
        () => {
          if (latest === next) {
            show();
            setPhase(isFading ? 'entering' : undefined);
            later(setPhase);
          }
        },
        (error: unknown) => {
          console.warn(error);
          if (latest === next) {
            window.location.reload();
          }
        },
      );
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

function setPhase(phase?: 'leaving' | 'entering'): void {
  const {dataset} = document.documentElement;
  if (phase === undefined) {
    delete dataset.transition;
  } else {
    dataset.transition = phase;
  }
}
