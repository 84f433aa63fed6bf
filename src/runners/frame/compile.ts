import {LIBRARIES} from '../../data/libraries';
import {libraryOfCopy} from '../../lib/code/libraryOfCopy';
import type {RunFile} from '../types';
import {PORTAL} from './names';
import type {FrameScript} from './protocol';

/** Matches `import` or `export` at the start of a line. A dynamic `import()` does not make code a module. */
const MODULE_SYNTAX = /^[ \t]*(?:import\s*[\w*{'"]|export\s+[\w*{])/m;
const LOOP = /\b(?:for|while|do)\b/;
const AWAIT = /\bawait\b/;

export interface CompileOptions {
  /** The author wrote `type="module"`, so the code is in strict mode and has its own scope. */
  readonly asModule?: boolean;
  /**
   * Whether loops need a guard, because the frame shares its thread with the portal. A worker can be
   * terminated instead.
   */
  readonly guard: boolean;
}

export interface Compiled {
  readonly script: FrameScript;
  /** The code only runs when it is started or imported. */
  readonly isModule: boolean;
}

function isModuleCode(code: string): boolean {
  return MODULE_SYNTAX.test(code);
}

/**
 * Compiles JavaScript of any form to a classic script without moving any line. Parsers are loaded only for
 * code that needs them.
 */
export async function compileScript(
  {name, text}: RunFile,
  {asModule = false, guard}: CompileOptions,
): Promise<Compiled> {
  const imports = isModuleCode(text);
  const loopGuard = (guard && LOOP.test(text)) || AWAIT.test(text) ? await loadParser() : undefined;
  const plain = imports ? await compileImports(text) : text;
  const awaits = AWAIT.test(plain) && (loopGuard?.awaitsAtTop(plain) ?? false);
  const code = guard && loopGuard ? loopGuard.guardLoops(plain) : plain;
  const isModule = imports || asModule || awaits;
  return {
    isModule,
    script: {
      file: name.replace(/#\d+$/, ''),
      code: isModule ? defineModule(name, code, awaits) : code,
    },
  };
}

/** Code with guards in its loops. The parser is loaded only if there is a loop. */
export async function guarded(code: string): Promise<string> {
  return LOOP.test(code) ? (await loadParser()).guardLoops(code) : code;
}

/**
 * Wraps a module in a function that is registered under its name. The author's first line stays the first.
 */
export function defineModule(name: string, code: string, awaits = false): string {
  const head = `${awaits ? 'async ' : ''}function(require,module,exports){"use strict";`;
  return `${PORTAL}.define(${JSON.stringify(name)},${head}${code}\n});`;
}

export function startModule(name: string): FrameScript {
  return {code: `${PORTAL}.start(${JSON.stringify(name)});`};
}

async function loadParser() {
  return await import('./parser');
}

async function compileImports(text: string): Promise<string> {
  const {compileModule} = await import('./sucrase');
  return nameLibraries(compileModule(text, ['imports']));
}

/** Replaces imports from the URL of a public copy with imports of the library. */
export function nameLibraries(code: string): string {
  return code.replace(/\brequire\('((?:https?:)?\/\/[^']+)'\)/g, (whole, address: string) => {
    const key = libraryOfCopy(address);
    return key === undefined ? whole : `require('${Object.keys(LIBRARIES[key]!.modules)[0]}')`;
  });
}
