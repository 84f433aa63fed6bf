import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** Packages whose version may change the result of a language. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  bash: [],
  console: ['just-bash', 'isomorphic-git', 'diff'],
  css: ['css-tree'],
  html: ['html-validate', 'css-tree', 'acorn', 'playwright-core'],
  js: ['acorn'],
  json: [],
  jsx: ['acorn', 'acorn-jsx', 'sucrase', 'react', 'react-dom', 'playwright-core'],
  mermaid: ['mermaid', 'jsdom'],
  php: ['php-cgi-wasm'],
  scss: ['sass'],
  sql: ['sql.js'],
  ts: ['typescript'],
  tsx: ['acorn', 'acorn-jsx', 'sucrase', 'react', 'react-dom', 'typescript', 'playwright-core'],
  vue: ['vue', '@vue/compiler-sfc', 'playwright-core'],
};

/** Sources that every language shares. */
const SHARED = ['src/examples', 'src/lib/code', 'src/runners/types.ts'];

const hashes = new Map<string, string>();

/** Changes when a result of the language could. */
export function engineVersion(root: string, language: string): string {
  const known = hashes.get(language);
  if (known) {
    return known;
  }
  const hash = createHash('sha256').update(process.version);
  for (const source of [...SHARED, `src/runners/${language}`]) {
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
