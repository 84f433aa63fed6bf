import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceCoreModules} from '../coreModules';

/** Docusaurus' own entry of the browser's bundle, and what takes its place. */
export const CLIENT_ENTRY = require.resolve('@docusaurus/core/lib/client/clientEntry.js');
const STAGED_ENTRY = 'src/clientModules/core/start.ts';

/** What modules of Docusaurus' client ask for, and what they get. */
export const REPLACED_MODULES = {
  './browserContext': 'src/clientModules/core/browserContext.tsx',
} as const;

/**
 * Lets the app start in several short tasks. Relies on internals of Docusaurus 3.10.2: the path of its client
 * entry (throws when the bundle begins elsewhere) and its browser context (tests/unit/plugins/stagedStart.test.ts).
 */
export default function stagedStartPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'staged-start',
    configureWebpack: ({entry}, isServer, {currentBundler}) => {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      if (entry !== CLIENT_ENTRY) {
        throw new Error(`Docusaurus' client begins in another file: ${JSON.stringify(entry)}`);
      }
      return {
        entry: join(siteDir, STAGED_ENTRY),
        plugins: replaceCoreModules(currentBundler, siteDir, REPLACED_MODULES),
      };
    },
  };
}
