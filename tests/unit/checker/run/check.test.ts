import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkContent} from '../../../../src/checker/run/check';
import {formatProblem} from '../../../../src/text/problems';
import {whyUnreadable} from '../../../../src/sources/readable';
import {page} from '../../../fixtures/badInputs/types';
import {writeTree} from '../../../helpers/writeTree';

jest.mock('../../../../src/sources/readable', () => {
  const actual = jest.requireActual<typeof import('../../../../src/sources/readable')>(
    '../../../../src/sources/readable',
  );
  return {whyUnreadable: jest.fn(actual.whyUnreadable)};
});

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

  it('reports files and folders that cannot be read, once each, beside all other mistakes', async () => {
    const unreadable = ['modules/tools/p1/index.md', 'modules/tools/p2', 'courses/mtm1/course.yml'];
    const root = writeTree({
      ...SITE,
      'modules/tools/p0/index.md': page(
        'x <0 and [next](../p1/index.md#part) and [it](../p2/index.md)',
      ),
      'courses/mtm1/course.yml': 'code: MTM1',
      'courses/mtm1/index.md': page('Text.'),
    });
    const other = (await lines(root, {threads: false})).filter((line) => !/p0|course/.test(line));
    const {whyUnreadable: actual} = jest.requireActual<
      typeof import('../../../../src/sources/readable')
    >('../../../../src/sources/readable');
    jest
      .mocked(whyUnreadable)
      .mockImplementation((path, entry) =>
        unreadable.some((name) => path.endsWith(name)) ? 'of the test' : actual(path, entry),
      );
    const found = await lines(root, {threads: false});
    jest.mocked(whyUnreadable).mockImplementation(actual);
    const short = (line: string): string => line.split('  ').slice(0, 2).join(' ');
    expect(found.filter((line) => !other.includes(line)).map(short)).toEqual([
      'courses/mtm1/course.yml:1:1 file-unreadable',
      'modules/tools/p0/index.md:6:3 mdx-less-than',
      'modules/tools/p1/index.md:1:1 file-unreadable',
      'modules/tools/p2:1:1 file-unreadable',
    ]);
    expect(found).toEqual(expect.arrayContaining([...other]));
  });

  it('reports of the given rules only', async () => {
    const found = await lines(writeTree(SITE), {threads: false, rules: ['link-anchor']});
    expect(found).toHaveLength(10);
  });

  it('tells each mistake in the props of a task once', async () => {
    const task = (props: string): string =>
      `<Task ${props}>\n\nDo it.\n\n~~~html start\n<p>a</p>\n~~~\n~~~js test\nexpect(1).toBe(1);\n~~~\n~~~html solution\n<p>b</p>\n~~~\n\n</Task>`;
    const tasks = ['title="A"', 'id="a-1"', 'title="" id="A 1"', 'title="A" id="a-1"'].map(task);
    const root = writeTree({'modules/tools/p0/index.md': page(tasks.join('\n\n'))});
    const found = await lines(root, {threads: false, rules: ['fence', 'id-repeated', 'widget']});
    expect(
      found.map((line) => line.replace(/^.*?:(\d+):\d+ .*? {2}(.*?) {2}.*$/, '$1 $2')),
    ).toEqual([
      '6 <Task> needs id: id under which the reader’s work is stored',
      '22 <Task> needs title: what to do, in a few words',
      '38 title is empty',
      '38 id="A 1" is not a valid id',
      '54 the id “a-1” is used twice',
    ]);
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
