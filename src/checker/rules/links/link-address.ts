import {isMalformed, looksLikeHost} from '../../site/linkForms';
import type {LessonRule} from '../../rule';

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const ALLOWED = ['https', 'http', 'mailto', 'tel'];

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    'A link is a path to a file, an `https` URL or a mail address, written out in full and without stray characters.',
  why: 'Without `https://`, a URL is read as a file that does not exist. A lone `%` crashes the page when the link is clicked, and `javascript:` is blocked by the browser.',
  wrong: '[site](www.example.com), [run](javascript:alert(1)), [half](#50%)',
  right: '[site](https://www.example.com), [half](#half)',
  cases: ['ln-noproto', 'ln-javascript', 'ln-pct-hash'],
  *check(lesson) {
    for (const {url, line, column, span} of lesson.facts.links) {
      const at = {line, column};
      const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
      if (scheme !== undefined && !ALLOWED.includes(scheme)) {
        const remedy =
          scheme === 'pathname' ? 'write the path of the file, such as ./file.pdf' : 'use https';
        yield {at, message: `the link ${url} begins with ${scheme}:`, remedy};
      } else if (scheme === undefined && looksLikeHost(url)) {
        yield {
          at,
          message: `the link ${url} does not begin with https://`,
          remedy: `write https://${url}`,
          ...(span && {edits: [{start: span.start, end: span.start, text: 'https://'}]}),
        };
      } else if (isMalformed(url)) {
        yield {
          at,
          message: `the link ${url} contains a % that is not part of a code such as %20`,
          remedy: 'write %25, or remove it',
        };
      }
    }
  },
};
