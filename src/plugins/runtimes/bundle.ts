import {readFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {type BuildOptions, type Plugin, build} from 'esbuild';
import {readPackageFiles} from '../../sources/packageFiles';
import {inputsOf} from './inputs';
import type {PageEntry, RuntimeEntry, ScriptEntry} from './types';

/** The browsers in package.json's browserslist, in esbuild's notation. */
const TARGET = ['chrome120', 'firefox121', 'safari16.4'];
const TEXT_SUFFIX = '?text';

type Note = (path: string) => void;

/**
 * The content of one runtime file.
 *
 * @param note called with the path of every file whose code is included, relative to the project's root
 */
export async function makeRuntime(
  root: string,
  entry: RuntimeEntry,
  note: Note = () => undefined,
): Promise<Uint8Array> {
  switch (entry.kind) {
    case 'copy':
      note(entry.from);
      return await readFile(join(root, entry.from));
    case 'folder':
      note(join('node_modules', entry.package, 'package.json'));
      return Buffer.from(JSON.stringify(readPackageFiles(root, entry.package, entry.folder)));
    case 'script':
    case 'module':
      return await bundle(root, entry.entry, note, entry);
    case 'page':
      return await makePage(root, entry, note);
  }
}

async function makePage(
  root: string,
  {entry, title, policy}: PageEntry,
  note: Note,
): Promise<Uint8Array> {
  const script = Buffer.from(await bundle(root, entry, note)).toString('utf8');
  const directives = Object.entries(policy).map((directive) => directive.join(' '));
  const content = ["default-src 'none'", ...directives].join('; ');
  return Buffer.from(
    [
      '<!doctype html>',
      '<html lang="en">',
      '<meta charset="utf-8">',
      `<meta http-equiv="Content-Security-Policy" content="${content}">`,
      `<title>${title}</title>`,
      `<script>${script.replace(/<\/script/gi, '<\\/script').replace(/<!--/g, '<\\!--')}</script>`,
      '',
    ].join('\n'),
  );
}

async function bundle(
  root: string,
  entry: string,
  note: Note,
  {alias, kind = 'script', warns = false}: Partial<ScriptEntry> = {},
): Promise<Uint8Array> {
  const options: BuildOptions = {
    entryPoints: [resolve(root, entry)],
    absWorkingDir: root,
    alias,
    bundle: true,
    write: false,
    metafile: true,
    format: kind === 'module' ? 'esm' : 'iife',
    platform: 'browser',
    target: TARGET,
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    loader: {'.wasm': 'empty', '.php': 'text'},
    define: {
      'process.env.NODE_ENV': warns ? '"development"' : '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [bundledText(root, note), withoutEvalProbe(), parsedOnce()],
  };
  const {outputFiles, metafile} = await build(options);
  inputsOf(root, metafile!).forEach(note);
  return Buffer.from(inAscii(outputFiles![0]!.text));
}

/**
 * Escapes the letters that esbuild leaves in regular expressions: one of them makes the browser keep the whole
 * script with two bytes for each character.
 */
function inAscii(code: string): string {
  return code.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const EVAL_PROBE = "new Function('return 0')();";

/**
 * Vue's compiler tests whether it may compile text to code, and continues if it may not. Under the portal's
 * policy even that test is reported as a violation.
 */
function withoutEvalProbe(): Plugin {
  return {
    name: 'without-eval-probe',
    setup(esbuild) {
      esbuild.onLoad({filter: /compiler-sfc\.esm-browser\.js$/}, async ({path}) => {
        const text = await readFile(path, 'utf8');
        if (!text.includes(EVAL_PROBE)) {
          throw new Error(
            `${path} does not contain "${EVAL_PROBE}"; check whether it still needs to be patched.`,
          );
        }
        return {contents: text.replace(EVAL_PROBE, 'throw undefined;')};
      });
    },
  };
}

const SASS_START = '_cliPkgExports.load = function(';
const SASS_END = /\}\s*$/;

/**
 * All of Sass is inside a function that is called at once. V8 skims a function that does not begin with a
 * bracket, and reads it again when it is called, which takes a tenth of a second here.
 */
function parsedOnce(): Plugin {
  return {
    name: 'parsed-once',
    setup(esbuild) {
      esbuild.onLoad({filter: /sass\.dart\.js$/}, async ({path}) => {
        const text = await readFile(path, 'utf8');
        if (!text.includes(SASS_START) || !SASS_END.test(text)) {
          throw new Error(
            `${path} does not begin with "${SASS_START}"; check whether it still needs its brackets.`,
          );
        }
        const opened = text.replace(SASS_START, SASS_START.replace('function', '(function'));
        return {contents: opened.replace(SASS_END, '});\n')};
      });
    },
  };
}

/** `import code from './worker?text'`: imports the separately bundled module as a string. */
function bundledText(root: string, note: Note): Plugin {
  const namespace = 'bundled-text';
  return {
    name: namespace,
    setup(esbuild) {
      esbuild.onResolve({filter: /\?text$/}, ({path, importer}) => ({
        path: `${resolve(dirname(importer), path.slice(0, -TEXT_SUFFIX.length))}.ts`,
        namespace,
      }));
      esbuild.onLoad({filter: /.*/, namespace}, async ({path}) => ({
        contents: Buffer.from(await bundle(root, path, note)).toString('utf8'),
        loader: 'text',
      }));
    },
  };
}
