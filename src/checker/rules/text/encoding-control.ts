import {findInvisible} from '../../../text/invisible';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    'Text and code contain no invisible characters, and none that change the direction of the text.',
  why: 'They come from copied text, appear as a box or not at all, and break search and copied code. A direction mark shows code in a different order from the one in which it runs.',
  wrong: 'Press Enter\u200B twice.   (with a zero-width space after “Enter”)',
  right: 'Press Enter twice.',
  cases: ['en-nul'],
  check: ({raw}) =>
    findInvisible(raw).map(({start, end, name, isDirection}) => ({
      at: start,
      message: isDirection
        ? `there is an invisible character here: ${name}, which shows the text after it in a different order`
        : `there is an invisible character here: ${name}`,
      remedy: 'delete it',
      edits: [{start, end, text: ''}],
    })),
};
