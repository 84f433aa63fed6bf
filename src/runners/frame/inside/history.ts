interface Entry {
  readonly state: unknown;
}

/**
 * An in-memory history that replaces the tab's, which belongs to the reader's Back button. For a page that
 * changes its state it behaves like the browser's, but it contains no other pages.
 */
export function installHistory(): void {
  const entries: Entry[] = [{state: null}];
  let place = 0;
  const go = (steps = 0) => {
    const next = place + Math.trunc(Number(steps));
    if (next !== place && entries[next]) {
      setTimeout(() => {
        place = next;
        window.dispatchEvent(new PopStateEvent('popstate', {state: entries[place]!.state}));
      });
    }
  };
  const methods = {
    pushState(state: unknown) {
      entries.splice(place + 1, entries.length, {state: structuredClone(state)});
      place += 1;
    },
    replaceState(state: unknown) {
      entries[place] = {state: structuredClone(state)};
    },
    go,
    back: () => go(-1),
    forward: () => go(1),
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(History.prototype, name, {value, configurable: false, writable: false});
  }
  Object.defineProperties(History.prototype, {
    state: {get: () => entries[place]!.state, configurable: false},
    length: {get: () => entries.length, configurable: false},
  });
}

/** Maximum number of URL changes that were not caused by a click or a key press. */
const MOST_CHANGES = 3;

/**
 * Limits changes of the hash, because each of them adds an entry to the tab's history and cannot be kept in
 * memory.
 */
export function watchAddress(onTooMany: () => void): void {
  let count = 0;
  window.addEventListener('hashchange', () => {
    count += navigator.userActivation?.isActive ? 0 : 1;
    if (count > MOST_CHANGES) {
      onTooMany();
    }
  });
}
