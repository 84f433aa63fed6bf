import {existsSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import trimThemePlugin, {
  BROWSER_MODULES,
  PUBLISHED_MODULES,
  REPLACED_MODULES,
} from '../../../../src/patches/trimTheme';

describe('trimTheme', () => {
  const aliases = (isServer: boolean): Record<string, string> => {
    const {configureWebpack} = trimThemePlugin({
      generatedFilesDir: '/site/.docusaurus',
    } as LoadContext);
    const configure = configureWebpack as (
      config: object,
      isServer: boolean,
    ) => {resolve: {alias: Record<string, string>}};
    return configure({}, isServer).resolve.alias;
  };

  it('points the bundler from the one to the other', () => {
    expect(Object.values(aliases(true))).toEqual(Object.values(REPLACED_MODULES));
  });

  it('the browser gets the same functions without the helpers of the package’s compiler', () => {
    const name = '@docusaurus/utils-common';
    const {[`${name}$`]: replacement} = aliases(false);
    const stock = jest.requireActual<object>(name);
    expect(stock).toMatchObject(jest.requireActual<object>(replacement!));
  });

  it('replaces what only the browser does without, by files that exist, and only there', () => {
    const names = Object.keys(BROWSER_MODULES).map((name) => `${name}$`);
    expect(Object.keys(aliases(false))).toEqual(expect.arrayContaining(names));
    expect(Object.keys(aliases(true)).filter((name) => names.includes(name))).toEqual([]);
    expect(Object.values(BROWSER_MODULES).filter((file) => !existsSync(file))).toEqual([]);
  });

  it('the router keeps its checks of types in development', () => {
    const names = Object.keys(PUBLISHED_MODULES).map((name) => `${name}$`);
    const replaced = () => Object.keys(aliases(false)).filter((name) => names.includes(name));
    expect(replaced()).toEqual([]);
    jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
    expect(replaced()).toEqual(names);
    expect(Object.values(PUBLISHED_MODULES).filter((file) => !existsSync(file))).toEqual([]);
    jest.restoreAllMocks();
  });

  it('takes the paths of sources out of the table of chunks, and nothing else', () => {
    const {lightRegistry} = jest.requireActual<{lightRegistry(source: string): string}>(
      '../../../../src/patches/trimTheme/lightData.cjs',
    );
    const row =
      '"a1": [() => import(/* webpackChunkName: "a1" */ "@site/x.md"), "@site/x.md", require.resolveWeak("@site/x.md")],';
    expect(lightRegistry(row)).toBe(
      '"a1": [() => import(/* webpackChunkName: "a1" */ "@site/x.md"), "", require.resolveWeak("@site/x.md")],',
    );
  });

  it('takes what the browser never reads out of the configuration', () => {
    const {lightConfig} = jest.requireActual<{lightConfig(source: string): string}>(
      '../../../../src/patches/trimTheme/lightData.cjs',
    );
    const light = lightConfig(
      '/* x */\nexport default {"title": "T", "plugins": [1], "themeConfig": {"navbar": {}, "prism": {}}, "future": {"experimental_router": "browser", "v4": {}}};\n',
    );
    expect(light).toBe(
      '/* x */\nexport default {"title":"T","themeConfig":{"navbar":{}},"future":{"experimental_router":"browser"}};\n',
    );
  });
});
