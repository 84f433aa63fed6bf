import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {checkContent} from '../../../src/checker/run/check';
import {formatProblem} from '../../../src/text/problems';
import {loadRules, ruleFiles} from '../../../src/checker/loadRules';
import type {Content} from '../../fixtures/badInputs/types';
import {writeChangedTree} from '../../helpers/writeChangedTree';
import {writeTree} from '../../helpers/writeTree';

/** Milliseconds: some trees hold large files. */
jest.setTimeout(60_000);

const FIXTURES = join(__dirname, '../../fixtures/rules');
const rules = loadRules();

const TODAY = '2026-11-23';

type Kind = 'bad' | 'good';
type Tree = Readonly<Record<string, Content>>;

/** The fixture of a rule is a lesson, a tree, or a tree that the test has to write. */
function rootOf(rule: string, kind: Kind): string {
  const folder = join(FIXTURES, rule);
  if (existsSync(join(folder, 'files.ts'))) {
    const files = jest.requireActual<Record<Kind | 'earlier', Tree>>(join(folder, 'files.ts'));
    return files.earlier === undefined
      ? writeTree(files[kind])
      : writeChangedTree(files.earlier, files[kind]);
  }
  const lesson = join(folder, `${kind}.md`);
  return existsSync(lesson)
    ? writeTree({'modules/html/lesson.md': readFileSync(lesson)})
    : join(folder, kind);
}

async function problemsOf(rule: string, kind: Kind): Promise<readonly string[]> {
  const {problems} = await checkContent(rootOf(rule, kind), {
    rules: [rule],
    threads: false,
    today: TODAY,
  });
  return problems.map(formatProblem);
}

describe('the rules', () => {
  it('are as many as files, each under its own name', () => {
    const files = ruleFiles().map((path) => basename(path, '.ts'));
    expect(rules.map(({name}) => name)).toEqual(files.sort());
  });

  it('have no fixture of a rule that is gone', () => {
    expect(readdirSync(FIXTURES).sort()).toEqual(rules.map(({name}) => name));
  });

  it.each(rules.map((rule) => [rule.name, rule] as const))(
    '%s says what it wants, why, and shows a wrong and a right example',
    (_, {wants, why, wrong, right}) => {
      for (const text of [wants, why]) {
        expect(text).toMatch(/[.]$/);
      }
      expect(wrong).not.toBe(right);
    },
  );

  it.each(rules.map(({name}) => name))(
    '%s finds its mistakes, and nothing in the good fixture',
    async (name) => {
      const found = await problemsOf(name, 'bad');
      const listing = join(FIXTURES, name, 'expected.txt');
      if (process.env.UPDATE_EXPECTED) {
        writeFileSync(listing, `${found.join('\n')}\n`);
      }
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(readFileSync(listing, 'utf8').trimEnd().split('\n'));
      expect(await problemsOf(name, 'good')).toEqual([]);
    },
  );
});
