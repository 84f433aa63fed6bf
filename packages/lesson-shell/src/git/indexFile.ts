import {type TreeEntry, comparePaths} from './store';

/** One file of the staging area; stages 1 to 3 are the sides of a conflict. */
export interface IndexEntry extends TreeEntry {
  readonly path: string;
  readonly stage: 0 | 1 | 2 | 3;
}

const SIGNATURE = 'DIRC';
const VERSION = 2;
const HEADER = 12;
/** Bytes of an entry before its path: ten numbers of four, the object's name and the flags. */
const FIXED = 62;
const CHECKSUM = 20;
const ALIGNMENT = 8;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * `.git/index` in Git's format 2. Times are left 0, so that a real Git looks at the files again,
 * and so is the checksum, as with `index.skipHash`.
 */
export function writeIndex(entries: readonly IndexEntry[]): Uint8Array {
  const sorted = [...entries].sort((a, b) => comparePaths(a.path, b.path) || a.stage - b.stage);
  const chunks = sorted.map(entryBytes);
  const size = HEADER + CHECKSUM + chunks.reduce((sum, {length}) => sum + length, 0);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  bytes.set(encoder.encode(SIGNATURE));
  view.setUint32(4, VERSION);
  view.setUint32(8, sorted.length);
  let position = HEADER;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

function entryBytes({path, oid, mode, stage}: IndexEntry): Uint8Array {
  const name = encoder.encode(path);
  const length = Math.ceil((FIXED + name.length + 1) / ALIGNMENT) * ALIGNMENT;
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(24, Number.parseInt(mode, 8));
  for (let index = 0; index < CHECKSUM; index += 1) {
    bytes[40 + index] = Number.parseInt(oid.slice(index * 2, index * 2 + 2), 16);
  }
  view.setUint16(60, (stage << 12) | Math.min(name.length, 0xfff));
  bytes.set(name, FIXED);
  return bytes;
}

export function readIndex(bytes: Uint8Array): readonly IndexEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(8);
  const entries: IndexEntry[] = [];
  let position = HEADER;
  for (let index = 0; index < count; index += 1) {
    const flags = view.getUint16(position + 60);
    const end = bytes.indexOf(0, position + FIXED);
    entries.push({
      path: decoder.decode(bytes.subarray(position + FIXED, end)),
      mode: view.getUint32(position + 24).toString(8),
      oid: [...bytes.subarray(position + 40, position + 60)]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
      stage: ((flags >> 12) & 3) as IndexEntry['stage'],
    });
    position += Math.ceil((end - position + 1) / ALIGNMENT) * ALIGNMENT;
  }
  return entries;
}
