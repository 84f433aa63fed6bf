import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkContent} from '../../../../src/checker/run/check';
import {formatProblem} from '../../../../src/text/problems';
import {planCourse} from '../../../../src/authoring/make/course';
import {planLesson} from '../../../../src/authoring/make/lesson';
import {planWidget} from '../../../../src/authoring/make/widget';
import {readPortal} from '../../../../src/sources/registry';
import {page} from '../../../fixtures/badInputs/types';
import {writeTree} from '../../../helpers/writeTree';

const ordered = (order: number): string =>
  page('Text.').replace('---\n\n', `order: ${order}\n---\n\n`);
const SITE = {
  'modules/index.md': page('<Modules />'),
  'modules/tools/index.md': ordered(1),
  'modules/tools/editors/vscode.md': ordered(2),
  'modules/tools/shells/zsh.md': ordered(3),
};
const site = readPortal(writeTree(SITE));
const ROOT = join(__dirname, '../../../..');

async function problemsWith(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const {problems} = await checkContent(writeTree({...SITE, ...files}), {threads: false});
  return problems.map(formatProblem);
}

describe('planLesson', () => {
  it('makes a draft that passes every check', async () => {
    const {files} = planLesson('modules/tools/editors/zed', site);
    expect(Object.keys(files)).toEqual(['modules/tools/editors/zed.md']);
    expect(await problemsWith(files)).toEqual([]);
  });

  it('has everything a lesson needs once draft is removed, and says what is left to write', async () => {
    const {files} = planLesson('modules/css/grid/subgrid', site);
    const text = files['modules/css/grid/subgrid.md']!.replace('draft: true\n', '');
    const rules = (await problemsWith({'modules/css/grid/subgrid.md': text})).map(
      (line) => line.split('  ')[1],
    );
    expect(new Set(rules)).toEqual(new Set(['page-unfinished', 'guide-length (warning)']));
  });

  it.each([
    ['modules/tools/editors/zed', 2.5],
    ['modules/tools/shells/fish.md', 4],
    ['modules/css/grid/subgrid', 1],
  ])('puts %s at the end of its folder, order %d', (target, order) => {
    const [text] = Object.values(planLesson(target, site).files);
    expect(text).toContain(`\norder: ${order}\n`);
  });

  it('takes the title of a page that is planned, else the words of its name', () => {
    expect(Object.values(planLesson('modules/css/css-grid/index.md', site).files)[0]).toMatch(
      /^---\ntitle: .*Grid/,
    );
    expect(Object.values(planLesson('modules/css/sub-grid', site).files)[0]).toContain(
      'title: Sub Grid',
    );
    expect(
      Object.values(planLesson('modules/css/sub-grid', site, 'Grid: inside').files)[0],
    ).toContain("title: 'Grid: inside'");
  });

  it.each(['subgrid.html', 'subgrid.md', 'subgrid.htm', 'subgrid'])(
    'takes %s for the page',
    (name) => {
      expect(Object.keys(planLesson(`modules/css/${name}`, site).files)).toEqual([
        'modules/css/subgrid.md',
      ]);
    },
  );

  it.each([
    ['lessons/css', 'a page has to be in modules/<topic>/ or courses/<code>/, not at lessons/css'],
    [
      'modules/CSS/Grid',
      '“CSS” contains capital letters, spaces or symbols, or begins with a number; write css',
    ],
    ['modules/tools/editors/vscode', 'modules/tools/editors/vscode.md already exists'],
    [
      'courses/abc1234/labs/one',
      'there is no course abc1234; create it with npm run new -- course abc1234',
    ],
  ])('refuses %s', (target, message) => {
    expect(() => planLesson(target, site)).toThrow(message);
  });
});

describe('planCourse', () => {
  it('makes a course that passes every check but for the words that are still to be written', async () => {
    const {files} = planCourse('mtm6500', site, 'Design Systems');
    expect(await problemsWith(files)).toEqual([
      expect.stringMatching(/course\.yml.*a placeholder that npm run new wrote/),
      expect.stringMatching(/index\.md.*a placeholder that npm run new wrote/),
    ]);
    expect(readPortal(writeTree({...SITE, ...files})).courses[0]?.course?.title).toBe(
      'Design Systems',
    );
  });

  it.each(['web', '6500', 'mtm65'])('refuses the code %s', (code) => {
    expect(() => planCourse(code, site)).toThrow('three letters and four digits');
  });
});

describe('planWidget', () => {
  const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

  it('makes component, styles and test, and a line in both lists', () => {
    const {files, changed} = planWidget('MadeByTest', read);
    expect(Object.keys(files)).toEqual([
      'src/components/MadeByTest/index.tsx',
      'src/components/MadeByTest/styles.module.css',
      'tests/unit/components/MadeByTest.test.tsx',
    ]);
    expect(changed['src/markdown/remark/widgetImports.ts']).toContain(
      "  MadeByTest: 'MadeByTest',\n",
    );
    expect(changed['src/data/widgets.ts']).toContain('satisfies Declared<MadeByTestProps>');
  });

  it('refuses a name that is taken or that is no component’s', () => {
    expect(() => planWidget('YouTube', read)).toThrow('the widget YouTube already exists');
    expect(() => planWidget('time line', read)).toThrow('begins with a capital letter');
  });
});
