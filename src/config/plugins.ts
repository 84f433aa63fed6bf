import type {PluginConfig} from '@docusaurus/types';
import lazyPages from '../patches/lazyPages';
import loadedNavigation from '../patches/loadedNavigation';
import routeSlices from '../patches/routeSlices';
import stagedStart from '../patches/stagedStart';
import trimTheme from '../patches/trimTheme';
import aliases from '../plugins/aliases';
import authoring from '../plugins/authoring';
import fonts from '../plugins/fonts';
import iconFont from '../plugins/iconFont';
import installable from '../plugins/installable';
import lateStyles from '../plugins/lateStyles';
import licences from '../plugins/licences';
import portal from '../plugins/portal';
import reproducibleRuntime from '../plugins/reproducibleRuntime';
import runtimes from '../plugins/runtimes';
import search from '../plugins/search';
import shortClassNames from '../plugins/shortClassNames';

export const plugins: readonly PluginConfig[] = [
  fonts,
  iconFont,
  installable,
  portal,
  aliases,
  authoring,
  runtimes,
  licences,
  search,
  reproducibleRuntime,
  shortClassNames,
  lateStyles,
  lazyPages,
  trimTheme,
  routeSlices,
  stagedStart,
  loadedNavigation,
];
