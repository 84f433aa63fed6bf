import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {promisify} from 'node:util';
import {copySite, makeCourse, runScript} from '../helpers/copiedSite';

const run = promisify(execFile);
const TOOLS = [
  ...['eslint.config.mjs', 'jest.config.mjs', '.prettierrc.json', '.stylelintrc.json'],
  ...['tests/helpers', 'tests/fixtures/badInputs', 'tests/fixtures/terms.ts'],
];
const WIDGET = [
  'src/components/MadeByTest/index.tsx',
  'src/components/MadeByTest/styles.module.css',
  'tests/unit/components/MadeByTest.test.tsx',
];
const LISTS = ['src/data/widgets.ts', 'src/markdown/remark/widgetImports.ts'];
const LESSON = 'modules/html/made-by-test.md';

let site: string;
let printed: string;

before(async () => {
  site = copySite(...TOOLS);
  printed = await runScript(site, 'scripts/new.ts', 'widget', 'MadeByTest');
  await runScript(site, 'scripts/new.ts', 'lesson', LESSON);
  await makeCourse(site, 'tst2001', 'Test Studio');
});

after(() => rmSync(site, {recursive: true, force: true}));

/** Runs a program of the project there; throws with what it printed unless it succeeds. */
async function runTool(path: string, ...words: readonly string[]): Promise<void> {
  await run(process.execPath, [join(site, 'node_modules', path), ...words], {cwd: site}).catch(
    (error: {readonly stdout: string; readonly stderr: string}) => {
      throw new Error(error.stdout + error.stderr);
    },
  );
}

test('what `npm run new` makes has the right types', async () => {
  const options = {
    extends: './tsconfig.json',
    compilerOptions: {
      noEmit: true,
      types: ['jest', 'node', '@testing-library/jest-dom', '@docusaurus/module-type-aliases'],
    },
    files: [...WIDGET, ...LISTS].filter((path) => /\.tsx?$/.test(path)),
    include: ['tests/helpers/*.d.ts', 'src/**/*.d.ts'],
  };
  writeFileSync(join(site, 'tsconfig.made.json'), JSON.stringify(options));
  await runTool('typescript/bin/tsc', '--project', 'tsconfig.made.json');
});

test('what `npm run new` makes passes the linters', async () => {
  await runTool(
    'eslint/bin/eslint.js',
    '--max-warnings=0',
    ...[...WIDGET, ...LISTS].filter((path) => /\.tsx?$/.test(path)),
  );
  await runTool('stylelint/bin/stylelint.mjs', ...WIDGET.filter((path) => path.endsWith('.css')));
  await runTool('prettier/bin/prettier.cjs', '--check', ...[...WIDGET, ...LISTS]);
});

test('the test of a new widget passes', () => runTool('jest/bin/jest.js', WIDGET[2]!));

test('the content rules find no mistake in what `npm run new` makes, once a course has its own words', async () => {
  assert.match(await runScript(site, 'scripts/check-content.ts'), /no problems found/);
});

test('a new widget stands in the docs for authors after `npm run docs`, which `npm run new` names', async () => {
  assert.match(printed, /npm run docs adds it to docs\/widgets\.md/);
  await runScript(site, 'scripts/docs.ts');
  for (const path of ['docs/widgets.md', 'modules/_authors/index.md']) {
    assert.match(readFileSync(join(site, path), 'utf8'), /MadeByTest/);
  }
});
