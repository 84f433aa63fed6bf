import {addressOfFile} from '../../../lib/address';
import {parseFrontMatter} from '../../../sources/frontMatter/parse';
import {readGonePages} from '../../../sources/moves';
import type {Portal} from '../../../sources/model';
import type {SiteFinding, SiteRule} from '../../rule';

const START = {line: 1, column: 1};

/** The address that a page had for readers, when nothing leads on from it. */
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
  name: 'page-moved',
  scope: 'site',
  severity: 'error',
  wants:
    'A page that was renamed keeps its old address as an alias; one that was deleted leaves it to another page.',
  why: 'Students have the old address in their bookmarks, and the learning-management system links to it.',
  wrong: 'git mv grid-gap.md gap.md',
  right: 'npm run move -- modules/css/css-grid/grid-gap modules/css/css-grid/gap',
  language: 'bash',
  check: ({root, portal}) => {
    const {renamed, deleted, textBefore} = readGonePages(root);
    const lost = (path: string): string | undefined => lostAddress(path, textBefore(path), portal);
    return [
      ...[...renamed].flatMap(([before, after]): readonly SiteFinding[] => {
        const address = lost(before);
        const page = portal.byFile.get(after);
        return address === undefined || page === undefined
          ? []
          : [
              {
                path: after,
                at: page.placeOf(['aliases'], 'key'),
                message: `the page was ${before}, and its old address leads nowhere`,
                remedy: `write aliases: [${address}]; next time npm run move does it all`,
              },
            ];
      }),
      ...deleted.flatMap((path): readonly SiteFinding[] => {
        const address = lost(path);
        return address === undefined
          ? []
          : [
              {
                path,
                at: START,
                severity: 'warning',
                message: `the page was deleted, and ${address} leads nowhere`,
                remedy: `give the address to another page: aliases: [${address}]`,
              },
            ];
      }),
    ];
  },
};
