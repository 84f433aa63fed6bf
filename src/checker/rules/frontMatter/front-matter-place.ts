import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'The front matter begins on line 1 and ends with a line that contains only `---`.',
  why: 'If anything comes before it, it is printed at the top of the page. If it is not closed, the rest of the page is taken for front matter.',
  wrong: '\n---\ntitle: Lists\n---',
  right: '---\ntitle: Lists\n---',
  cases: ['fm-not-first', 'fm-unclosed'],
  *check({scan: {frontMatter, lateFrontMatter: late}, text}) {
    if (late !== undefined) {
      yield {
        at: late.start,
        message: 'the front matter does not start on line 1',
        remedy: 'remove everything before it',
        ...(text.slice(0, late.start).trim() === '' && {
          edits: [{start: 0, end: late.start, text: ''}],
        }),
      };
    } else if (frontMatter?.closed === false) {
      yield {
        at: 0,
        message: 'the front matter is never closed',
        remedy: 'add a line with --- after its last key',
        edits: [{start: frontMatter.end, end: frontMatter.end, text: '\n---'}],
      };
    }
  },
};
