import {existsSync} from 'node:fs';
import {dirname} from 'node:path';
import {REPLACED_MODULES} from '../../../../src/patches/trimTheme';
import {generatedRoutes} from '../../../helpers/generatedRoutes';
import {compiledText, mustHold} from '../../../helpers/tripwire';

const PATCH = 'trimTheme';

it.each(Object.values(REPLACED_MODULES))('%s exists', (replacement) => {
  expect(existsSync(replacement)).toBe(true);
});

describe('trip-wire: what trimTheme needs of theme-classic and Docusaurus 3.10', () => {
  it.each(Object.keys(REPLACED_MODULES))('the theme loads %s', (module) => {
    const {default: themeClassic} = jest.requireActual<{
      default: (context: unknown, options: unknown) => {getClientModules(): string[]};
    }>('@docusaurus/theme-classic');
    const context = {
      i18n: {currentLocale: 'en-US', localeConfigs: {'en-US': {direction: 'ltr'}}},
      siteStorage: {namespace: '', type: 'localStorage'},
      siteConfig: {themeConfig: {prism: {}, colorMode: {}, announcementBar: undefined}},
    };
    const paths = [dirname(require.resolve('@docusaurus/theme-classic'))];
    const loaded = themeClassic(context, {customCss: []})
      .getClientModules()
      .map((loads) => require.resolve(loads, {paths}));
    mustHold(PATCH, `the theme loads ${module}`, loaded.includes(require.resolve(module)));
  });

  it('the package of common functions imports all of tslib', () => {
    compiledText(PATCH, '@docusaurus/utils-common').mustContain('require("tslib")');
  });

  it('the client uses no more of react-helmet-async than its two components', () => {
    const head = compiledText(PATCH, '@docusaurus/core/lib/client/exports/Head.js');
    head.mustContain("import {Helmet} from 'react-helmet-async'");
    head.mustContain('<Helmet {...props}/>');
    compiledText(PATCH, '@docusaurus/core/lib/client/clientEntry.js').mustContain(
      "import {HelmetProvider} from 'react-helmet-async'",
    );
  });

  it('the router imports from history what ours exports, and a wrapper that nothing calls', () => {
    compiledText(PATCH, 'react-router-dom/esm/react-router-dom.js').mustContain(
      "import {createBrowserHistory, createHashHistory, createLocation, createPath} from 'history'",
    );
    const router = compiledText(PATCH, 'react-router/esm/react-router.js');
    router.mustContain(
      "import {createMemoryHistory, createLocation, locationsAreEqual, createPath} from 'history'",
    );
    router.mustContain('return hoistStatics(C, Component);');
  });

  it('the router gives path-to-regexp a path and three options, and checks types in development only', () => {
    const router = compiledText(PATCH, 'react-router/esm/react-router.js');
    router.mustContain('pathToRegexp(path, keys, options)');
    router.mustContain('{end: exact, strict: strict, sensitive: sensitive}');
    router.mustContain('var generator = pathToRegexp.compile(path);');
    router.mustContain('if (props[propName] && !isValidElementType(props[propName])) {');
  });

  it('the client only passes the versions of plugins on', () => {
    compiledText(PATCH, '@docusaurus/core/lib/client/docusaurusContext.js').mustContain(
      "import siteMetadata from '@generated/site-metadata'",
    );
  });

  it('the chunk registry holds paths of sources that can be taken out', async () => {
    const {lightRegistry} = jest.requireActual<{lightRegistry(source: string): string}>(
      '../../../../src/patches/trimTheme/lightData.cjs',
    );
    const {registry} = await generatedRoutes();
    const paths = (source: string) => source.match(/\), "@/g)?.length ?? 0;
    mustHold(
      PATCH,
      'each row of the chunk registry holds the path of its source',
      paths(registry) > 0 && paths(lightRegistry(registry)) === 0,
    );
  });
});
