import {zipSync} from 'fflate';

export interface ZipEntry {
  /** Path inside the archive, with forward slashes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The earliest time that the format can represent. */
const EARLIEST = new Date(1980, 0, 1);

/** Creates a ZIP archive of the entries without compressing them. */
export function createZip(entries: readonly ZipEntry[], modified: Date): Uint8Array<ArrayBuffer> {
  const files = entries.map(({name, bytes}) => [name, bytes] as const);
  const mtime = modified < EARLIEST ? EARLIEST : modified;
  return zipSync(Object.fromEntries(files), {level: 0, mtime});
}
