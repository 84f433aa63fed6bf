import {mountsItself} from '../../lib/code/mainComponent';
import {runtimeAddress} from '../assets';
import {compileScript, defineModule, guarded, nameLibraries} from '../frame/compile';
import {createPreviewRunner, type PageSource} from '../frame/previewRunner';
import type {FrameScript} from '../frame/protocol';
import type {RunError, RunFile, RunRequest} from '../types';
import type {VueCompiler} from './compileComponent';
import {type ComponentParts, needsCompiler, splitComponent} from './splitComponent';

const START = 'portal:start';

/** Vue components; the first file is the main one. */
export const runner = createPreviewRunner(toPage);

async function toPage({files}: RunRequest): Promise<PageSource | {readonly error: RunError}> {
  const scripts: FrameScript[] = [];
  const styles: RunFile[] = [];
  for (const file of files) {
    if (file.name.endsWith('.vue')) {
      const compiled = await compileComponent(file);
      if ('error' in compiled) {
        return compiled;
      }
      const {moved, code} = compiled;
      scripts.push({
        file: file.name,
        code: defineModule(file.name, code),
        shift: moved?.shift,
        lastLine: moved?.last,
      });
      styles.push({name: `${file.name}.css`, text: compiled.css});
    } else if (/\.[mc]?[jt]s$/.test(file.name)) {
      scripts.push((await compileScript(file, {asModule: true, guard: true})).script);
    }
  }
  scripts.push({code: `${defineModule(START, startCode(files))}__portal.start("${START}");`});
  const rest = files.filter(({name}) => /\.(?:html|css|json)$/.test(name));
  const hasPage = rest.some(({name}) => name.endsWith('.html'));
  return {
    files: [
      ...(hasPage ? [] : [{name: 'index.html', text: '<div id="app"></div>'}]),
      ...rest,
      ...styles.filter(({text}) => text !== ''),
    ],
    scripts,
    sources: files,
    libraries: ['vue'],
  };
}

interface CompiledComponent extends Pick<ComponentParts, 'css' | 'moved'> {
  readonly code: string;
}

async function compileComponent(
  file: RunFile,
): Promise<CompiledComponent | {readonly error: RunError}> {
  const {compileModule, readSucraseError} = await import('../frame/sucrase');
  const parts = needsCompiler(file.text) ? await compileFully(file) : splitComponent(file.text);
  if ('error' in parts) {
    return parts;
  }
  try {
    const code = nameLibraries(
      compileModule(parts.module, parts.isTyped ? ['typescript', 'imports'] : ['imports']),
    );
    return {code: await guarded(code), css: parts.css, moved: parts.moved};
  } catch (error) {
    return {error: readSucraseError(error)};
  }
}

/**
 * The compiler is one of the runtime files, because in the bundle it would require Node's template engines.
 */
async function compileFully(file: RunFile) {
  const [{compileComponent: compile}, compiler] = await Promise.all([
    import('./compileComponent'),
    import(/* webpackIgnore: true */ runtimeAddress('vue-compiler.js')) as Promise<VueCompiler>,
  ]);
  return compile(compiler, file);
}

function startCode(files: readonly RunFile[]): string {
  const main = files[0]!;
  const program = files.find(({name, text}) => /\.[jt]s$/.test(name) && mountsItself(text));
  return program
    ? `require(${JSON.stringify(`/${program.name}`)});`
    : `const {createApp} = require('vue');
createApp(require(${JSON.stringify(`/${main.name}`)}).default).mount('#app');`;
}
