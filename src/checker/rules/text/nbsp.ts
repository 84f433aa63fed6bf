import type {LessonRule} from '../../rule';

const AFTER_MARK =
  /^[ \t]*(?:#{1,6}|[-*+]|\d{1,9}[.)]|>|:{3,}[\w-]*|[`~]{3,}\w*)(?=([\u00A0\u2007\u202F]+))/gmu;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'The space after `#`, `-`, `1.` and `:::` is an ordinary space.',
  why: 'A no-break space (Option+Space on a Mac) looks the same, but the heading or list is then shown as plain text.',
  wrong: '##\u00A0Lists        (with a no-break space)',
  right: '## Lists',
  cases: ['en-nbsp'],
  check: ({text}) =>
    [...text.matchAll(AFTER_MARK)].map(({index, 0: mark, 1: gap}) => {
      const start = index + mark.length;
      return {
        at: start,
        message: `a no-break space follows “${mark.trim()}”`,
        remedy: 'replace it with an ordinary space',
        edits: [{start, end: start + gap!.length, text: ' '}],
      };
    }),
};
