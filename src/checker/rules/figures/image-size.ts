import type {FileRule} from '../../rule';

const KILOBYTE = 1000;
const LARGE = 300 * KILOBYTE;
const TOO_LARGE = 1000 * KILOBYTE;
/** Films, sounds and archives are not loaded with the page. */
const TOO_LARGE_OTHER = 10_000 * KILOBYTE;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

function inWords(bytes: number): string {
  return bytes >= TOO_LARGE
    ? `${(bytes / 1e6).toFixed(1)} MB`
    : `${Math.round(bytes / KILOBYTE)} kB`;
}

export const rule: FileRule = {
  name: 'image-size',
  scope: 'file',
  severity: 'error',
  wants: 'A picture has under 300 kB; over 1 MB it is refused.',
  why: 'It is copied as it is, and a student on a phone waits for every byte.',
  wrong: 'stage.png          (14 MB, 6000 pixels wide)',
  right: 'stage.webp         (120 kB, 1600 pixels wide)',
  language: 'text',
  cases: ['im-huge'],
  check: ({path, size}) => {
    const at = {line: 1, column: 1};
    if (/\.mdx?$/.test(path)) {
      return [];
    }
    if (!PICTURE.test(path)) {
      return size > TOO_LARGE_OTHER
        ? [
            {
              at,
              message: `the file has ${inWords(size)}, over 10 MB`,
              remedy: 'make it smaller, or link to it where it lies',
            },
          ]
        : [];
    }
    const remedy = 'make it smaller: WebP or AVIF, at most 1600 pixels wide';
    if (size > TOO_LARGE) {
      return [{at, message: `the picture has ${inWords(size)}, over 1 MB`, remedy}];
    }
    return size > LARGE
      ? [
          {
            at,
            severity: 'warning',
            message: `the picture has ${inWords(size)}, over 300 kB`,
            remedy,
          },
        ]
      : [];
  },
};
