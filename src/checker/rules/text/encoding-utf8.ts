import {isUtf8} from 'node:buffer';
import type {BytesRule} from '../../rule';

/** Offset of the first byte that is not valid UTF-8, by binary search. */
function firstBadByte(bytes: Buffer): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    // The sample may end inside a character, so up to three bytes may be missing.
    const good = [0, 1, 2, 3].some((less) => isUtf8(bytes.subarray(0, Math.max(0, middle - less))));
    if (good) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  let at = Math.max(0, low - 4);
  while (at < bytes.length && isUtf8(bytes.subarray(0, at + 1))) {
    at += 1;
  }
  return at;
}

export const rule: BytesRule = {
  scope: 'bytes',
  wants: 'Text is saved as UTF-8.',
  why: 'Readers see an accented letter that was saved in another encoding as `�`.',
  wrong: 'Caf� menu',
  right: 'Café menu',
  cases: ['en-latin1'],
  *check(bytes) {
    if (!isUtf8(bytes)) {
      const at = firstBadByte(bytes);
      yield {
        at,
        message: `byte ${at} (0x${bytes[at]?.toString(16) ?? '00'}) is not valid UTF-8, so a letter would be lost`,
        remedy: 'open the file as Latin-1 (Windows-1252) and save it as UTF-8',
      };
    }
  },
};
