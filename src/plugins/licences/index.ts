import {writeFile} from 'node:fs/promises';
import {dirname, join, relative} from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {FONT_FACES} from '../../data/fonts';
import {ICON_FONT} from '../../data/site';
import {readRuntimeInputs} from '../runtimes/inputs';
import {packageFolders} from './packages';
import {noticesOf, SHIPPED_FILE} from './shipped';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

interface BundledModule {
  readonly resource?: string;
  /** The modules that were concatenated into this one. */
  readonly modules?: readonly BundledModule[];
}

const NAME = 'licences';
const LICENCES_FILE = 'licenses.txt';

/** Writes the notices of every package whose code is in the build, and fails if a package has none. */
export default function licencesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const bundled = new Set<string>();
  return {
    name: NAME,
    configureWebpack: (_config, isServer) => {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const apply = (compiler: Compiler): void => {
        compiler.hooks.afterEmit.tap(NAME, ({modules}) => {
          resourcesOf(modules as Iterable<BundledModule>).forEach((path) => bundled.add(path));
        });
      };
      return {plugins: [{apply}]};
    },
    postBuild: async ({outDir}) => {
      const runtimes = await readRuntimeInputs(generatedFilesDir);
      const paths = [...bundled, ...runtimes.map((path) => join(siteDir, path)), ...fonts()];
      const folders = packageFolders(paths).map((folder) => relative(siteDir, folder));
      await writeFile(join(generatedFilesDir, SHIPPED_FILE), JSON.stringify(folders));
      await writeFile(join(outDir, LICENCES_FILE), noticesOf(siteDir, folders));
    },
  };
}

function resourcesOf(modules: Iterable<BundledModule>): readonly string[] {
  return [...modules].flatMap(({resource, modules: inner = []}) => [
    ...(resource === undefined ? [] : [resource]),
    ...resourcesOf(inner),
  ]);
}

/** Fonts are written by plugins and not bundled, so the bundler does not report them. */
function fonts(): readonly string[] {
  return [
    ...FONT_FACES.map(({file}) => require.resolve(file)),
    ...(ICON_FONT.source === 'own'
      ? [dirname(require.resolve('@fortawesome/fontawesome-free/package.json'))]
      : []),
  ];
}
