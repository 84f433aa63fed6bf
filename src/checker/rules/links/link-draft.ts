import {createResolver} from '../../site/targets';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants: 'A published page links to published pages only.',
  why: 'A draft, or a file that is only part of a page, has no URL on the published site.',
  wrong: '[subgrid](./_subgrid.md)',
  right: '[grid gap](./grid-gap.md)',
  cases: ['fm-draft-linked', 'rt-underscore-link'],
  *check(site) {
    const resolve = createResolver(site);
    for (const {path, links} of site.facts.values()) {
      if (site.portal.byFile.get(path)?.draft === true) {
        continue;
      }
      for (const {url, line, column} of links) {
        const target = resolve(url, path);
        const at = {line, column};
        if (target.kind === 'part') {
          yield {
            path,
            at,
            message: `${url} is part of a page, not a page`,
            remedy: 'link to the page that includes it',
          };
        } else if (target.kind === 'page' && target.page.draft) {
          yield {
            path,
            at,
            message: `${url} is a draft and will not be published`,
            remedy: 'publish it, or remove the link',
          };
        }
      }
    }
  },
};
