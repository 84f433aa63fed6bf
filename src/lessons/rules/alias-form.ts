import type {SiteFinding, SiteRule} from '../rule';

/** The file that a redirect page is written to is the same for `/a`, `/a/`, `/a.html` and `/a/index.html`. */
function fileOf(alias: string): string {
  return alias
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|md)$/, '')
    .replace(/\/$/, '');
}

export const rule: SiteRule = {
  name: 'alias-form',
  scope: 'site',
  severity: 'error',
  wants: 'An alias stands once; with and without `.html` or a slash at the end it is the same one.',
  why: 'The redirect page would be written over itself.',
  wrong: '---\ntitle: Lists\naliases:\n  - /old/lists\n  - /old/lists.html\n---',
  right: '---\ntitle: Lists\naliases:\n  - /old/lists.html\n---',
  cases: ['al-html'],
  check: ({portal}) => {
    const first = new Map<string, string>();
    return portal.pages.flatMap((page) =>
      (page.frontMatter.aliases ?? []).flatMap((alias, index): readonly SiteFinding[] => {
        const file = fileOf(String(alias));
        const other = first.get(file);
        if (other === undefined || other === alias) {
          first.set(file, alias);
          return [];
        }
        return [
          {
            path: page.path,
            at: page.placeOf(['aliases', index]),
            message: `the alias ${alias} is the same as ${other}`,
            remedy: 'keep one of the two',
          },
        ];
      }),
    );
  },
};
