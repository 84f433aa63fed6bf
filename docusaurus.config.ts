import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import {themeConfig} from './src/config/theme';
import {SITE} from './src/data/site';
import {loadTypeScript} from './src/patches/loadTypeScript';

const root = __dirname;
const {docsInstances} = loadTypeScript<typeof import('./src/config/docs')>(
  `${root}/src/config/docs`,
);
const {markdownConfig} = loadTypeScript<typeof import('./src/config/markdown')>(
  `${root}/src/config/markdown`,
);
const {plugins} = loadTypeScript<typeof import('./src/config/plugins')>(
  `${root}/src/config/plugins`,
);

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
  plugins: [...docsInstances(root), ...plugins],
  clientModules: [
    './src/clientModules/address.ts',
    './src/clientModules/resilience.ts',
    './src/clientModules/iconFont.ts',
    './src/clientModules/progress.ts',
    './src/clientModules/readersData.ts',
    './src/clientModules/scrollMemory.ts',
    './src/clientModules/offline.ts',
    './src/clientModules/shownPage.ts',
  ],
  themeConfig,
};

export default config;
