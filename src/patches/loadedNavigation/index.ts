import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceCoreModules} from '../replaceCoreModules';

const BROWSER = join(__dirname, 'browser');

/** The modules that Docusaurus' client imports, with their replacements. */
export const REPLACED_MODULES = {
  'react-router-dom': join(BROWSER, 'reactRouter.tsx'),
  './PendingNavigation': join(BROWSER, 'PendingNavigation.tsx'),
  './normalizeLocation': join(BROWSER, 'normalizeLocation.ts'),
} as const;

/**
 * Renders a page once per navigation. Docusaurus first notifies every link of a new URL, which renders the
 * old page again, and only then loads the new page. Here the outer router stays silent, TransitionRouter
 * announces the URL once its page has loaded, and PendingNavigation renders what it is given.
 */
export default function loadedNavigationPlugin(): Plugin {
  return {
    name: 'loaded-navigation',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer ? {} : {plugins: replaceCoreModules(currentBundler, REPLACED_MODULES)},
  };
}
