import {nearest} from '../../../lib/nearest';
import {idsOf} from '../../site/pageIds';
import {createResolver} from '../../site/targets';
import type {SiteFinding, SiteRule} from '../../rule';

export const rule: SiteRule = {
  name: 'link-anchor',
  scope: 'site',
  severity: 'error',
  wants: 'The part of a link after `#` is the id of a heading on that page.',
  why: 'Otherwise the reader lands at the top of the page and searches.',
  wrong: '[nesting](#list-inside-list)\n\n## A list inside a list',
  right: '[nesting](#a-list-inside-a-list)\n\n## A list inside a list',
  cases: ['ln-anchor-missing', 'ln-cross-instance-url', 'ln-custom-id-anchor'],
  check: (site) => {
    const resolve = createResolver(site);
    return [...site.facts.values()].flatMap(({path, links}) =>
      links.flatMap(({url, line, column}): readonly SiteFinding[] => {
        const target = url.includes('#') ? resolve(url, path) : undefined;
        if (target?.kind !== 'page' || target.hash === '') {
          return [];
        }
        const ids = idsOf(target.page.path, site);
        const id = decodeURIComponent(target.hash);
        if (ids === undefined || ids.has(id)) {
          return [];
        }
        const like = nearest(id, ids);
        const where = target.page.path === path ? 'on this page' : `in ${target.page.path}`;
        return [
          {
            path,
            at: {line, column},
            message: `there is no #${id} ${where}`,
            remedy:
              like === undefined
                ? 'link to the page without #, or to one of its headings'
                : `did you mean #${like}?`,
          },
        ];
      }),
    );
  },
};
