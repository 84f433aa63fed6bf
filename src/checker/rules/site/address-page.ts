import {existsSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import type {SiteFinding, SiteRule} from '../../rule';
import type {Position} from '../../../text/lines';

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
  check: ({root, portal}) => {
    const others = pagesOfSite(root);
    const ownerOf = (address: string): string | undefined =>
      others.get(address.replace(/\/$|\.html$/, ''));
    return portal.pages.flatMap((page): readonly SiteFinding[] => {
      const owner = ownerOf(page.address);
      const found = (at: Position, message: string, remedy: string): SiteFinding => ({
        path: page.path,
        at,
        message,
        remedy,
      });
      return [
        ...(owner === undefined
          ? []
          : [
              found(
                {line: 1, column: 1},
                `${page.address} is also the URL of ${owner}`,
                'rename one of the two files',
              ),
            ]),
        ...(page.frontMatter.aliases ?? []).flatMap((alias, index) => {
          const other = ownerOf(String(alias));
          return other === undefined
            ? []
            : [
                found(
                  page.placeOf(['aliases', index]),
                  `the alias ${alias} is the URL of ${other}`,
                  'remove the alias',
                ),
              ];
        }),
      ];
    });
  },
};
