import {BAD_INPUTS} from '../../tests/fixtures/badInputs';

/** docs/bad-inputs.md: every bad input that was tried on a stock site, and the rules that report it. */
export function badInputsPage(): string {
  const rulesOf = (expected: readonly string[]): string => {
    const names = [...new Set(expected.map((line) => line.slice(line.lastIndexOf(' ') + 1)))];
    return names.length === 0
      ? 'valid as it is'
      : names.map((name) => `[${name}](rules/${name}.md)`).join(', ');
  };
  return [
    '# Bad inputs',
    '',
    '<!-- Written by `npm run docs` from tests/fixtures/badInputs; change those files. -->',
    '',
    'Mistakes that a stock Docusaurus site ignores, or reports without a file and a line. Each',
    'is one tree of files in `tests/fixtures/badInputs/`. A test compares what the checker reports about the',
    'tree with the expected list, line by line, and checks that the corrected tree has no problems.',
    '',
    ...Object.entries(BAD_INPUTS).flatMap(([group, rows]) => [
      `## ${group}`,
      '',
      '| Row | Input | Reported by |',
      '| --- | --- | --- |',
      ...rows.map(
        ({row, input, expected}) =>
          `| \`${row}\` | ${input.replace(/\|/g, '\\|')} | ${rulesOf(expected)} |`,
      ),
      '',
    ]),
  ].join('\n');
}
