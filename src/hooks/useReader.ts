import {useSyncExternalStore} from 'react';
import {reader} from '@site/src/lib/readersData/reader';
import {EMPTY, entryAt, type ReadersData} from '@site/src/lib/readersData/schema';

/**
 * A part of the reader's data on this device. It is empty on the server and during hydration, so that the page
 * is the same for everyone.
 *
 * @param select returns a primitive value or a part of the data, never a new object
 */
export function useReader<T>(select: (data: ReadersData) => T): T {
  return useSyncExternalStore(
    reader.subscribe,
    () => select(reader.get()),
    () => select(EMPTY),
  );
}

/** Whether the reader has done the page at an address. */
export function useIsDone(path: string | undefined): boolean {
  return useReader((data) => path !== undefined && entryAt(data, 'done', path) !== undefined);
}
