import {existsSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import type {SiteRule} from '../../rule';

const FOLDER = 'src/pages';

/** URLs of the pages that are not lessons, each with its file. */
function pagesOfSite(root: string): ReadonlyMap<string, string> {
  const folder = join(root, FOLDER);
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return new Map(
    files
      .map((file) => file.split(sep).join('/'))
      .filter((file) => /\.(?:tsx?|jsx?|mdx?)$/.test(file) && !/(?:^|\/)_|\.test\./.test(file))
      .map((file) => [
        `/${file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`,
        `${FOLDER}/${file}`,
      ]),
  );
}

export const rule: SiteRule = {
  scope: 'site',
  wants:
    'No lesson and no alias has the same URL as one of the site’s own pages, such as `/search/`.',
  why: 'Readers could open only one of the two.',
  wrong: '---\ntitle: Finding things\naliases:\n  - /search/\n---',
  right: '---\ntitle: Finding things\naliases:\n  - /modules/finding.html\n---',
  cases: ['rt-page-clash', 'al-equals-route'],
  *check({root, portal}) {
    const others = pagesOfSite(root);
    const ownerOf = (address: string): string | undefined =>
      others.get(address.replace(/\/$|\.html$/, ''));
    for (const {path, address, frontMatter, placeOf} of portal.pages) {
      const owner = ownerOf(address);
      if (owner !== undefined) {
        yield {
          path,
          at: {line: 1, column: 1},
          message: `${address} is also the URL of ${owner}`,
          remedy: 'rename one of the two files',
        };
      }
      for (const [index, alias] of (frontMatter.aliases ?? []).entries()) {
        const other = ownerOf(String(alias));
        if (other !== undefined) {
          yield {
            path,
            at: placeOf(['aliases', index]),
            message: `the alias ${alias} is the URL of ${other}`,
            remedy: 'remove the alias',
          };
        }
      }
    }
  },
};
