import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const NOTHING = join(__dirname, 'browser/nothing.ts');

/**
 * Client modules of theme-classic that the portal replaces: Infima (it has its own styles), Prism (the build
 * highlights code) and nprogress (src/clientModules/progress.ts has its own settings).
 */
export const REPLACED_MODULES = {
  'infima/dist/css/default/default.css': join(__dirname, '../../css/base.css'),
  '@docusaurus/theme-classic/lib/prism-include-languages.js': NOTHING,
  '@docusaurus/theme-classic/lib/nprogress.js': NOTHING,
} as const;

/** The package imports all of tslib to export the two functions that the browser needs. */
export const COMMON_UTILS = '@docusaurus/utils-common';
const LIGHT_UTILS = join(__dirname, 'browser/utilsCommon.ts');

const LIGHT_DATA = {
  test: /\.docusaurus[\\/](?:registry\.js|docusaurus\.config\.mjs)$/,
  use: [require.resolve('./lightData.cjs')],
};

export default function trimThemePlugin(): Plugin {
  return {
    name: 'trim-theme',
    // The portal has no PostCSS settings; otherwise they would be searched for once per style sheet.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack: (_config, isServer) => ({
      module: {rules: isServer ? [] : [LIGHT_DATA]},
      resolve: {
        alias: {
          ...Object.fromEntries(
            Object.entries(REPLACED_MODULES).map(([module, replacement]) => [
              `${require.resolve(module)}$`,
              replacement,
            ]),
          ),
          ...(isServer ? {} : {[`${COMMON_UTILS}$`]: LIGHT_UTILS}),
        },
      },
    }),
  };
}
