import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  severity: 'warning',
  wants: 'A page with aliases is published.',
  why: 'The aliases of a draft lead nowhere.',
  wrong: '---\ntitle: Lists\ndraft: true\naliases:\n  - /old/lists.html\n---',
  right: '---\ntitle: Lists\naliases:\n  - /old/lists.html\n---',
  cases: ['al-to-missing'],
  check: ({portal}) =>
    portal.pages
      .filter(({draft, frontMatter}) => draft && (frontMatter.aliases ?? []).length > 0)
      .map((page) => ({
        path: page.path,
        at: page.placeOf(['aliases', 0]),
        message: 'the page is a draft, so its aliases lead nowhere',
        remedy: 'publish the page, or move the aliases to another page',
      })),
};
