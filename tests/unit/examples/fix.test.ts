import {applyFixes} from '../../../src/examples/fix';
import {lessonJobs} from '../../../src/examples/jobs';
import {judge} from '../../../src/examples/judge';

const fence = (info: string, ...lines: readonly string[]) =>
  [`\`\`\`${info}`, ...lines, '```'].join('\n');

/** The lesson after one `--fix`, when every example prints the given text. */
function fixed(text: string, output: string): string {
  const fixes = lessonJobs({path: 'modules/a.md', text}).jobs.flatMap(
    (job) => judge(job, {output, findings: []}).fix ?? [],
  );
  return applyFixes(text, fixes);
}

const CODE = fence('js', 'log();');

it.each([
  [
    'puts a missing result after the code',
    CODE,
    'one\ntwo',
    `${CODE}\n\n${fence('output', 'one', 'two')}`,
  ],
  [
    'puts a missing result after the last file of a block',
    `${fence('js id=a', "import './b.js';")}\n\n${fence('js id=a file=b.js', 'log();')}`,
    'one',
    `${fence('js id=a', "import './b.js';")}\n\n${fence('js id=a file=b.js', 'log();')}\n\n${fence('output', 'one')}`,
  ],
  [
    'rewrites a result',
    `${CODE}\n\n${fence('output', 'old', 'old')}\n\nText.`,
    'new',
    `${CODE}\n\n${fence('output', 'new')}\n\nText.`,
  ],
  [
    'fills an empty result',
    `${CODE}\n\n${fence('output')}\n\nText.`,
    'new',
    `${CODE}\n\n${fence('output', 'new')}\n\nText.`,
  ],
  [
    'keeps the indentation of a list',
    '- One\n\n  ```js\n  log();\n  ```\n\n  ```output\n  old\n  ```',
    'new\n\n  more',
    '- One\n\n  ```js\n  log();\n  ```\n\n  ```output\n  new\n\n    more\n  ```',
  ],
  [
    'rewrites a transcript',
    fence('console', '$ pwd', 'old'),
    '$ pwd\n/home/student',
    fence('console', '$ pwd', '/home/student'),
  ],
  [
    'rewrites several results of a lesson',
    `${CODE}\n\n${fence('output', 'old')}\n\n${fence('sql', 'SELECT 1;')}\n`,
    'new',
    `${CODE}\n\n${fence('output', 'new')}\n\n${fence('sql', 'SELECT 1;')}\n\n${fence('output', 'new')}\n`,
  ],
])('%s, once and for all', (_, text, output, expected) => {
  const once = fixed(text, output);
  expect(once).toBe(expected);
  expect(fixed(once, output)).toBe(once);
});
