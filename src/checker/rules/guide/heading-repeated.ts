import {headingText} from '../../../lib/headingText';
import {slugify} from '../../../lib/slug';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  severity: 'warning',
  wants: 'No two headings on a page have the same text.',
  why: 'Two headings with the same text cannot be told apart in the sidebar or in search, and links to the second break when the first is removed.',
  wrong: '## Example\n\nOne.\n\n## Example\n\nTwo.',
  right: '## A list of snacks\n\nOne.\n\n## A list of steps\n\nTwo.',
  cases: ['hd-dup-text'],
  *check({nodes, lines}) {
    const first = new Map<string, number>();
    for (const heading of nodes.headings) {
      const words = headingText(heading);
      const {start} = nodes.spanOf(heading);
      const id = slugify(words);
      const earlier = first.get(id);
      if (earlier === undefined || id === '') {
        first.set(id, start);
      } else {
        yield {
          at: start,
          message: `the heading “${words}” also appears on line ${lines.at(earlier).line}`,
          remedy: 'say in each heading what its section is about',
        };
      }
    }
  },
};
