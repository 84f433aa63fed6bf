import {quote} from '../../read/faults';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Every fence is closed by a line that contains only the closing marker.',
  why: 'Without it, the rest of the page becomes code without any warning.',
  wrong: '```html\n<p>One</p>\n\nThe next sentence is code now.',
  right: '```html\n<p>One</p>\n```\n\nThe next sentence is a sentence.',
  cases: ['mx-fence-open'],
  check: ({scan}) =>
    scan.fences
      .filter(({ending}) => ending !== 'closed')
      .map(({infoStart, marker, info, ending}) => ({
        at: infoStart - marker.length,
        message:
          ending === 'open'
            ? `the fence ${quote(marker + info)} is never closed`
            : `the fence ${quote(marker + info)} is not closed before its list item ends`,
        remedy:
          ending === 'open'
            ? `add a line with ${marker} after the code`
            : 'indent the code and the closing line as far as the opening line',
      })),
};
