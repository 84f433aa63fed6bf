import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

const REFERENCE = /\[[^\][]+\]\[[^\][]*\]/g;
const SPACES = /\[[^\][]*\]\(([^()\s<>"']+(?:[ \t]+[^()\s<>"']+)+)\)/g;
const FOOTNOTE = /\[\^[^\]\s]+\]/g;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Everything that looks like a link or a footnote is one.',
  why: 'A reference that is not defined, or a URL with a space in it, appears on the page with all its brackets.',
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
          (match) => `${match} is not defined, so the brackets appear on the page`,
          'write [text](URL), or put code in backticks',
        ),
        ...found(
          SPACES,
          (match) => `${match} is not a link, because its URL contains a space`,
          'remove the space, or write it as %20',
        ),
        ...found(
          FOOTNOTE,
          (match) => `the footnote ${match} is not defined`,
          'write the note in the text',
        ),
      ];
    }),
};
