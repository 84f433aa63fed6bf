import {crc32 as zlibCrc32} from 'node:zlib';
import {createZip, type ZipEntry} from '../../../src/lib/zip';

/** The flag that says so, in both records of a file. */
const UTF8_NAMES = 0x0800;
const MODIFIED = new Date(2026, 10, 20, 14, 35, 42);

function entry(name: string, text: string): ZipEntry {
  return {name, bytes: new TextEncoder().encode(text)};
}

interface Read {
  readonly name: string;
  readonly text: string;
  readonly crc: number;
  readonly flags: number;
  readonly modified: string;
}

/** Reads an archive the way unpackers do: from the directory at its end. */
function readZip(bytes: Uint8Array): readonly Read[] {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const count = view.getUint16(end + 10, true);
  expect(view.getUint32(end + 12, true)).toBe(end - view.getUint32(end + 16, true));
  let at = view.getUint32(end + 16, true);
  return Array.from({length: count}, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const [time, date] = [view.getUint16(at + 12, true), view.getUint16(at + 14, true)];
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    // Everything from the version to the length of the extra field stands in both records.
    expect(bytes.slice(local + 4, local + 30)).toEqual(bytes.slice(at + 6, at + 32));
    const start = local + 30 + nameLength;
    const read = {
      name: new TextDecoder().decode(bytes.slice(at + 46, at + 46 + nameLength)),
      text: new TextDecoder().decode(bytes.slice(start, start + view.getUint32(at + 24, true))),
      crc: view.getUint32(at + 16, true),
      flags: view.getUint16(at + 8, true),
      modified: [
        (date >> 9) + 1980,
        (date >> 5) & 15,
        date & 31,
        time >> 11,
        (time >> 5) & 63,
        (time & 31) * 2,
      ].join(' '),
    };
    at += 46 + nameLength;
    return read;
  });
}

describe('createZip', () => {
  it('gives every file back with its name, checksum and time', () => {
    const files = [entry('site/index.html', '<p>Café</p>\n'), entry('site/css/style.css', '')];
    expect(readZip(createZip(files, MODIFIED))).toMatchObject(
      files.map(({name, bytes}) => ({
        name,
        text: new TextDecoder().decode(bytes),
        crc: zlibCrc32(Buffer.from(bytes)),
        modified: '2026 11 20 14 35 42',
      })),
    );
  });

  it('keeps names that are not ASCII', () => {
    const [read] = readZip(createZip([entry('été/naïve.txt', 'a')], MODIFIED));
    expect(read?.name).toBe('été/naïve.txt');
    expect(read?.flags).toBe(UTF8_NAMES);
  });

  it('keeps bytes that are no text', () => {
    const bytes = Uint8Array.from([0, 255, 128, 10, 13]);
    const archive = createZip([{name: 'a', bytes}], MODIFIED);
    expect(archive.slice(31, 36)).toEqual(bytes);
  });

  it('has an empty directory when there are no files', () => {
    expect(createZip([], MODIFIED)).toHaveLength(22);
  });

  it('says 1980 for years that the format does not know', () => {
    const [read] = readZip(createZip([entry('a', '')], new Date(1970, 0, 1)));
    expect(read?.modified).toMatch(/^1980 /);
  });
});
