import type {BytesRule} from '../../rule';

/** Marks in a row that no lesson has, and that a parser takes minutes over. */
const MANY = 100;
const RUNS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:[-+*>] ){${MANY},}|>{${MANY},}`), 'lists or quotations in each other'],
  [new RegExp(`\\{{${MANY},}`), 'braces in a row'],
  [new RegExp(`\`{${MANY},}`), 'backticks in a row'],
];

export const rule: BytesRule = {
  name: 'page-nesting',
  scope: 'bytes',
  fatal: true,
  severity: 'error',
  wants: `Fewer than ${MANY} lists, quotations, braces or backticks stand in each other.`,
  why: 'It is a slip of the keyboard or a damaged file, and keeps the build busy for minutes.',
  wrong: `${'- '.repeat(12)}…`,
  right: '- Popcorn\n- Ginger beer',
  check: (bytes) => {
    const text = bytes.toString('latin1');
    return RUNS.flatMap(([pattern, what]) => {
      const found = pattern.exec(text);
      return found === null
        ? []
        : [
            {
              at: found.index,
              message: `${MANY} ${what} or more; the page is not read further`,
              remedy: 'remove them, or put them in a file that the page links to',
            },
          ];
    });
  },
};
