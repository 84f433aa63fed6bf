import {readStored, removeStored, storedKeys, writeStored, type StorageArea} from '../storage';
import {readExamples, newerExamples, writeExample} from './examples';
import type {ReadersFile} from './file';
import {isPortalKey} from './isPortalKey';
import {reader} from './reader';
import type {ReadersData} from './schema';

/** Everything that the reader has made on this device. */
export function readEverything(): ReadersFile {
  return {data: reader.get(), examples: readExamples()};
}

/**
 * Merges in whatever is newer in a file.
 *
 * @returns how many changed examples did not fit on the device
 */
export function importFile({data, examples}: ReadersFile): number {
  reader.mergeIn(data);
  const newer = Object.entries(newerExamples(readExamples(), examples));
  return newer.filter(([place, version]) => !writeExample(place, version)).length;
}

type Stored = readonly [key: string, value: string];

/** What `forgetEverything` removed. */
export interface Forgotten {
  readonly stored: Readonly<Record<StorageArea, readonly Stored[]>>;
  /** Includes data that only this tab had. */
  readonly data: ReadersData;
}

const AREAS = ['local', 'session'] as const;

/** Removes everything that the portal stores on the device. */
export function forgetEverything(): Forgotten {
  const data = reader.get();
  const [local, session] = AREAS.map(takeAll);
  reader.forget();
  return {stored: {local: local!, session: session!}, data};
}

/** Restores what `forgetEverything` removed. */
export function restoreEverything({stored, data}: Forgotten): void {
  for (const area of AREAS) {
    stored[area].forEach(([key, value]) => writeStored(key, value, area));
  }
  reader.refresh();
  reader.mergeIn(data);
}

function takeAll(area: StorageArea): readonly Stored[] {
  const stored = storedKeys(area)
    .filter(isPortalKey)
    .map((key): Stored => [key, readStored(key, area) ?? '']);
  stored.forEach(([key]) => removeStored(key, area));
  return stored;
}
