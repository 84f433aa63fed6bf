import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

const BROWSER = ['acorn', 'playwright-core', 'sucrase'];
/** Libraries that examples in a page or a script may load. */
const LIBRARIES = ['axios', 'bootstrap', 'jquery', 'luxon'];
const REACT = [...BROWSER, ...LIBRARIES, 'acorn-jsx', 'react', 'react-dom'];

/** Packages whose version may change the result of a language. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  bash: [],
  console: ['just-bash', 'isomorphic-git', 'diff'],
  css: ['css-tree'],
  html: [...BROWSER, ...LIBRARIES, 'css-tree', 'html-validate', 'vue'],
  js: [...BROWSER, ...LIBRARIES],
  json: [],
  jsx: REACT,
  mermaid: ['mermaid', 'jsdom'],
  php: ['php-cgi-wasm', 'php-wasm-mbstring', 'php-wasm-sqlite'],
  scss: ['bootstrap', 'sass'],
  sql: [],
  ts: [...BROWSER, ...LIBRARIES, 'typescript'],
  tsx: [...REACT, 'typescript', '@types/react', '@types/react-dom'],
  vue: [...BROWSER, ...LIBRARIES, '@vue/compiler-sfc', 'pinia', 'vue', 'vue-router', 'vuex'],
};

/** Sources that every language shares. */
const SHARED = [
  'src/examples',
  'src/sandbox',
  'src/lib/code',
  'src/data/runLimits.ts',
  'src/runners/types.ts',
];
/** Folders of other runners that a runner is built from. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  html: ['frame', 'libraries'],
  js: ['frame'],
  jsx: ['frame', 'libraries'],
  php: ['sql'],
  ts: ['frame'],
  tsx: ['frame', 'jsx', 'libraries'],
  vue: ['frame', 'libraries'],
};

/** Packages of the project that implement a language. */
const WORKSPACES: Readonly<Record<string, readonly string[]>> = {
  php: ['packages/lesson-mysql/src', 'packages/lesson-php/src'],
  sql: ['packages/lesson-mysql/src'],
};

const hashes = new Map<string, string>();

/** A hash that changes whenever a result of the language could change. */
export function engineVersion(root: string, language: string): string {
  const known = hashes.get(language);
  if (known) {
    return known;
  }
  const hash = createHash('sha256').update(process.version);
  const folders = [language, ...(PARTS[language] ?? [])].map((name) => `src/runners/${name}`);
  for (const source of [...SHARED, ...folders, ...(WORKSPACES[language] ?? [])]) {
    for (const file of sourceFiles(root, source)) {
      hash.update(readFileSync(join(root, file)));
    }
  }
  for (const name of PACKAGES[language] ?? []) {
    const {version} = JSON.parse(
      readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
    ) as {version: string};
    hash.update(`${name}@${version}`);
  }
  const result = hash.digest('hex');
  hashes.set(language, result);
  return result;
}

function sourceFiles(root: string, path: string): readonly string[] {
  if (path.endsWith('.ts')) {
    return [path];
  }
  try {
    return readdirSync(join(root, path), {withFileTypes: true})
      .flatMap((entry) =>
        entry.isDirectory()
          ? sourceFiles(root, `${path}/${entry.name}`)
          : /\.[cm]?tsx?$/.test(entry.name)
            ? [`${path}/${entry.name}`]
            : [],
      )
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
