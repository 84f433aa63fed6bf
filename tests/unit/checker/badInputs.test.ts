import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {WIDGETS} from '../../../src/data/widgets';
import {checkContent} from '../../../src/checker/run/check';
import {fixContent} from '../../../src/checker/fix/fixContent';
import {formatProblem} from '../../../src/text/problems';
import type {Problem} from '../../../src/text/types';
import {BAD_INPUTS, BAD_TREE, EXPECTED, MENDED_TREE} from '../../fixtures/badInputs';
import {writeTree} from '../../helpers/writeTree';

/** Milliseconds: the tree holds files of 14 MB. */
jest.setTimeout(60_000);

/** Left out of the listing, which a further widget would change. */
const ALL_WIDGETS = Object.keys(WIDGETS).join(', ');
const LISTING = join(__dirname, '../../fixtures/badInputs/expected.txt');

async function check(files: typeof BAD_TREE): Promise<readonly Problem[]> {
  return (await checkContent(writeTree(files), {threads: false})).problems;
}

describe('the tree of bad inputs', () => {
  let problems: readonly Problem[];

  beforeAll(async () => {
    problems = await check(BAD_TREE);
  });

  it('has every row of the catalogue', () => {
    const rows = Object.values(BAD_INPUTS).flatMap((list) => list.map(({row}) => row));
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(109);
  });

  it('is reported completely in one run, each mistake with its file and line', () => {
    expect(problems.map(({path, line, rule}) => `${path}:${line} ${rule}`).sort()).toEqual(
      EXPECTED,
    );
  });

  it('is reported in the words of expected.txt (UPDATE_EXPECTED=1 rewrites it; read the diff)', () => {
    const lines = problems.map((problem) => formatProblem(problem).replace(ALL_WIDGETS, '…'));
    if (process.env.UPDATE_EXPECTED) {
      writeFileSync(LISTING, `${lines.join('\n')}\n`);
    }
    expect(lines).toEqual(readFileSync(LISTING, 'utf8').trimEnd().split('\n'));
  });

  it('has a remedy for every mistake, and no word of a parser', () => {
    for (const {message, remedy} of problems) {
      expect(remedy.length).toBeGreaterThan(4);
      expect(`${message} ${remedy}`).not.toMatch(
        /acorn|micromark|VFile|\bat \w+ \(|undefined|\[object/,
      );
    }
  });

  it('is clean once every mistake is mended', async () => {
    expect((await check(MENDED_TREE)).map(formatProblem)).toEqual([]);
  });

  it('keeps nothing to mend after one --fix, and a second one changes nothing', async () => {
    const root = writeTree(BAD_TREE);
    const before = (await checkContent(root, {threads: false})).problems.length;
    const first = await fixContent(root, {threads: false});
    expect(first.fixed.length).toBeGreaterThan(20);
    expect(first.problems.filter(({edits}) => edits !== undefined).map(formatProblem)).toEqual([]);
    expect(first.problems.length).toBeLessThan(before - 25);
    expect((await fixContent(root, {threads: false})).fixed).toEqual([]);
  });
});
