import {readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {build, type Plugin} from 'esbuild';

const FOLDER = __dirname;

/** The bundler cannot read a folder, so the list of rules is written out for it. */
const rulesByName: Plugin = {
  name: 'rules',
  setup({onLoad}) {
    onLoad({filter: /[\\/]lessons[\\/]loadRules\.ts$/}, () => {
      const files = readdirSync(join(FOLDER, 'rules'))
        .filter((name) => name.endsWith('.ts'))
        .sort();
      const imports = files.map(
        (name, index) => `import {rule as rule${index}} from './rules/${name}';`,
      );
      const list = files.map((_, index) => `rule${index}`).join(', ');
      return {
        contents: `${imports.join('\n')}\nexport const loadRules = () => [${list}];`,
        loader: 'ts',
        resolveDir: FOLDER,
      };
    });
  },
};

/** Docusaurus hands Joi on together with its whole build; a worker needs Joi only. */
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

/** A parser with a part in machine code, which no bundle can hold; a worker knows it by its place only. */
const native: Plugin = {
  name: 'native',
  setup({onResolve}) {
    onResolve({filter: /^satteri$/}, ({path}) => ({path: require.resolve(path), external: true}));
  },
};

function joiOfDocusaurus(): string {
  const from = dirname(require.resolve('@docusaurus/utils-validation'));
  return require.resolve('joi', {paths: [from]});
}

/**
 * The checking of one page as plain JavaScript. Workers start twice as fast with it as with a loader for
 * TypeScript, and parse twice as fast, because packages keep their own module form.
 */
export async function bundleWorker(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [join(FOLDER, 'checkWorker.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'error',
    plugins: [rulesByName, joiAlone, native],
  });
  return outputFiles[0]!.text;
}
