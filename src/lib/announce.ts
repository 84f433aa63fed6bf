type Listener = (words: string) => void;

const listeners = new Set<Listener>();

/** Calls back whenever there is something to say to screen readers, until the returned function is called. */
export function onAnnounced(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says something to screen readers that everyone else can see. */
export function announce(words: string): void {
  listeners.forEach((listener) => listener(words));
}
