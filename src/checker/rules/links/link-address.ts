import {isMalformed, looksLikeHost} from '../../site/linkForms';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const ALLOWED = ['https', 'http', 'mailto', 'tel'];

export const rule: LessonRule = {
  name: 'link-address',
  scope: 'lesson',
  severity: 'error',
  wants:
    'An address is a file, an `https` address or a mail address, written out and without stray signs.',
  why: 'A missing `https://` makes it a file that does not exist; a lone `%` crashes the page when it is clicked; `javascript:` is refused by the browser.',
  wrong: '[site](www.example.com), [run](javascript:alert(1)), [half](#50%)',
  right: '[site](https://www.example.com), [half](#half)',
  cases: ['ln-noproto', 'ln-javascript', 'ln-pct-hash'],
  check: (lesson) =>
    lesson.facts.links.flatMap(({url, line, column, span}): readonly Finding[] => {
      const at = {line, column};
      const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
      if (scheme !== undefined && !ALLOWED.includes(scheme)) {
        const remedy =
          scheme === 'pathname' ? 'write the path of the file, as ./file.pdf' : 'use https';
        return [{at, message: `the address ${url} begins with ${scheme}:`, remedy}];
      }
      if (scheme === undefined && looksLikeHost(url)) {
        return [
          {
            at,
            message: `${url} has no https://`,
            remedy: `write https://${url}`,
            ...(span && {edits: [{start: span.start, end: span.start, text: 'https://'}]}),
          },
        ];
      }
      return isMalformed(url)
        ? [
            {
              at,
              message: `${url} has a % that is no part of a code such as %20`,
              remedy: 'write %25, or remove it',
            },
          ]
        : [];
    }),
};
