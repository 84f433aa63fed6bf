import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceCoreModules} from '../replaceCoreModules';

const BROWSER = join(__dirname, 'browser');

/** By what modules of Docusaurus' client import, what they get instead. */
export const REPLACED_MODULES = {
  'react-router-dom': join(BROWSER, 'reactRouter.tsx'),
  './PendingNavigation': join(BROWSER, 'PendingNavigation.tsx'),
  './normalizeLocation': join(BROWSER, 'normalizeLocation.ts'),
} as const;

/**
 * Draws a page once per navigation. Docusaurus tells every link of a new address first, which draws the old page
 * again, and only then loads the new page. Here the outer router stays silent, TransitionRouter announces the
 * address when its page has loaded, and PendingNavigation shows what it is given.
 */
export default function loadedNavigationPlugin(): Plugin {
  return {
    name: 'loaded-navigation',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer ? {} : {plugins: replaceCoreModules(currentBundler, REPLACED_MODULES)},
  };
}
