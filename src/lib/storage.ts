/** `local` persists after the tab is closed, `session` does not. */
export type StorageArea = 'local' | 'session';

const warned = new Set<string>();

/**
 * All access to the device's storage goes through this module. Storage can be blocked, full or missing; in
 * that case a single message goes to the console, and the page works without stored data.
 */
export function readStored(key: string, area: StorageArea = 'local'): string | null {
  return attempt(key, 'read', area, (storage) => storage.getItem(key));
}

/** @returns whether the storage holds the value afterwards */
export function writeStored(key: string, value: string, area: StorageArea = 'local'): boolean {
  const isKept = attempt(key, 'write', area, (storage) => {
    storage.setItem(key, value);
    return storage.getItem(key) === value;
  });
  return isKept ?? false;
}

export function removeStored(key: string, area: StorageArea = 'local'): void {
  attempt(key, 'remove', area, (storage) => storage.removeItem(key));
}

export function storedKeys(area: StorageArea = 'local'): readonly string[] {
  const keys = attempt('*', 'read', area, (storage) =>
    Array.from({length: storage.length}, (_, index) => storage.key(index)),
  );
  return (keys ?? []).filter((key) => key !== null);
}

interface KeyValueStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

function attempt<T>(
  key: string,
  verb: string,
  area: StorageArea,
  action: (storage: KeyValueStorage) => T,
): T | null {
  try {
    const scope: {localStorage?: KeyValueStorage | null; sessionStorage?: KeyValueStorage | null} =
      globalThis;
    const storage = scope[`${area}Storage`];
    return storage ? action(storage) : null;
  } catch (error) {
    if (!warned.has(key)) {
      warned.add(key);
      console.warn(
        `Cannot ${verb} "${key}" in this browser’s storage; continuing without it.`,
        error,
      );
    }
    return null;
  }
}
