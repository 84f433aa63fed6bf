import {addressOfFile} from '../../../lib/address';
import {parseFrontMatter} from '../../../sources/frontMatter/parse';
import {readGonePages} from '../../../sources/moves';
import type {Portal} from '../../../sources/model';
import type {SiteRule} from '../../rule';

const START = {line: 1, column: 1};

/** The URL that a page used to have, if nothing leads on from it. */
function lostAddress(path: string, text: string, portal: Portal): string | undefined {
  const address = addressOfFile(path)?.address;
  const {draft} = parseFrontMatter({path, text}).frontMatter;
  const isKept =
    address === undefined ||
    portal.byAddress.has(address) ||
    portal.aliases.listed.some(({from}) => from === address);
  return isKept || draft === true || text === '' ? undefined : address;
}

export const rule: SiteRule = {
  scope: 'site',
  wants:
    'When a page is renamed, it keeps its old URL as an alias. When a page is deleted, another page takes its URL as an alias.',
  why: 'Students have bookmarked the old URL, and the learning-management system links to it.',
  wrong: 'git mv grid-gap.md gap.md',
  right: 'npm run move -- modules/css/css-grid/grid-gap modules/css/css-grid/gap',
  language: 'bash',
  *check({root, portal}) {
    const {renamed, deleted, textBefore} = readGonePages(root);
    const lost = (path: string): string | undefined => lostAddress(path, textBefore(path), portal);
    for (const [before, path] of renamed) {
      const address = lost(before);
      const page = portal.byFile.get(path);
      if (address !== undefined && page !== undefined) {
        yield {
          path,
          at: page.placeOf(['aliases'], 'key'),
          message: `the page was renamed from ${before}, and its old URL leads nowhere`,
          remedy: `add aliases: [${address}]; next time, use npm run move, which does it for you`,
        };
      }
    }
    for (const path of deleted) {
      const address = lost(path);
      if (address !== undefined) {
        yield {
          path,
          at: START,
          severity: 'warning',
          message: `the page was deleted, and its URL ${address} leads nowhere`,
          remedy: `add the URL to another page: aliases: [${address}]`,
        };
      }
    }
  },
};
