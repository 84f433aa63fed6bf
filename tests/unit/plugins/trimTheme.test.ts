import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import trimThemePlugin, {COMMON_UTILS, REPLACED_MODULES} from '../../../src/plugins/trimTheme';

const ROOT = join(__dirname, '../../..');

describe('trimTheme', () => {
  it.each(Object.entries(REPLACED_MODULES))(
    'the theme still has %s, and %s stands in for it',
    (module, replacement) => {
      expect(existsSync(require.resolve(module))).toBe(true);
      expect(existsSync(join(ROOT, replacement))).toBe(true);
    },
  );

  it('the theme still loads each of them, so that the replacement is used', () => {
    const getClientModules = jest.requireActual<{
      default: (context: unknown, options: unknown) => {getClientModules(): string[]};
    }>('@docusaurus/theme-classic').default;
    const context = {
      i18n: {currentLocale: 'en-US', localeConfigs: {'en-US': {direction: 'ltr'}}},
      siteStorage: {namespace: '', type: 'localStorage'},
      siteConfig: {themeConfig: {prism: {}, colorMode: {}, announcementBar: undefined}},
    };
    const theme = getClientModules(context, {customCss: []});
    const loaded = theme.getClientModules().map((module) =>
      require.resolve(module, {
        paths: [join(ROOT, 'node_modules/@docusaurus/theme-classic/lib')],
      }),
    );
    for (const module of Object.keys(REPLACED_MODULES)) {
      expect(loaded).toContain(require.resolve(module));
    }
  });

  const aliases = (isServer: boolean): Record<string, string> => {
    const {configureWebpack} = trimThemePlugin({siteDir: ROOT} as LoadContext);
    const configure = configureWebpack as (
      config: object,
      isServer: boolean,
    ) => {resolve: {alias: Record<string, string>}};
    return configure({}, isServer).resolve.alias;
  };

  it('points the bundler from the one to the other', () => {
    expect(Object.values(aliases(true))).toEqual(
      Object.values(REPLACED_MODULES).map((replacement) => `${ROOT}/${replacement}`),
    );
  });

  it('the browser gets the same functions without the helpers of the package’s compiler', () => {
    const {[`${COMMON_UTILS}$`]: replacement} = aliases(false);
    const stock = jest.requireActual<object>(COMMON_UTILS);
    expect(stock).toMatchObject(jest.requireActual<object>(replacement!));
    expect(readFileSync(require.resolve(COMMON_UTILS), 'utf8')).toContain('require("tslib")');
  });

  it('takes the paths of sources out of the table of chunks, and nothing else', () => {
    const {lightRegistry} = jest.requireActual<{lightRegistry(source: string): string}>(
      '../../../src/plugins/trimTheme/lightData.cjs',
    );
    const row =
      '"a1": [() => import(/* webpackChunkName: "a1" */ "@site/x.md"), "@site/x.md", require.resolveWeak("@site/x.md")],';
    expect(lightRegistry(row)).toBe(
      '"a1": [() => import(/* webpackChunkName: "a1" */ "@site/x.md"), "", require.resolveWeak("@site/x.md")],',
    );
  });

  it('takes what only the build reads out of the configuration', () => {
    const {lightConfig} = jest.requireActual<{lightConfig(source: string): string}>(
      '../../../src/plugins/trimTheme/lightData.cjs',
    );
    const light = lightConfig(
      '/* x */\nexport default {"title": "T", "plugins": [1], "themeConfig": {}};\n',
    );
    expect(light).toBe('/* x */\nexport default {"title":"T","themeConfig":{}};\n');
  });

  it('knows the form of the files that Docusaurus generates', () => {
    const codegen = readFileSync(
      require.resolve('@docusaurus/core/lib/server/codegen/codegenRoutes.js'),
      'utf8',
    );
    expect(codegen).toContain('require.resolveWeak(');
  });
});
