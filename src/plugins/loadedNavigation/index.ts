import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceCoreModules} from '../coreModules';

/** What modules of Docusaurus' client ask for, and what they get. */
export const REPLACED_MODULES = {
  'react-router-dom': 'src/clientModules/core/reactRouter.tsx',
  './PendingNavigation': 'src/clientModules/core/PendingNavigation.tsx',
  './normalizeLocation': 'src/clientModules/core/normalizeLocation.ts',
} as const;

/**
 * Has a page drawn once for a navigation. Docusaurus lets every link hear of a new address first, so that the
 * old page is drawn again, and asks for the new page then; here one router hears of it, when its page is loaded
 * (src/components/TransitionRouter), and the module that waited shows what it is told. Relies on internals of
 * Docusaurus 3.10.2 (tests/unit/plugins/loadedNavigation.test.ts).
 */
export default function loadedNavigationPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'loaded-navigation',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer ? {} : {plugins: replaceCoreModules(currentBundler, siteDir, REPLACED_MODULES)},
  };
}
