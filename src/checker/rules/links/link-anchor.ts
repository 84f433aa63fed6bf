import {nearest} from '../../../lib/nearest';
import {idsOf} from '../../site/pageIds';
import {createResolver} from '../../site/targets';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants: 'The part of a link after `#` is the id of a heading on the page that it leads to.',
  why: 'Otherwise readers land at the top of the page and have to search for the section.',
  wrong: '[nesting](#list-inside-list)\n\n## A list inside a list',
  right: '[nesting](#a-list-inside-a-list)\n\n## A list inside a list',
  cases: ['ln-anchor-missing', 'ln-cross-instance-url', 'ln-custom-id-anchor'],
  *check(site) {
    const resolve = createResolver(site);
    for (const {path, links} of site.facts.values()) {
      for (const {url, line, column} of links) {
        const target = url.includes('#') ? resolve(url, path) : undefined;
        if (target?.kind !== 'page' || target.hash === '') {
          continue;
        }
        const ids = idsOf(target.page.path, site);
        const id = decodeURIComponent(target.hash);
        if (ids !== undefined && !ids.has(id)) {
          const like = nearest(id, ids);
          const where = target.page.path === path ? 'on this page' : `in ${target.page.path}`;
          yield {
            path,
            at: {line, column},
            message: `there is no #${id} ${where}`,
            remedy:
              like === undefined
                ? 'remove the part from # on, or link to one of the headings of the page'
                : `did you mean #${like}?`,
          };
        }
      }
    }
  },
};
