type Listener = (words: string) => void;

const listeners = new Set<Listener>();

/** Calls back with each message for screen readers, until the returned function is called. */
export function onAnnounced(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Announces to screen readers what everyone else can see. */
export function announce(words: string): void {
  listeners.forEach((listener) => listener(words));
}
