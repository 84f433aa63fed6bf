import type {BytesRule} from '../../rule';

const SIGNATURES: readonly (readonly [string, string])[] = [
  ['\xFF\xFE', 'text saved as UTF-16'],
  ['\xFE\xFF', 'text saved as UTF-16'],
  ['\x89PNG', 'a PNG picture'],
  ['\xFF\xD8\xFF', 'a JPEG picture'],
  ['GIF8', 'a GIF picture'],
  ['PK\x03\x04', 'a ZIP or Word file'],
  ['%PDF', 'a PDF file'],
];
/** Bytes looked at, and the share of control characters from which a file is no text. */
const SAMPLE = 8192;
const CONTROL_SHARE = 0.02;
const CONTROL = /[\x00-\x08\x0E-\x1F]/g;

export const rule: BytesRule = {
  name: 'encoding-not-text',
  scope: 'bytes',
  fatal: true,
  severity: 'error',
  wants: 'A lesson is a text file saved as UTF-8.',
  why: 'A picture or a program with the ending `.md` stops the build for minutes without a word, and text in UTF-16 becomes a page of signs nobody can read.',
  wrong: 'poster.md          (a PNG picture with the wrong ending)',
  right:
    'poster.png         (the picture)\nposter.md          (the lesson about it, saved as UTF-8)',
  language: 'text',
  cases: ['en-utf16', 'en-binary-small', 'mx-binary-huge'],
  check: (bytes) => {
    const sample = bytes.subarray(0, SAMPLE).toString('latin1');
    const known = SIGNATURES.find(([signature]) => sample.startsWith(signature))?.[1];
    const controls = sample.match(CONTROL)?.length ?? 0;
    if (known === undefined && controls <= sample.length * CONTROL_SHARE) {
      return [];
    }
    const what = known ?? 'no text';
    return [
      {
        at: {line: 1, column: 1},
        message: `this file is ${what}, not a lesson`,
        remedy: what.includes('UTF-16')
          ? 'save it again as UTF-8 (“Save with encoding” in the editor)'
          : 'give it its own ending and move it beside the lesson, or delete it',
      },
    ];
  },
};
