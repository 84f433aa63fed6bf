import {headingText} from '../../../lib/headingText';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Headings start at level two and never skip a level on the way down.',
  why: 'A reader who moves from heading to heading with a screen reader looks for the missing level (WCAG 1.3.1).',
  wrong: '## Flexbox\n\n#### The main axis',
  right: '## Flexbox\n\n### The main axis',
  cases: ['hd-skip'],
  check: ({nodes}) => {
    let before = 1;
    return nodes.headings.flatMap((heading) => {
      const {depth} = heading;
      const skips = depth > before + 1;
      const wanted = before + 1;
      before = depth;
      return skips
        ? [
            {
              at: nodes.spanOf(heading).start,
              message: `“${headingText(heading)}” has level ${depth}, but comes after level ${wanted - 1}`,
              remedy: `write ${'#'.repeat(wanted)}`,
            },
          ]
        : [];
    });
  },
};
