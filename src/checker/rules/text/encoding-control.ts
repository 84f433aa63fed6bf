import {findInvisible} from '../../../text/invisible';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  name: 'encoding-control',
  scope: 'lesson',
  severity: 'error',
  wants:
    'Text and code have no invisible characters, and none that change the direction of reading.',
  why: 'They come in by copying, print as a box or as nothing, and break searching and copying of code. A mark of direction shows code in another order than the one in which it runs.',
  wrong: 'Press Enter\u200B twice.   (with a zero-width space after “Enter”)',
  right: 'Press Enter twice.',
  cases: ['en-nul'],
  check: ({raw}) =>
    findInvisible(raw).map(({start, end, name, isDirection}) => ({
      at: start,
      message: isDirection
        ? `invisible ${name}: what follows is shown in another order than it is read`
        : `invisible ${name}`,
      remedy: 'delete it',
      edits: [{start, end, text: ''}],
    })),
};
