import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {rspack} from '@docusaurus/faster';
import type {CurrentBundler} from '@docusaurus/types';
import bundlerMemory from '../../../src/plugins/bundlerMemory';
import {collectGarbage} from '../../../src/plugins/bundlerMemory/collectGarbage';

type MultiCompiler = InstanceType<CurrentBundler['instance']['MultiCompiler']>;

interface Configuration {
  readonly name: string;
  readonly plugins: object[];
}
type Configure = (config: object, isServer: boolean, utils: object) => {plugins?: object[]};

const {NODE_ENV} = process.env;
const TURN_MS = 50;
const ROUNDS = 10;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundler-memory-'));
  writeFileSync(join(folder, 'entry.js'), 'import("./page.js");');
  writeFileSync(join(folder, 'page.js'), 'console.log("page");');
  process.env.NODE_ENV = 'production';
});

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
  rmSync(folder, {recursive: true});
});

/** What Docusaurus’ own configuration of the browser’s bundle has. */
const DOCUSAURUS = {
  ChunkAssetPlugin: () => new (fromCore('./lib/webpack/plugins/ChunkAssetPlugin.js'))(),
  ReactLoadableSSRAddon: () =>
    new (fromCore('react-loadable-ssr-addon-v5-slorber'))({filename: 'manifest.json'}),
};

function fromCore(module: string): new (options?: object) => object {
  const requireFromCore = createRequire(require.resolve('@docusaurus/core/package.json'));
  const exported = requireFromCore(module);
  return exported.default ?? exported;
}

function configurations(plugins: readonly object[]): Configuration[] {
  return ['client', 'server'].map((name) => ({
    name,
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: {path: join(folder, name)},
    optimization: {minimize: false},
    plugins: name === 'client' ? [...plugins] : [],
  }));
}

/** As Docusaurus does; its configurations stay in use after that. */
async function compile(configs: readonly Configuration[]): Promise<WeakRef<object>[]> {
  const compiler = rspack([...configs] as Parameters<typeof rspack>[0]) as unknown as MultiCompiler;
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) {
        reject(error ?? new Error(String(stats)));
      }
      compiler.close((closing) => (closing ? reject(closing) : resolve()));
    });
  });
  return compiler.compilers.map((each) => new WeakRef(each));
}

const alive = (refs: readonly WeakRef<object>[]): readonly boolean[] =>
  refs.map((ref) => ref.deref() !== undefined);

it('lets go of both compilers when they have done their work', async () => {
  const {configureWebpack} = bundlerMemory();
  const utils = {currentBundler: {name: 'rspack', instance: rspack}};
  const configs = configurations([
    DOCUSAURUS.ChunkAssetPlugin(),
    DOCUSAURUS.ReactLoadableSSRAddon(),
  ]);
  for (const config of configs) {
    const {plugins} = (configureWebpack as Configure)(config, config.name === 'server', utils);
    config.plugins.push(...plugins!);
  }
  const compilers = await compile(configs);
  while (alive(compilers).includes(true)) {
    await setTimeout(TURN_MS);
  }
  expect(configs).toHaveLength(2);
});

it.each(Object.entries(DOCUSAURUS))(
  'is needed as long as %s keeps them',
  async (_name, createPlugin) => {
    const configs = configurations([createPlugin()]);
    const compilers = await compile(configs);
    for (let round = 0; round < ROUNDS; round += 1) {
      await setTimeout(TURN_MS);
      collectGarbage();
    }
    expect(alive(compilers)).toEqual([true, true]);
    expect(configs).toHaveLength(2);
  },
);

it('collects what nobody holds', async () => {
  const ref = new WeakRef({});
  await setTimeout(TURN_MS);
  collectGarbage();
  expect(ref.deref()).toBeUndefined();
});

it('leaves the development server alone', () => {
  process.env.NODE_ENV = 'development';
  const utils = {currentBundler: {name: 'rspack', instance: rspack}};
  expect((bundlerMemory().configureWebpack as Configure)({}, false, utils)).toEqual({});
});
