import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

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
 * Modules that are replaced in the browser only. The common functions import all of tslib, the head includes
 * code that only a server needs, and the router includes histories, a wrapper and patterns of paths that are never
 * used.
 */
export const BROWSER_MODULES = {
  '@docusaurus/utils-common': join(__dirname, 'browser/utilsCommon.ts'),
  'react-helmet-async': join(__dirname, 'browser/helmet.tsx'),
  history: join(__dirname, 'browser/history.ts'),
  'hoist-non-react-statics': join(__dirname, 'browser/hoistStatics.ts'),
  'path-to-regexp': join(__dirname, 'browser/pathToRegexp.ts'),
} as const;

/** Modules that are replaced in the published site only; in development the router checks types with them. */
export const PUBLISHED_MODULES = {
  'prop-types': join(__dirname, 'browser/typeChecks.ts'),
  'react-is': join(__dirname, 'browser/typeChecks.ts'),
} as const;

/** A generated file with the versions of all plugins, which is replaced in the browser. */
const METADATA = 'site-metadata';

const LIGHT_DATA = {
  test: /\.docusaurus[\\/](?:registry\.js|docusaurus\.config\.mjs)$/,
  use: [require.resolve('./lightData.cjs')],
};

export default function trimThemePlugin({generatedFilesDir}: LoadContext): Plugin {
  const browserModules = {
    ...BROWSER_MODULES,
    ...(process.env.NODE_ENV === 'production' ? PUBLISHED_MODULES : {}),
    [join(generatedFilesDir, METADATA)]: join(__dirname, 'browser/siteMetadata.ts'),
  };
  return {
    name: 'trim-theme',
    // The portal has no PostCSS settings; otherwise they would be searched for once per style sheet.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack: (_config, isServer) => ({
      module: {rules: isServer ? [] : [LIGHT_DATA]},
      resolve: {
        alias: {
          ...aliases(REPLACED_MODULES, require.resolve),
          ...(isServer ? {} : aliases(browserModules, (module) => module)),
        },
      },
    }),
  };
}

/** The bundler's aliases; a $ marks the end of a name. */
function aliases(
  modules: Readonly<Record<string, string>>,
  nameOf: (module: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(modules).map(([module, replacement]) => [`${nameOf(module)}$`, replacement]),
  );
}
