type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back whenever a new page is shown, until the returned function is called. */
export function onPageShown(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function pageShown(): void {
  listeners.forEach((listener) => listener());
}
