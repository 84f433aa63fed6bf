import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {replaceCoreModules} from '../coreModules';
import {moveHashes} from './chunkHashes';
import {sliceFiles} from './generate';

/** Modules of Docusaurus' client that are wrapped, and by what. */
export const WRAPPED_MODULES = {
  './preload': 'src/clientModules/core/preload.ts',
  './docusaurus': 'src/clientModules/core/docusaurus.ts',
} as const;
const SLICES = 'slices';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/**
 * Splits what grows with the number of pages — route table, chunk registry, hashes in the bundler's runtime —
 * into slices that a page loads for its own topic or course. Relies on internals of Docusaurus 3.10.2 and
 * Rspack 1.7; every step throws when it finds another form than it knows (tests/unit/plugins/routeSlices).
 * Only the browser's production bundle is changed.
 */
export default function routeSlicesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folder = join(generatedFilesDir, 'client');
  return {
    name: 'route-slices',
    configureWebpack: (_config, isServer, {currentBundler}) => {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const slices = writeSlicedFiles(generatedFilesDir, folder);
      return {
        resolve: {
          alias: Object.fromEntries(
            ['routes', 'registry', 'routesChunkNames'].map((name) => [
              `${join(generatedFilesDir, name)}$`,
              join(folder, `${name}.js`),
            ]),
          ),
        },
        plugins: [
          ...replaceCoreModules(currentBundler, siteDir, WRAPPED_MODULES),
          {apply: (compiler: Compiler) => moveHashesIn(compiler, slices)},
        ],
      };
    },
  };
}

/** Writes the sliced files beside those that Docusaurus has generated; gives the chunks of the slices. */
function writeSlicedFiles(generated: string, folder: string): ReadonlySet<string> {
  const read = (name: string): string => readFileSync(join(generated, name), 'utf8');
  const files = sliceFiles({
    routes: read('routes.js'),
    registry: read('registry.js'),
    chunkNames: read('routesChunkNames.json'),
  });
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(join(folder, SLICES), {recursive: true});
  writeFileSync(join(folder, 'routes.js'), files.routes);
  writeFileSync(join(folder, 'registry.js'), files.registry);
  writeFileSync(join(folder, 'routesChunkNames.js'), files.chunkNames);
  for (const [chunk, text] of files.slices) {
    writeFileSync(join(folder, SLICES, `${chunk}.js`), text);
  }
  return new Set(files.slices.keys());
}

/** Just before the bundler computes the final hashes, so that a slice's own follows from those in it. */
function moveHashesIn(compiler: Compiler, slices: ReadonlySet<string>): void {
  const {Compilation, sources} = compiler.webpack;
  compiler.hooks.compilation.tap('route-slices', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    compilation.hooks.processAssets.tap({name: 'route-slices', stage}, () => {
      const scripts = compilation.getAssets().filter(({name}) => name.endsWith('.js'));
      const runtime = scripts.find(({name}) => basename(name).startsWith('runtime~main.'));
      if (runtime === undefined) {
        throw new Error('The bundler has written no runtime~main.');
      }
      const inSlices = scripts.filter(({name}) => slices.has(basename(name).split('.')[0]!));
      const moved = moveHashes(
        runtime.source.source().toString(),
        new Map(inSlices.map(({name, source}) => [name, source.source().toString()])),
      );
      for (const [name, text] of [[runtime.name, moved.runtime] as const, ...moved.slices]) {
        compilation.updateAsset(name, new sources.RawSource(text));
      }
    });
  });
}
