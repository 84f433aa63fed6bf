import {crc32} from './crc32';

export interface ZipEntry {
  /** Path inside the archive, with forward slashes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

// Signatures and field order: PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16.
const LOCAL_FILE = 0x04034b50;
const CENTRAL_FILE = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
/** Version 2.0: folders in names. */
const VERSION = 20;
/** Names are UTF-8. */
const UTF8_NAMES = 0x0800;
const STORED = 0;

type Field = readonly [size: 2 | 4, value: number];

/** A ZIP archive of the entries, stored without compression. */
export function createZip(entries: readonly ZipEntry[], modified: Date): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const {name, bytes} of entries) {
    const path = new TextEncoder().encode(name);
    const shared = sharedFields(path, bytes, modified);
    const local = [fields([[4, LOCAL_FILE], ...shared]), path, bytes];
    // Comment, disk, attributes inside and outside the file: all none.
    const tail: Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    directory.push(fields([[4, CENTRAL_FILE], [2, VERSION], ...shared, ...tail]), path);
    parts.push(...local);
    offset += length(local);
  }
  const end = fields([
    [4, END_OF_DIRECTORY],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, length(directory)],
    [4, offset],
    [2, 0],
  ]);
  return concatenate([...parts, ...directory, end]);
}

/** The fields that stand in both records of a file, in their order. */
function sharedFields(path: Uint8Array, bytes: Uint8Array, modified: Date): readonly Field[] {
  return [
    [2, VERSION],
    [2, UTF8_NAMES],
    [2, STORED],
    [2, dosTime(modified)],
    [2, dosDate(modified)],
    [4, crc32(bytes)],
    [4, bytes.length],
    [4, bytes.length],
    [2, path.length],
    [2, 0],
  ];
}

function dosTime(date: Date): number {
  return (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1);
}

/** Years count from 1980, the earliest that the format knows. */
function dosDate(date: Date): number {
  return (
    (Math.max(0, date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate()
  );
}

function fields(list: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(list.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of list) {
    if (size === 2) {
      view.setUint16(at, value, true);
    } else {
      view.setUint32(at, value, true);
    }
    at += size;
  }
  return bytes;
}

function length(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length(parts));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
