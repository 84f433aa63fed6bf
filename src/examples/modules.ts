import {createRequire} from 'node:module';
import {join} from 'node:path';
import {OUTPUT_LIMIT} from '../data/runLimits';
import {createConsole} from '../lib/code/console';
import {lessonGlobals} from '../lib/code/lessonTime';
import {Recorder} from '../lib/code/recorder';

interface SourceFile {
  readonly name: string;
  readonly text: string;
}

interface LoadedModule {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly logged: string;
}

const nodeRequire = createRequire(join(process.cwd(), 'package.json'));

/** Packages that lessons import; anything else is a mistake of the example. */
const PACKAGES = new Set([
  'axios',
  'luxon',
  'pinia',
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router-dom',
  'vue',
  'vue-router',
  'vuex',
]);

/** Loads the compiled CommonJS files of an example; the first one is the program. */
export function loadModules(
  files: readonly SourceFile[],
  compile: (file: SourceFile) => string,
  packages: Readonly<Record<string, unknown>>,
): LoadedModule {
  const recorder = new Recorder(OUTPUT_LIMIT);
  const globals = {
    ...lessonGlobals(globalThis, () => performance.now()),
    console: createConsole(recorder),
    document: PAGE,
  };
  const loaded = new Map<string, Record<string, unknown>>();
  const load = (file: SourceFile): Record<string, unknown> => {
    const known = loaded.get(file.name);
    if (known) {
      return known;
    }
    const module = {exports: {} as Record<string, unknown>};
    loaded.set(file.name, module.exports);
    if (/\.(?:jsx?|tsx?|vue)$/.test(file.name)) {
      const run = new Function(
        'require',
        'module',
        'exports',
        ...Object.keys(globals),
        compile(file),
      );
      run(find, module, module.exports, ...Object.values(globals));
    } else if (file.name.endsWith('.json')) {
      module.exports = {default: JSON.parse(file.text) as unknown};
    }
    loaded.set(file.name, module.exports);
    return module.exports;
  };
  const find = (specifier: string): unknown => {
    if (specifier in packages) {
      return packages[specifier];
    }
    if (PACKAGES.has(specifier)) {
      return nodeRequire(specifier);
    }
    const name = specifier.replace(/^(?:\.\.?\/)+/, '');
    const file = files.find((candidate) =>
      [name, ...['.js', '.jsx', '.ts', '.tsx', '.vue'].map((end) => name + end)].includes(
        candidate.name,
      ),
    );
    if (file) {
      return load(file);
    }
    if (/\.(?:css|scss|svg|png|jpe?g|webp|avif)$/.test(specifier)) {
      return {default: name};
    }
    throw new Error(`Cannot find module '${specifier}'`);
  };
  return {exports: load(files[0]!), logged: recorder.text};
}

/** Enough of a page for `createRoot(document.getElementById('root'))`. */
const ROOT = {};
const PAGE = {getElementById: () => ROOT, querySelector: () => ROOT, body: ROOT, title: ''};
