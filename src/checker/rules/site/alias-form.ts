import type {Page} from '../../../sources/model';
import type {SiteRule} from '../../rule';

/** The file that a redirect page is written to is the same for `/a`, `/a/`, `/a.html` and `/a/index.html`. */
function fileOf(alias: string): string {
  return alias
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|md)$/, '')
    .replace(/\/$/, '');
}

/** Whether an alias differs from the URL of a page only in letter case; the rule alias reports one that is equal. */
function differsByCase(alias: string, {address}: Page): boolean {
  const [a, b] = [alias, address].map((path) =>
    path.replace(/(?:\/index)?\.(?:html?|md)$|\/$/i, ''),
  );
  return a !== b;
}

export const rule: SiteRule = {
  scope: 'site',
  wants:
    'An alias is listed once and is not the URL of a page. Adding `.html` or a final slash, or using capital letters, does not make it a different alias.',
  why: 'The redirect page would overwrite another redirect page, or the page itself on macOS and Windows.',
  wrong: '---\ntitle: Lists\naliases:\n  - /old/lists\n  - /old/lists.html\n---',
  right: '---\ntitle: Lists\naliases:\n  - /old/lists.html\n---',
  cases: ['al-html'],
  *check({portal}) {
    const first = new Map<string, string>();
    const pages = new Map(portal.pages.map((page) => [fileOf(page.address), page]));
    for (const {path, frontMatter, placeOf} of portal.pages) {
      for (const [index, alias] of (frontMatter.aliases ?? []).entries()) {
        const at = placeOf(['aliases', index]);
        const file = fileOf(String(alias));
        const owner = pages.get(file);
        const other = first.get(file);
        if (owner !== undefined && differsByCase(alias, owner)) {
          yield {
            path,
            at,
            message: `the alias ${alias} differs from ${owner.address}, the URL of ${owner.path}, only in capital and small letters`,
            remedy: 'remove the alias',
          };
        } else if (other === undefined || other === alias) {
          first.set(file, alias);
        } else {
          yield {
            path,
            at,
            message: `the alias ${alias} is the same as ${other}`,
            remedy: 'keep one of the two',
          };
        }
      }
    }
  },
};
