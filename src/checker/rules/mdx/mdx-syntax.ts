import type {LessonRule} from '../../rule';

/** The parser's words, by what an author has done. */
const IN_OTHER_WORDS: readonly (readonly [RegExp, string, string])[] = [
  [
    /^Expected a closing tag for `(<[^`]*>)`/,
    '$1 is not closed where its paragraph or list ends',
    'put the opening and the closing tag on lines of their own with a blank line around each, or both in one line',
  ],
  [
    /^Expected the closing tag `(<[^`]*>)`/,
    '$1 stands in another paragraph or list than its opening tag',
    'put the opening and the closing tag on lines of their own with a blank line around each, or both in one line',
  ],
  [/^Unexpected closing/, 'this tag closes nothing', 'remove it'],
  [
    /^Nested too deeply/,
    'too many lists, quotations or tags stand in each other',
    'write them one after the other',
  ],
  [/acorn/, 'this is read as a program and cannot be', 'put code in backticks or in a fence'],
  [
    /^Unexpected (?:lazy line|end of file)/,
    'a tag or a brace is not closed before the text ends',
    'close it, or put it in backticks',
  ],
];

export const rule: LessonRule = {
  name: 'mdx-syntax',
  scope: 'lesson',
  severity: 'error',
  wants: 'A page can be read as Markdown with components (MDX).',
  why: 'What cannot be read stops the build. This rule speaks up when no more particular rule does.',
  wrong: 'Text <Hint>that begins here\n\nand ends in another paragraph.</Hint>',
  right: '<Hint>\n\nText that begins here\n\nand ends in another paragraph.\n\n</Hint>',
  cases: ['mx-unclosed-div'],
  check: ({syntaxFaults}) =>
    syntaxFaults.map(({start, reason}) => {
      const known = IN_OTHER_WORDS.find(([pattern]) => pattern.test(reason));
      const quoted = known?.[0].exec(reason)?.[1] ?? '';
      return {
        at: start,
        message: known?.[1].replace('$1', quoted) ?? 'this cannot be read as MDX',
        remedy: known?.[2] ?? 'put signs such as <, { and } in backticks',
      };
    }),
};
