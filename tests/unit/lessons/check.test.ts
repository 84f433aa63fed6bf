import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkContent} from '../../../src/lessons/check';
import {formatProblem} from '../../../src/lessons/problems';
import {page} from '../../fixtures/badInputs/types';
import {writeTree} from '../../helpers/writeTree';

/** Milliseconds: worker threads have to start. */
jest.setTimeout(60_000);

const pages = Object.fromEntries(
  Array.from({length: 80}, (_, index) => [
    `modules/tools/p${index}/index.md`,
    page(index % 8 === 0 ? `x <${index} and [next](../p${index + 1}/index.md#part)` : '## A part'),
  ]),
);
const SITE = {'modules/index.md': page('<Modules />'), ...pages};

async function lines(
  root: string,
  options: Parameters<typeof checkContent>[1],
): Promise<readonly string[]> {
  return (await checkContent(root, options)).problems.map(formatProblem);
}

describe('checkContent', () => {
  it('finds the same in worker threads as without them', async () => {
    const root = writeTree(SITE);
    const found = await lines(root, {threads: false});
    expect(found).toHaveLength(20);
    expect(await lines(root, {threads: true})).toEqual(found);
  });

  it('reports on the given files and folders only, and still knows the headings of others', async () => {
    const root = writeTree(SITE);
    const found = await lines(root, {
      threads: false,
      paths: ['modules/tools/p8', 'modules/tools/p16/index.md'],
    });
    expect(found.map((line) => line.split('  ').slice(0, 2).join(' '))).toEqual([
      'modules/tools/p16/index.md:6:3 mdx-less-than',
      'modules/tools/p16/index.md:6:11 link-anchor',
      'modules/tools/p8/index.md:6:3 mdx-less-than',
      'modules/tools/p8/index.md:6:10 link-anchor',
    ]);
  });

  it('reports of the given rules only', async () => {
    const found = await lines(writeTree(SITE), {threads: false, rules: ['link-anchor']});
    expect(found).toHaveLength(10);
  });

  it('uses results of earlier runs, but never of a page that changed', async () => {
    const root = writeTree(SITE);
    const options = {threads: false, cache: true};
    const first = await lines(root, options);
    expect(await lines(root, options)).toEqual(first);
    writeFileSync(join(root, 'modules/tools/p1/index.md'), page('## The part\n\ny <2'));
    const changed = await lines(root, options);
    expect(
      changed.filter((line) => !first.includes(line)).map((line) => line.split('  ')[1]),
    ).toEqual(['link-anchor', 'mdx-less-than']);
    expect(changed).toEqual(await lines(root, {threads: false}));
  });
});
