import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {PAGE_SCRIPTS_FILE} from '../../data/pageScripts';
import {replaceCoreModules} from '../replaceCoreModules';
import {moveHashes} from './chunkHashes';
import {sliceFiles} from './generate';
import {scriptsOfPages, type ClientManifest} from './pageScripts';

/** The modules of Docusaurus' client that are wrapped, with the files that wrap them. */
export const WRAPPED_MODULES = {
  './preload': join(__dirname, 'browser/preload.ts'),
  './docusaurus': join(__dirname, 'browser/docusaurus.ts'),
} as const;
const SLICES = 'slices';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/**
 * Splits whatever grows with the number of pages (the route table, the chunk registry and the hashes in the
 * bundler's runtime) into slices, one for each topic or course, which a page loads on demand. Every step
 * throws when it finds an unknown format. Only the browser's production bundle is changed.
 */
export default function routeSlicesPlugin({generatedFilesDir}: LoadContext): Plugin {
  const folder = join(generatedFilesDir, 'client');
  return {
    name: 'route-slices',
    configureWebpack: (_config, isServer, {currentBundler}) => {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const slices = writeSlicedFiles(generatedFilesDir, folder);
      return {
        // With names as ids, two of the runtime's three maps of chunks are empty.
        optimization: {chunkIds: 'named'},
        resolve: {
          alias: Object.fromEntries(
            ['routes', 'registry', 'routesChunkNames'].map((name) => [
              `${join(generatedFilesDir, name)}$`,
              join(folder, `${name}.js`),
            ]),
          ),
        },
        plugins: [
          ...replaceCoreModules(currentBundler, WRAPPED_MODULES),
          {apply: (compiler: Compiler) => moveHashesIn(compiler, slices)},
        ],
      };
    },
    postBuild: () => writePageScripts(generatedFilesDir),
  };
}

/** Stores, for the finish step, which scripts each page is going to request. */
async function writePageScripts(generated: string): Promise<void> {
  const read = (name: string): Promise<string> => readFile(join(generated, name), 'utf8');
  const files = {routes: await read('routes.js'), chunkNames: await read('routesChunkNames.json')};
  const manifest = JSON.parse(await read('client-manifest.json')) as ClientManifest;
  const scripts = Object.fromEntries(scriptsOfPages(files, manifest));
  await writeFile(join(generated, PAGE_SCRIPTS_FILE), JSON.stringify(scripts));
}

/**
 * Writes the sliced files next to those that Docusaurus generated, and returns the names of the slices'
 * chunks.
 */
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

/** Runs just before the bundler computes the final hashes, so that a slice's own hash covers those inside it. */
function moveHashesIn(compiler: Compiler, slices: ReadonlySet<string>): void {
  const {Compilation, sources} = compiler.webpack;
  compiler.hooks.compilation.tap('route-slices', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    compilation.hooks.processAssets.tap({name: 'route-slices', stage}, () => {
      const scripts = compilation.getAssets().filter(({name}) => name.endsWith('.js'));
      const runtime = scripts.find(({name}) => basename(name).startsWith('runtime~main.'));
      if (runtime === undefined) {
        throw new Error('The bundler did not write a runtime~main. See src/patches/README.md.');
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
