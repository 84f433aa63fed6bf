import type {useHistory} from '@docusaurus/router';
import {OUT_OF_REACH_EVENT} from '@site/src/data/notices';
import {isWithinReach} from '@site/src/lib/resilience';

type History = ReturnType<typeof useHistory>;

/**
 * The history's `push`, except that when offline it stays on the current page instead of leaving it for the
 * browser's error page. Pages shown before are in memory and also open offline.
 */
export function guardedPush(history: History): History['push'] {
  const shown = new Set([history.location.pathname]);
  history.listen(({pathname}) => void shown.add(pathname));
  return (to: Parameters<History['push']>[0], ...state: unknown[]) => {
    const push = (): void => (history.push as (...args: unknown[]) => void)(to, ...state);
    const href = typeof to === 'string' ? to : history.createHref(to);
    const {pathname} = new URL(href, window.location.href);
    if (navigator.onLine || shown.has(pathname)) {
      push();
      return;
    }
    void isWithinReach(pathname, {onLine: false, fetch: window.fetch.bind(window)}).then(
      (isReachable) => {
        if (isReachable) {
          push();
        } else {
          window.dispatchEvent(new Event(OUT_OF_REACH_EVENT));
        }
      },
    );
  };
}
