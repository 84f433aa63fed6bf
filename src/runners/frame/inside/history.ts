interface Entry {
  readonly state: unknown;
}

/**
 * A history in memory, in the place of the tab’s, which the reader goes back with. It works as the
 * browser’s does for a page that changes its state, and knows of no other page.
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

/** Changes of the address that no click or key of the reader has asked for. */
const MOST_CHANGES = 3;

/** Every change of the part after `#` is a step of the tab’s history, which cannot be kept in memory. */
export function watchAddress(onTooMany: () => void): void {
  let count = 0;
  window.addEventListener('hashchange', () => {
    count += navigator.userActivation?.isActive ? 0 : 1;
    if (count > MOST_CHANGES) {
      onTooMany();
    }
  });
}
