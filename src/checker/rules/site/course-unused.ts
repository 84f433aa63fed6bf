import {resolveFileLink} from '../../../sources/links';
import {pageOfEntry} from '../../../sources/references';
import type {SiteRule} from '../../rule';

/** Folders whose pages are the work of one week. */
const WORK = /^courses\/([^/]+)\/(?:labs|exercises|projects)\//;

export const rule: SiteRule = {
  scope: 'site',
  severity: 'warning',
  wants: 'Every lab, exercise and project of a course is listed in one of its weeks.',
  why: 'Students follow the list of weeks, and do not find work that no week lists.',
  wrong: 'courses/mtm6201/labs/lab-3.md   (not listed in any week of course.yml)',
  right:
    'weeks:\n  - label: Week 3\n    title: Grids\n    groups:\n      - pages:\n          - ./labs/lab-3.md',
  language: 'yaml',
  check: ({portal}) => {
    const used = new Set(
      portal.courses.flatMap(({course, path}) =>
        (course?.weeks ?? [])
          .flatMap(({groups = []}) => groups.flatMap(({pages = []}) => pages))
          .flatMap((entry) => {
            const link = pageOfEntry(entry);
            return link === undefined ? [] : [resolveFileLink(link, path).file];
          }),
      ),
    );
    return portal.pages
      .filter(({path, draft, frontMatter}) => {
        const id = WORK.exec(path)?.[1];
        const course = portal.courses.find((candidate) => candidate.id === id)?.course;
        return course !== undefined && !draft && frontMatter.unlisted !== true && !used.has(path);
      })
      .map(({path}) => ({
        path,
        at: {line: 1, column: 1},
        message: 'this page is not listed in any week of the course',
        remedy: 'list it in course.yml, or mark it as a draft',
      }));
  },
};
