import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

const LONE_RETURN = /\r(?!\n)/g;
const WINDOWS = /\r\n/g;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Lines end with a line feed (LF).',
  why: 'With the line endings of very old Macs (CR alone), the front matter is not recognized and the page loses its title. Windows line endings (CRLF) work, but make every line look changed in Git.',
  wrong: '---\\rtitle: Lists\\r---',
  right: '---\ntitle: Lists\n---',
  cases: ['en-cr', 'en-crlf'],
  check: ({raw}): readonly Finding[] => {
    const edits = (pattern: RegExp) =>
      [...raw.matchAll(pattern)].map(({index, 0: found}) => ({
        start: index,
        end: index + found.length,
        text: '\n',
      }));
    const lone = edits(LONE_RETURN);
    if (lone.length > 0) {
      return [
        {
          at: lone[0]!.start,
          message: 'lines end with CR alone',
          remedy: 'save with LF line endings',
          edits: lone,
        },
      ];
    }
    const windows = edits(WINDOWS);
    return windows.length > 0
      ? [
          {
            at: windows[0]!.start,
            severity: 'warning',
            message: 'lines end with CRLF',
            remedy: 'save with LF line endings',
            edits: windows,
          },
        ]
      : [];
  },
};
