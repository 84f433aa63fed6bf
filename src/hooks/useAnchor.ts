import {useEffect, useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';

const listeners = new Set<() => void>();
let anchor = '';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies all subscribers of the current heading. Updating the URL is up to the caller. */
export function setAnchor(hash: string): void {
  if (anchor !== hash) {
    anchor = hash;
    listeners.forEach((listener) => listener());
  }
}

/** Hash of the current heading, which a navigation or scrolling sets; empty at the top and on the server. */
export function useAnchor(): string {
  const location = useLocation();
  useEffect(() => setAnchor(location.hash), [location]);
  return useSyncExternalStore(
    subscribe,
    () => anchor,
    () => '',
  );
}
