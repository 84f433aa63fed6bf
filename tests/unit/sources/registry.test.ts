import wantedPages from '../../../src/data/wantedPages.json';
import {cpSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {formatProblems} from '../../../src/text/problems';
import {folderOfArea, readPortal, validCourses} from '../../../src/sources/registry';
import {BROKEN, SMALL} from '../../helpers/pages';
import {writeTree} from '../../helpers/writeTree';

describe('readPortal, of a project without mistakes', () => {
  const portal = readPortal(SMALL);

  it('finds no problem', () => {
    expect(formatProblems(portal.problems)).toBe('');
  });

  it('gives every page its area and address', () => {
    expect(portal.byFile.get('modules/css/css-grid/grid-gap.md')).toMatchObject({
      area: 'modules',
      address: '/modules/css/css-grid/grid-gap.html',
      title: 'Grid Gap',
      draft: false,
    });
    expect(portal.byAddress.get('/mtm6130/labs/first.html')?.area).toBe('mtm6130');
  });

  it('takes the first level-one heading where there is no title', () => {
    expect(portal.byFile.get('modules/html/html-lists.md')?.title).toBe('Lists');
  });

  it.each([
    ['closed', '```bash\n# install\n```\n\n# Shell\n', 'Shell'],
    ['of a longer mark', '````md\n```\n# Example\n```\n````\n# Shell\n', 'Shell'],
    ['never closed', '~~~bash\n# install\n', ''],
  ])('takes no comment in a block of code for a heading: %s', (_, text, title) => {
    const root = writeTree({'modules/shell/index.md': text});
    expect(readPortal(root).byFile.get('modules/shell/index.md')?.title).toBe(title);
  });

  it.each(['modules/css/_old/index.md', 'modules/css/sketch.md'])(
    'A4, A5: takes %s for a draft',
    (path) => {
      expect(portal.byFile.get(path)?.draft).toBe(true);
    },
  );

  it('takes parts of pages for no pages', () => {
    expect(portal.files).toContain('courses/_shared/rules.md');
    expect(portal.byFile.has('courses/_shared/rules.md')).toBe(false);
  });

  it('reads a course a folder', () => {
    expect(validCourses(portal).map(({id, course}) => [id, course.title])).toEqual([
      ['mtm6130', 'Web Development I'],
      ['mtm6201', 'Web Development II'],
    ]);
  });

  it('knows which pages the programme still wants', () => {
    const addresses = portal.wanted.map(({address}) => address);
    expect(addresses).toContain(Object.keys(wantedPages)[0]);
    expect(addresses).not.toContain('/modules/css/css-grid/');
  });
});

describe('readPortal, of a project with mistakes', () => {
  const {problems, pages, courses} = readPortal(BROKEN);
  const report = formatProblems(problems);

  it('reports all of them in one run, with file, line and remedy', () => {
    expect(report.split('\n')).toEqual([
      expect.stringMatching(
        /^courses\/mtm6130\/course\.yml:1:7 {2}course {2}code MTM6201 .*mtm6130/,
      ),
      expect.stringMatching(/^courses\/mtm6130\/course\.yml:8:5 {2}course {2}.*duplicate/),
      expect.stringMatching(
        /^courses\/mtm6201\/course\.yml:4:1 {2}course {2}there is no key `menus`/,
      ),
      expect.stringMatching(
        /^courses\/mtm6201\/course\.yml:7:11 {2}course {2}there is no page content/,
      ),
      expect.stringMatching(/^courses\/mtm6201\/course\.yml:13:13 .*no page .*girds\.md/),
      expect.stringMatching(
        /^courses\/mtm6302\/course\.yml:6:11 {2}course {2}there is no page content/,
      ),
      expect.stringMatching(
        /^courses\/mtm6302\/course\.yml:12:15 .*there is no page with the URL \/nowhere\//,
      ),
      expect.stringMatching(/^courses\/mtm6302\/course\.yml:18:13 .*did you mean .*grid\.md\?/),
      expect.stringMatching(
        /^modules\/css\/grid\.md:3:1 {2}front-matter {2}Missing closing "quote/,
      ),
      expect.stringMatching(/^modules\/css\/grid\/index\.md:1:1 {2}address /),
      expect.stringMatching(/^modules\/css\/index\.md:3:1 .*did you mean `title`\?/),
      expect.stringMatching(
        /^modules\/css\/index\.md:4:8 .*`order` reads .*, which is not a number/,
      ),
      expect.stringMatching(/^modules\/css\/index\.md:5:7 .*no page \.\/gird\.md/),
      expect.stringMatching(/^modules\/css\/index\.md:8:5 .*draft\.md is a draft/),
      expect.stringMatching(/^modules\/css\/index\.md:10:5 {2}alias /),
      expect.stringMatching(/^modules\/css\/index\.md:11:5 {2}alias .*own URL/),
    ]);
  });

  it('goes on with every page and course', () => {
    expect(pages).toHaveLength(4);
    expect(courses.map(({course}) => course !== undefined)).toEqual([false, false, true]);
  });
});

describe('readPortal', () => {
  it('finds an added page without being told', () => {
    const root = writeTree({});
    cpSync(SMALL, root, {recursive: true});
    writeFileSync(join(root, 'modules/css/new.md'), '---\ntitle: New\n---\n');
    expect(readPortal(root).byAddress.get('/modules/css/new.html')?.title).toBe('New');
  });
});

describe('folderOfArea', () => {
  it.each([
    ['modules', 'modules'],
    ['mtm6130', 'courses/mtm6130'],
  ])('of %s is %s', (area, folder) => {
    expect(folderOfArea(area)).toBe(folder);
  });
});
