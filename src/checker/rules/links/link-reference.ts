import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

const REFERENCE = /\[[^\][]+\]\[[^\][]*\]/g;
const SPACES = /\[[^\][]*\]\(([^()\s<>"']+(?:[ \t]+[^()\s<>"']+)+)\)/g;
const FOOTNOTE = /\[\^[^\]\s]+\]/g;

export const rule: LessonRule = {
  name: 'link-reference',
  scope: 'lesson',
  severity: 'error',
  wants: 'What looks like a link or a footnote is one.',
  why: 'A reference that is defined nowhere, and an address with a space in it, are printed with all their brackets.',
  wrong: '[lists][missing], [page](my page.md) and a note[^1]',
  right: '[lists](../html-lists/index.md), [page](my-page.md)',
  cases: ['ln-undefined-ref', 'ln-spaces', 'pg-footnote'],
  check: ({nodes, text}) =>
    nodes.texts.flatMap((node) => {
      const {start, end} = nodes.spanOf(node);
      const source = text.slice(start, end);
      const found = (pattern: RegExp, message: (match: string) => string, remedy: string) =>
        [...source.matchAll(pattern)].map(({index, 0: match}): Finding => ({
          at: start + index,
          message: message(match),
          remedy,
        }));
      return [
        ...found(
          REFERENCE,
          (match) => `${match} is defined nowhere and is printed as it stands`,
          'write [words](address); put code in backticks',
        ),
        ...found(
          SPACES,
          (match) => `${match} is no link: its address has a space`,
          'write the address without spaces',
        ),
        ...found(
          FOOTNOTE,
          (match) => `the footnote ${match} is defined nowhere`,
          'say it in the text',
        ),
      ];
    }),
};
