import {dirname, join} from 'node:path';
import {build, type Plugin} from 'esbuild';
import {ruleFiles} from '../loadRules';

const FOLDER = join(__dirname, '..');

/** `loadRules` reads a folder, which a bundle cannot do, so this writes out an import for every rule. */
const rulesByName: Plugin = {
  name: 'rules',
  setup({onLoad}) {
    onLoad({filter: /[\\/]checker[\\/]loadRules\.ts$/}, () => {
      const files = ruleFiles();
      const imports = files.map(
        (path, index) =>
          `import {rule as rule${index}} from './rules/${path.replaceAll('\\', '/')}';`,
      );
      const list = files.map((path, index) => `toRule(${JSON.stringify(path)}, rule${index})`);
      return {
        contents: `${imports.join('\n')}
import {toRule} from './toRule';
export const loadRules = () => [${list.join(', ')}];`,
        loader: 'ts',
        resolveDir: FOLDER,
      };
    });
  },
};

/** Docusaurus exports Joi together with its whole build; a worker needs only Joi. */
const joiAlone: Plugin = {
  name: 'joi',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^@docusaurus\/utils-validation$/}, ({path}) => ({path, namespace: 'joi'}));
    onLoad({filter: /.*/, namespace: 'joi'}, () => ({
      contents: `export {default as Joi} from ${JSON.stringify(joiOfDocusaurus())};`,
      resolveDir: FOLDER,
    }));
  },
};

function joiOfDocusaurus(): string {
  const from = dirname(require.resolve('@docusaurus/utils-validation'));
  return require.resolve('joi', {paths: [from]});
}

/**
 * Bundles the worker as plain JavaScript. Workers start twice as fast with it as with a loader for TypeScript,
 * and parse twice as fast, because packages keep their own module format.
 */
export async function bundleWorker(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [join(__dirname, 'worker.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'error',
    plugins: [rulesByName, joiAlone],
  });
  return outputFiles[0]!.text;
}
