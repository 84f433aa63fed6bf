import {LESSON_GUIDE} from '../../../data/lessonGuide';
import {headingText} from '../../../lib/headingText';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: `Further reading has at most ${LESSON_GUIDE.furtherLinks} links, to primary sources.`,
  why: 'Nobody follows the links in a list of ten.',
  wrong: '## Further reading\n\n(ten links)',
  right:
    '## Further reading\n\n- [MDN: `ul`](https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/ul), with every attribute',
  *check({path, nodes}) {
    const index = nodes.headings.findIndex((heading) => /^further\b/i.test(headingText(heading)));
    const heading = nodes.headings[index];
    if (heading === undefined || !path.startsWith('modules/')) {
      return;
    }
    const {start} = nodes.spanOf(heading);
    const following = nodes.headings[index + 1];
    const end = following === undefined ? Infinity : nodes.spanOf(following).start;
    const links = nodes.links.filter((link) => {
      const at = nodes.spanOf(link).start;
      return at > start && at < end;
    });
    if (links.length > LESSON_GUIDE.furtherLinks) {
      yield {
        at: start,
        message: `${links.length} links under “${headingText(heading)}”`,
        remedy: `keep the ${LESSON_GUIDE.furtherLinks} best`,
      };
    }
  },
};
