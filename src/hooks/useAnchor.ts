import {useEffect, useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';

const listeners = new Set<() => void>();
let anchor = '';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everyone which heading is shown; the address is the caller’s business. */
export function setAnchor(hash: string): void {
  if (anchor !== hash) {
    anchor = hash;
    listeners.forEach((listener) => listener());
  }
}

/** Hash of the heading that is shown, by address or by scrolling; empty at the top and on the server. */
export function useAnchor(): string {
  const location = useLocation();
  useEffect(() => setAnchor(location.hash), [location]);
  return useSyncExternalStore(
    subscribe,
    () => anchor,
    () => '',
  );
}
