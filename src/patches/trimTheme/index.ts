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

/**
 * Modules that are replaced in the browser only. The common functions come with all of tslib, the head with what only
 * a server needs, the router with histories and a wrapper that are never used, and the versions of plugins are for
 * Docusaurus’ debug pages.
 */
export const BROWSER_MODULES = {
  '@docusaurus/utils-common': join(__dirname, 'browser/utilsCommon.ts'),
  'react-helmet-async': join(__dirname, 'browser/helmet.tsx'),
  history: join(__dirname, 'browser/history.ts'),
  'hoist-non-react-statics': join(__dirname, 'browser/hoistStatics.ts'),
  '@generated/site-metadata': join(__dirname, 'browser/siteMetadata.ts'),
} as const;

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
          ...aliases(REPLACED_MODULES, require.resolve),
          ...(isServer ? {} : aliases(BROWSER_MODULES, (module) => module)),
        },
      },
    }),
  };
}

/** The bundler's aliases, in which a $ stands for the end of a name. */
function aliases(
  modules: Readonly<Record<string, string>>,
  nameOf: (module: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(modules).map(([module, replacement]) => [`${nameOf(module)}$`, replacement]),
  );
}
