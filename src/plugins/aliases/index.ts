import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadChangedPortal, loadPortal, type LoadedPortal} from '../../sources/portal';
import {coalesced} from '../coalesced';
import {loadedOnce, replaceFile} from '../developmentReload';

type Listed = Readonly<Record<string, string>>;

/**
 * Provides the 404 page with the aliases that no rule resolves. In development it adds aliases as soon as
 * they are written.
 */
export default function aliasesPlugin({siteDir}: LoadContext): Plugin {
  let path = '';
  const renew = coalesced(
    async () => await replaceFile(path, JSON.stringify(listed(loadChangedPortal(siteDir)))),
    (error) => console.error('The aliases could not be read.', error),
  );
  const load = (): Listed => listed(loadPortal(siteDir));
  return {
    name: 'aliases',
    loadContent: process.env.NODE_ENV === 'development' ? loadedOnce(load, renew) : load,
    contentLoaded: async ({content, actions}) => {
      path = await actions.createData('listed.json', content as Listed);
    },
    getPathsToWatch: () =>
      ['modules/**/*', 'courses/**/*'].map((pattern) => join(siteDir, pattern)),
  };
}

function listed({portal}: LoadedPortal): Listed {
  return Object.fromEntries(portal.aliases.listed.map(({from, to}) => [from, to]));
}
