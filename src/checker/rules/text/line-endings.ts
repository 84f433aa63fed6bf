import type {LessonRule} from '../../rule';

const LONE_RETURN = /\r(?!\n)/g;
const WINDOWS = /\r\n/g;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Lines end with a line feed (LF).',
  why: 'With the line endings of very old Macs (CR alone), the front matter is not recognized and the page loses its title. Windows line endings (CRLF) work, but make every line look changed in Git.',
  wrong: '---\\rtitle: Lists\\r---',
  right: '---\ntitle: Lists\n---',
  cases: ['en-cr', 'en-crlf'],
  *check({raw}) {
    const edits = (pattern: RegExp) =>
      Array.from(raw.matchAll(pattern), ({index, 0: found}) => ({
        start: index,
        end: index + found.length,
        text: '\n',
      }));
    const [lone, windows] = [edits(LONE_RETURN), edits(WINDOWS)];
    const remedy = 'save with LF line endings';
    if (lone.length > 0) {
      yield {at: lone[0]!.start, message: 'lines end with CR alone', remedy, edits: lone};
    } else if (windows.length > 0) {
      const at = windows[0]!.start;
      yield {at, severity: 'warning', message: 'lines end with CRLF', remedy, edits: windows};
    }
  },
};
