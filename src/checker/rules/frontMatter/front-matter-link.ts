import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  name: 'front-matter-link',
  scope: 'site',
  severity: 'error',
  wants: 'Pages named by `prev`, `next`, `requires` and `actions` exist and are published.',
  why: 'Otherwise these links would lead to pages that readers cannot open.',
  wrong: '---\ntitle: Lists\nrequires:\n  - ../html-basic/index.md\n---',
  right: '---\ntitle: Lists\nrequires:\n  - ../html-basics/index.md\n---',
  cases: ['fm-prev-vuepress', 'fm-pagination-missing'],
  check: ({portal}) =>
    portal.problems
      .filter(({rule: name}) => name === 'front-matter-link')
      .map(({path, line, column, message, remedy}) => ({
        path,
        at: {line, column},
        message,
        remedy,
      })),
};
