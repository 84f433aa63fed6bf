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
 * Has V8 compile the whole script in a thread of its own while it arrives, rather than each function on the
 * page's thread when it is first called (https://v8.dev/blog/explicit-compile-hints).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** The runtime, the main script and those of the routes; what waits for the reader's wish is compiled when it is needed. */
export const FIRST_LOAD_SCRIPTS = /^assets\/js\/(?:runtime~main|main|[\da-f]{8})\./;

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
      const {BannerPlugin, Compilation} = currentBundler.instance;
      return {
        entry: join(siteDir, STAGED_ENTRY),
        plugins: [
          ...replaceCoreModules(currentBundler, siteDir, REPLACED_MODULES),
          new BannerPlugin({
            banner: COMPILE_HINT,
            raw: true,
            test: FIRST_LOAD_SCRIPTS,
            // After the minifier, which drops comments, and before files get their hashes.
            stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
          }),
        ],
      };
    },
  };
}
