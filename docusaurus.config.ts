import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import {docsInstances} from './src/config/docs';
import {markdownConfig} from './src/config/markdown';
import {themeConfig} from './src/config/theme';
import {SITE} from './src/data/site';
import bundlerMemory from './src/plugins/bundlerMemory';
import iconFont from './src/plugins/iconFont';
import loadedNavigation from './src/plugins/loadedNavigation';
import authoring from './src/plugins/authoring';
import lazyPages from './src/plugins/lazyPages';
import portal from './src/plugins/portal';
import routeSlices from './src/plugins/routeSlices';
import runtimes from './src/plugins/runtimes';
import search from './src/plugins/search';
import stagedStart from './src/plugins/stagedStart';
import trimTheme from './src/plugins/trimTheme';

const root = __dirname;

const config: Config = {
  title: SITE.title,
  tagline: SITE.description,
  url: SITE.url,
  baseUrl: '/',
  favicon: '/favicon.svg',
  titleDelimiter: '|',
  i18n: {
    defaultLocale: 'en-US',
    locales: ['en-US'],
    localeConfigs: {'en-US': {htmlLang: SITE.language, path: 'en-US'}},
  },
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {
    v4: true,
    // Pages depend on other files (weeks, neighbours, links) that a persistent cache does not watch.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: false,
      mdxCrossCompilerCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: false,
    },
  },
  markdown: markdownConfig(root),
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        debug: false,
        theme: {customCss: ['./src/css/tokens.css', './src/css/global.css', './src/css/code.css']},
      } satisfies Options,
    ],
  ],
  plugins: [
    ...docsInstances(root),
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
  ],
  clientModules: [
    './src/clientModules/address.ts',
    './src/clientModules/resilience.ts',
    './src/clientModules/iconFont.ts',
    './src/clientModules/progress.ts',
    './src/clientModules/scrollMemory.ts',
    './src/clientModules/shownPage.ts',
  ],
  themeConfig,
};

export default config;
