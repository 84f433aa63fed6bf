import {faultsOf} from '../../read/faults';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A link has its own text: `[text](URL)`.',
  why: 'MDX reads `<https://…>` as a tag, which stops the build. A bare URL also tells listeners nothing when it is read aloud.',
  wrong: 'See <https://example.com>.',
  right: 'See [the example site](https://example.com).',
  cases: ['mx-autolink'],
  check: (lesson) =>
    faultsOf(lesson, 'autolink').map(({start, end, text}) => {
      const url = text.includes('@') && !text.includes(':') ? `mailto:${text}` : text;
      const words = text.replace(/^\w+:(?:\/\/)?/, '').replace(/\/$/, '');
      return {
        at: start,
        message: `<${text}> is read as a tag`,
        remedy: `write [text](${url})`,
        edits: [{start, end, text: `[${words}](${url})`}],
      };
    }),
};
