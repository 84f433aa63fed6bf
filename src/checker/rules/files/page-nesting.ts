import type {BytesRule} from '../../rule';

/** More markers in a row than any lesson needs; a parser would take minutes over them. */
const MANY = 100;
const RUNS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:[-+*>] ){${MANY},}|>{${MANY},}`), 'nested lists or quotations'],
  [new RegExp(`\\{{${MANY},}`), 'braces in a row'],
  [new RegExp(`\`{${MANY},}`), 'backticks in a row'],
];

export const rule: BytesRule = {
  scope: 'bytes',
  fatal: true,
  wants: `Fewer than ${MANY} lists or quotations are nested, and fewer than ${MANY} braces or backticks follow each other.`,
  why: 'More than that is a typing error or a damaged file, and would keep the build busy for minutes.',
  wrong: `${'- '.repeat(12)}…`,
  right: '- Popcorn\n- Ginger beer',
  *check(bytes) {
    const text = bytes.toString('latin1');
    for (const [pattern, what] of RUNS) {
      const found = pattern.exec(text);
      if (found !== null) {
        yield {
          at: found.index,
          message: `the page has ${MANY} or more ${what} and is not checked any further`,
          remedy: 'remove them, or move them to a file that the page links to',
        };
      }
    }
  },
};
