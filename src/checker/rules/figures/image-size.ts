import type {FileRule} from '../../rule';

const KILOBYTE = 1000;
const LARGE = 300 * KILOBYTE;
const TOO_LARGE = 1000 * KILOBYTE;
/** Video, audio and archives are not loaded with the page. */
const TOO_LARGE_OTHER = 10_000 * KILOBYTE;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

function inWords(bytes: number): string {
  return bytes >= TOO_LARGE
    ? `${(bytes / 1e6).toFixed(1)} MB`
    : `${Math.round(bytes / KILOBYTE)} kB`;
}

export const rule: FileRule = {
  scope: 'file',
  wants: 'An image is smaller than 300 kB; over 1 MB is an error.',
  why: 'The file is published as it is, and a student on a phone has to wait for all of it.',
  wrong: 'stage.png          (14 MB, 6000 pixels wide)',
  right: 'stage.webp         (120 kB, 1600 pixels wide)',
  language: 'text',
  cases: ['im-huge'],
  *check({path, size}) {
    const at = {line: 1, column: 1};
    const remedy = 'save it as WebP or AVIF, at most 1600 pixels wide';
    if (PICTURE.test(path)) {
      if (size > TOO_LARGE) {
        yield {at, message: `the image is ${inWords(size)}, over the limit of 1 MB`, remedy};
      } else if (size > LARGE) {
        yield {
          at,
          severity: 'warning',
          message: `the image is ${inWords(size)}, over 300 kB`,
          remedy,
        };
      }
    } else if (size > TOO_LARGE_OTHER && !/\.mdx?$/.test(path)) {
      yield {
        at,
        message: `the file is ${inWords(size)}, over the limit of 10 MB`,
        remedy: 'make it smaller, or host it elsewhere and link to it',
      };
    }
  },
};
