import type {LessonRule} from '../rule';

const CONTROL = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F\u200B\u2028\u2029]/g;

export const rule: LessonRule = {
  name: 'encoding-control',
  scope: 'lesson',
  severity: 'error',
  wants: 'Text has no invisible control characters.',
  why: 'They come in by copying, print as a box or as nothing, and break searching and copying of code.',
  wrong: 'Press Enter\u200B twice.   (with a zero-width space after “Enter”)',
  right: 'Press Enter twice.',
  cases: ['en-nul'],
  check: ({raw}) =>
    [...raw.matchAll(CONTROL)].map(({index, 0: symbol}) => ({
      at: index,
      message: `invisible control character U+${symbol.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      remedy: 'delete it',
      edits: [{start: index, end: index + 1, text: ''}],
    })),
};
