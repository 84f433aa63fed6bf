import type {PluginConfig} from '@docusaurus/types';
import authoring from '../plugins/authoring';
import bundlerMemory from '../plugins/bundlerMemory';
import iconFont from '../plugins/iconFont';
import lazyPages from '../plugins/lazyPages';
import loadedNavigation from '../plugins/loadedNavigation';
import portal from '../plugins/portal';
import routeSlices from '../plugins/routeSlices';
import runtimes from '../plugins/runtimes';
import search from '../plugins/search';
import stagedStart from '../plugins/stagedStart';
import trimTheme from '../plugins/trimTheme';

export const plugins: readonly PluginConfig[] = [
  iconFont,
  portal,
  authoring,
  runtimes,
  search,
  lazyPages,
  trimTheme,
  routeSlices,
  stagedStart,
  loadedNavigation,
  bundlerMemory,
];
