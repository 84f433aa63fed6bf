import {headingText} from '../../../lib/headingText';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Headings start at level two and never skip a level on the way down.',
  why: 'A reader who moves from heading to heading with a screen reader looks for the missing level (WCAG 1.3.1).',
  wrong: '## Flexbox\n\n#### The main axis',
  right: '## Flexbox\n\n### The main axis',
  cases: ['hd-skip'],
  *check({nodes}) {
    let before = 1;
    for (const heading of nodes.headings) {
      const {depth} = heading;
      if (depth > before + 1) {
        yield {
          at: nodes.spanOf(heading).start,
          message: `“${headingText(heading)}” has level ${depth}, but comes after level ${before}`,
          remedy: `write ${'#'.repeat(before + 1)}`,
        };
      }
      before = depth;
    }
  },
};
