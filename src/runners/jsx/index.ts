import {mainComponent, mountsItself} from '../../lib/code/mainComponent';
import {defineModule} from '../frame/compile';
import {createPreviewRunner, type PageSource} from '../frame/previewRunner';
import type {FrameScript} from '../frame/protocol';
import type {RunError, RunFile, RunRequest} from '../types';
import {compileJsx} from './compileJsx';

const SCRIPT = /\.(?:jsx?|tsx?|mjs)$/;
const START = 'portal:start';

/** React components; the first file is the main one. */
export const runner = createPreviewRunner(toPage);

async function toPage({files}: RunRequest): Promise<PageSource | {readonly error: RunError}> {
  const [main, ...others] = files;
  const scripts: FrameScript[] = [];
  for (const file of files.filter(({name}) => SCRIPT.test(name))) {
    const compiled = await compileJsx(file === main ? withDefault(file) : file);
    if ('error' in compiled) {
      return compiled;
    }
    scripts.push({file: file.name, code: defineModule(file.name, compiled.code)});
  }
  scripts.push({code: defineModule(START, startCode(main!, files)) + start(START)});
  const html = files.some(({name}) => name.endsWith('.html'));
  const rest = others.filter(({name}) => !SCRIPT.test(name));
  return {
    files: html ? rest : [{name: 'index.html', text: '<div id="root"></div>'}, ...rest],
    scripts,
    sources: files,
    libraries: ['react'],
  };
}

function withDefault(file: RunFile): RunFile {
  const component = mainComponent(file.text);
  return component === undefined || mountsItself(file.text)
    ? file
    : {...file, text: `${file.text}\nexport default ${component};`};
}

function startCode(main: RunFile, files: readonly RunFile[]): string {
  const load = `const main = require(${JSON.stringify(`/${main.name}`)});`;
  return files.some(({text}) => mountsItself(text))
    ? load
    : `${load}
const {createElement} = require('react');
const {createRoot} = require('react-dom/client');
if (typeof main.default === 'function') {
  createRoot(document.getElementById('root')).render(createElement(main.default));
}`;
}

function start(name: string): string {
  return `__portal.start(${JSON.stringify(name)});`;
}
