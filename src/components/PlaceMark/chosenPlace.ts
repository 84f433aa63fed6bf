/** The place whose bookmark and note are open. */
export interface Chosen {
  /** Id of a heading; undefined for the page as a whole. */
  readonly id: string | undefined;
}

const listeners = new Set<(chosen: Chosen) => void>();

/** Calls back when the reader chooses a place, until the returned function is called. */
export function onPlaceChosen(listener: (chosen: Chosen) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function choosePlace(chosen: Chosen): void {
  listeners.forEach((listener) => listener(chosen));
}
