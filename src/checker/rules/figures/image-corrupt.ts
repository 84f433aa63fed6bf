import {closeSync, openSync, readSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {FileRule} from '../../rule';

const SIGNATURES: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG\r\n\x1A\n/,
  '.jpg': /^\xFF\xD8\xFF/,
  '.jpeg': /^\xFF\xD8\xFF/,
  '.gif': /^GIF8[79]a/,
  '.webp': /^RIFF....WEBP/s,
  '.avif': /^....ftyp/s,
  '.svg':
    /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i,
};
/** Enough bytes to contain any signature, even after a comment in an SVG. */
const HEAD = 2048;

function head(path: string): string {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(HEAD);
    return buffer.subarray(0, readSync(file, buffer, 0, HEAD, 0)).toString('latin1');
  } finally {
    closeSync(file);
  }
}

export const rule: FileRule = {
  scope: 'file',
  wants: 'The format of an image is the one that its file extension names.',
  why: 'The browser shows a broken image, and the build prints a stack trace that names no page.',
  wrong: 'reel.png           (a text file, or a JPEG image)',
  right: 'reel.png           (a PNG image)',
  language: 'text',
  cases: ['im-corrupt'],
  *check({path, kind}, root) {
    const signature = SIGNATURES[extname(path).toLowerCase()];
    if (kind === 'file' && signature !== undefined && !signature.test(head(join(root, path)))) {
      yield {
        at: {line: 1, column: 1},
        message: `the file is not a valid ${extname(path).slice(1).toUpperCase()} image`,
        remedy:
          'save the image again in that format, or give the file the extension of its real format',
      };
    }
  },
};
