import {
  EMPTY,
  merge,
  parseData,
  serialise,
  type Entry,
  type Kind,
  type ReadersData,
  type Unusable,
} from './schema';

/** `unkept`: the storage is blocked or full, so the data only lasts as long as the tab. */
export type Trouble = Unusable | 'unkept';

/** One slot of the device's storage. */
export interface Slot {
  readonly read: () => string | null;
  /** Returns false if the slot does not contain the text afterwards. */
  readonly write: (text: string) => boolean;
}

export interface ReaderStore {
  /** The reader's data; the same object until something changes. */
  readonly get: () => ReadersData;
  readonly trouble: () => Trouble | undefined;
  /** Calls back after every change, in this tab or another, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly put: (kind: Kind, place: string, entry: Omit<Entry, 'at'>) => void;
  /** Merges in whatever is newer. */
  readonly mergeIn: (data: ReadersData) => void;
  /** Reads the slot again, after another tab has changed it. */
  readonly refresh: () => void;
  /** Drops the data that only this tab has, and reads the slot again, which the caller has emptied. */
  readonly forget: () => void;
}

/**
 * The reader's data in one slot. The slot is read again before each change, so that tabs never undo each
 * other's changes. A slot that cannot be read, or that a later release has written, is never written to. Its
 * data then exists in this tab only, as it does when writing to the slot fails.
 */
export function createStore({read, write}: Slot, now: () => number = Date.now): ReaderStore {
  const listeners = new Set<() => void>();
  let data: ReadersData | undefined;
  let unusable: Unusable | undefined;
  let isKept = true;

  const load = (): ReadersData => {
    const parsed = parseData(read());
    const stored = 'problem' in parsed ? EMPTY : parsed.data;
    // Writing would delete the entries that were left out.
    unusable = 'problem' in parsed ? parsed.problem : parsed.leftOut > 0 ? 'unreadable' : undefined;
    return data === undefined || (isKept && !unusable) ? stored : merge(stored, data);
  };
  const tell = (): void => listeners.forEach((listener) => listener());
  const change = (changed: (current: ReadersData) => ReadersData): void => {
    const next = changed(load());
    data = next;
    isKept = !unusable && write(serialise(next));
    tell();
  };
  return {
    get: () => (data ??= load()),
    trouble: () => unusable ?? (isKept ? undefined : 'unkept'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (kind, place, entry) =>
      change((current) => ({
        ...current,
        [kind]: {...current[kind], [place]: {...entry, at: later(now(), current[kind][place])}},
      })),
    mergeIn: (other) => change((current) => merge(current, other)),
    refresh: () => {
      data = load();
      tell();
    },
    forget: () => {
      data = undefined;
      isKept = true;
      data = load();
      tell();
    },
  };
}

/** A new entry has to be newer than the stored one, even if the clocks of two devices disagree. */
function later(time: number, before: Entry | undefined): number {
  return Math.max(time, (before?.at ?? 0) + 1);
}
