import {COURSES, MODULES} from '../../../lib/address';
import type {SiteFinding, SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants:
    'Every folder in `courses/` is a course with a `course.yml` and an `index.md`, and `modules/` has an `index.md`.',
  why: 'A course without a `course.yml` is left out of the site, and without an `index.md` there is a dead link in the menu.',
  wrong: 'courses/mtm6201/index.md',
  right: 'courses/mtm6201/course.yml\ncourses/mtm6201/index.md',
  language: 'text',
  cases: ['rt-instance-empty', 'rt-instance-missing'],
  check: ({files, portal}) => {
    const paths = new Set(files.map(({path}) => path));
    const courses = files.filter(
      ({path, kind}) => kind === 'folder' && /^courses\/[^/_][^/]*$/.test(path),
    );
    const missing = (folder: string, name: string, why: string): readonly SiteFinding[] =>
      paths.has(`${folder}/${name}`)
        ? []
        : [
            {
              path: folder,
              at: {line: 1, column: 1},
              message: `the folder has no ${name}: ${why}`,
              remedy: `add ${folder}/${name}, or begin the name of the folder with _`,
            },
          ];
    return [
      ...(portal.pages.some(({area}) => area === MODULES)
        ? missing(MODULES, 'index.md', 'the Modules link of every course leads to it')
        : []),
      ...courses.flatMap(({path}) => [
        ...missing(path, 'course.yml', `it is not built as a course of ${COURSES}/`),
        ...missing(path, 'index.md', 'the course has no front page'),
      ]),
    ];
  },
};
