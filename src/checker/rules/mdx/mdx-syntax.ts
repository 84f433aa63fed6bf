import type {LessonRule} from '../../rule';

/** The parser's messages, and what to tell the author. */
const IN_OTHER_WORDS: readonly (readonly [RegExp, string, string])[] = [
  [
    /^Expected a closing tag for `(<[^`]*>)`/,
    '$1 is not closed where its paragraph or list ends',
    'put the opening and the closing tag on separate lines with blank lines around each, or both on one line',
  ],
  [
    /^Expected the closing tag `(<[^`]*>)`/,
    '$1 is not in the same paragraph or list as its opening tag',
    'put the opening and the closing tag on separate lines with blank lines around each, or both on one line',
  ],
  [/^Unexpected closing/, 'this closing tag has no opening tag', 'remove it'],
  [/^Nested too deeply/, 'too many lists, quotations or tags are nested', 'reduce the nesting'],
  [
    /acorn/,
    'this is read as JavaScript, but it is not valid JavaScript',
    'put code in backticks or in a fence',
  ],
  [
    /^Unexpected (?:lazy line|end of file)/,
    'a tag or a brace is still open where the text ends',
    'close it, or put it in backticks',
  ],
];

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A page can be read as Markdown with components (MDX).',
  why: 'A page that cannot be read stops the build. This rule reports what no more specific rule has reported.',
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
        remedy: known?.[2] ?? 'put characters such as <, { and } in backticks',
      };
    }),
};
