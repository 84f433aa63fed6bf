import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceCoreModules} from '../replaceCoreModules';

/** The browser's entry in Docusaurus, and the portal's replacement. */
export const CLIENT_ENTRY = require.resolve('@docusaurus/core/lib/client/clientEntry.js');
const STAGED_ENTRY = join(__dirname, 'browser/start.ts');

/** The modules that Docusaurus' client imports, with their replacements. */
export const REPLACED_MODULES = {
  './browserContext': join(__dirname, 'browser/browserContext.tsx'),
} as const;

/**
 * Makes V8 compile the whole script in a background thread while it arrives, instead of each function on the main
 * thread when it is first called (https://v8.dev/blog/explicit-compile-hints).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * The runtime, the main script and the scripts of the routes. Scripts loaded on request are compiled when
 * needed.
 */
export const FIRST_LOAD_SCRIPTS = /^assets\/js\/(?:runtime~main|main|[\da-f]{8})\./;

/**
 * Starts the app in several short tasks instead of one long one.
 *
 * @throws when Docusaurus' client has another entry
 */
export default function stagedStartPlugin(): Plugin {
  return {
    name: 'staged-start',
    configureWebpack: ({entry}, isServer, {currentBundler}) => {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      if (entry !== CLIENT_ENTRY) {
        throw new Error(
          `Docusaurus’ client has a different entry: ${JSON.stringify(entry)} See src/patches/README.md.`,
        );
      }
      const {BannerPlugin, Compilation} = currentBundler.instance;
      return {
        entry: STAGED_ENTRY,
        plugins: [
          ...replaceCoreModules(currentBundler, REPLACED_MODULES),
          new BannerPlugin({
            banner: COMPILE_HINT,
            raw: true,
            test: FIRST_LOAD_SCRIPTS,
            // After the minifier, which removes comments, and before files get their hashes.
            stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
          }),
        ],
      };
    },
  };
}
