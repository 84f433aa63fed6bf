import type {BytesRule} from '../../rule';

const SIGNATURES: readonly (readonly [string, string])[] = [
  ['\xFF\xFE', 'text saved as UTF-16'],
  ['\xFE\xFF', 'text saved as UTF-16'],
  ['\x89PNG', 'a PNG image'],
  ['\xFF\xD8\xFF', 'a JPEG image'],
  ['GIF8', 'a GIF image'],
  ['PK\x03\x04', 'a ZIP or Word file'],
  ['%PDF', 'a PDF file'],
];
/** The number of bytes examined, and the share of control characters above which a file is not text. */
const SAMPLE = 8192;
const CONTROL_SHARE = 0.02;
const CONTROL = /[\x00-\x08\x0E-\x1F]/g;

export const rule: BytesRule = {
  scope: 'bytes',
  fatal: true,
  wants: 'A lesson is a text file saved as UTF-8.',
  why: 'An image or a program that is named `.md` keeps the build busy for minutes without any message, and text in UTF-16 becomes a page of characters that nobody can read.',
  wrong: 'poster.md          (a PNG image with the wrong file extension)',
  right: 'poster.png         (the image)\nposter.md          (the lesson about it, saved as UTF-8)',
  language: 'text',
  cases: ['en-utf16', 'en-binary-small', 'mx-binary-huge'],
  *check(bytes) {
    const sample = bytes.subarray(0, SAMPLE).toString('latin1');
    const known = SIGNATURES.find(([signature]) => sample.startsWith(signature))?.[1];
    const controls = sample.match(CONTROL)?.length ?? 0;
    if (known !== undefined || controls > sample.length * CONTROL_SHARE) {
      yield {
        at: {line: 1, column: 1},
        message: `this file is ${known ?? 'not text'}, so it cannot be a lesson`,
        remedy: known?.includes('UTF-16')
          ? 'save it again as UTF-8 (“Save with encoding” in the editor)'
          : 'give it the right file extension and move it beside the lesson, or delete it',
      };
    }
  },
};
