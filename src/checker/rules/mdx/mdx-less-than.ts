import {faultsOf} from '../../read/faults';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A `<` in a sentence is followed by a space, or is in backticks.',
  why: 'MDX reads `<` as the start of a tag, which stops the build.',
  wrong: 'Use it on screens <600px and start pages with <!doctype html>.',
  right: 'Use it on screens `<600px` and start pages with `<!doctype html>`.',
  cases: ['mx-lt', 'mx-generic'],
  check: (lesson) =>
    faultsOf(lesson, 'less-than', 'declaration').map(({kind, start, end, text}) => ({
      at: start,
      message: `${text} is read as the start of a tag`,
      remedy: `write &lt;, or put it in backticks: \`${text}\``,
      edits: [
        kind === 'declaration'
          ? {start, end, text: `\`${text}\``}
          : {start, end: start + 1, text: '&lt;'},
      ],
    })),
};
