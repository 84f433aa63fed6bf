import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Client modules of theme-classic that the portal does not want: Infima (own styles), Prism (code is
 * highlighted by the build) and nprogress (own settings, src/clientModules/progress.ts).
 * They are internal paths of theme-classic 3.10.2, so tests/unit/plugins/trimTheme checks that they exist.
 */
export const REPLACED_MODULES = {
  'infima/dist/css/default/default.css': 'src/css/base.css',
  '@docusaurus/theme-classic/lib/prism-include-languages.js': 'src/lib/nothing.ts',
  '@docusaurus/theme-classic/lib/nprogress.js': 'src/lib/nothing.ts',
} as const;

/** The package asks for all of tslib (11 kB) in order to export two functions that the browser needs. */
export const COMMON_UTILS = '@docusaurus/utils-common';
const LIGHT_UTILS = 'src/clientModules/core/utilsCommon.ts';

const LIGHT_DATA = {
  test: /\.docusaurus[\\/](?:registry\.js|docusaurus\.config\.mjs)$/,
  use: [require.resolve('./lightData.cjs')],
};

export default function trimThemePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'trim-theme',
    // The portal has no settings of PostCSS; without this they are searched for once for each style sheet.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack: (_config, isServer) => ({
      module: {rules: isServer ? [] : [LIGHT_DATA]},
      // Ids that are names leave two of the browser’s three maps of chunks empty.
      optimization: {chunkIds: 'named'},
      resolve: {
        alias: {
          ...Object.fromEntries(
            Object.entries(REPLACED_MODULES).map(([module, replacement]) => [
              `${require.resolve(module)}$`,
              `${siteDir}/${replacement}`,
            ]),
          ),
          ...(isServer ? {} : {[`${COMMON_UTILS}$`]: `${siteDir}/${LIGHT_UTILS}`}),
        },
      },
    }),
  };
}
