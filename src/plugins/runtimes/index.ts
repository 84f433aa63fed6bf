import {existsSync, rmSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SERVICE_WORKER} from '../../data/offline';
import {STILL_FOLDER, STILL_PATH} from '../../markdown/remark/stills';
import type {PreparedSet} from '../../lib/code/preparedSet';
import {developmentMiddleware} from '../developmentMiddleware';
import {createDevelopmentRuntimes} from './developmentServer';
import {RUNTIME_PATH, type RuntimeManifest, serviceWorkerFile, writeRuntimes} from './files';
import {describeSets} from './preparedSets';

interface Content {
  readonly manifest: RuntimeManifest;
  readonly sets: readonly PreparedSet[];
}

/**
 * Builds the files that blocks load on their first Run, and provides the page with their URLs. In production
 * this starts at once, because esbuild runs in its own process while Docusaurus reads the lessons.
 */
export default function runtimesPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const folder = join(generatedFilesDir, 'runtimes', 'files');
  const stills = join(siteDir, STILL_FOLDER);
  const development = createDevelopmentRuntimes(siteDir, `${baseUrl}${RUNTIME_PATH}`);
  const written =
    process.env.NODE_ENV === 'production' ? writeRuntimes(siteDir, folder) : undefined;
  if (written !== undefined) {
    // Removes the output of an earlier build, before another plugin loads an example and writes its still.
    rmSync(stills, {recursive: true, force: true});
  }
  return {
    name: 'runtimes',
    async loadContent(): Promise<Content> {
      const files = written ?? Promise.resolve(development.renew());
      const [manifest, sets] = await Promise.all([files, describeSets(siteDir)]);
      return {manifest, sets};
    },
    async contentLoaded({content, actions}) {
      const {manifest, sets} = content as Content;
      const addresses = Object.entries(manifest).map(([name, path]) => [
        name,
        `${baseUrl}${RUNTIME_PATH}${path}`,
      ]);
      await actions.createData('manifest.json', Object.fromEntries(addresses));
      await actions.createData('sets.json', sets);
    },
    configureWebpack: () =>
      developmentMiddleware('runtimes', () => development.middleware, {
        static: [{directory: stills, publicPath: `${baseUrl}${STILL_PATH}`}],
      }),
    async postBuild({outDir}) {
      await cp(folder, join(outDir, RUNTIME_PATH), {recursive: true});
      await cp(serviceWorkerFile(folder), join(outDir, SERVICE_WORKER));
      if (existsSync(stills)) {
        await cp(stills, join(outDir, STILL_PATH), {recursive: true});
      }
    },
    getPathsToWatch: () => [`${siteDir}/content/setups/**/*`, `${siteDir}/src/runners/**/*.ts`],
  };
}
