import {LIBRARIES} from '../../data/libraries';
import {addHint} from '../../lib/code/hints';
import {needsPage} from '../../lib/code/needsPage';
import {runtimeText} from '../assets';
import type {RunError, RunFile, Runner, RunRequest, RunResult} from '../types';
import {compileScript, startModule} from './compile';
import {PORTAL} from './names';
import {createPreviewRunner} from './previewRunner';
import type {ConsoleRequest, FrameScript} from './protocol';
import {runInFrame} from './runInFrame';
import {findLibraries, LIBRARY_MODULES} from './useLibraries';

type ToScript = (file: RunFile) => Promise<RunFile | {readonly error: RunError}>;

/**
 * Runs scripts that print. They run in a worker, which can be terminated at any time; code that needs a page
 * gets a hidden one.
 */
export function createScriptRunner(toScript: ToScript): Runner {
  const page = createPreviewRunner(async ({files, previous}) => ({
    files: previous.length === 0 ? files : [...earlierFiles(previous), begun(files[0]!)],
  }));
  return {
    async run(request, stage, options) {
      const prepared = await prepare(request, toScript);
      if ('error' in prepared) {
        return {output: '', error: addHint(prepared.error)};
      }
      const code = [...prepared.previous, ...prepared.files.map(({text}) => text)];
      return code.some(needsPage)
        ? await page.run(prepared, stage, options)
        : await locate(
            await runInFrame('console.html', await toRequest(prepared), stage, options),
            prepared.files[0]!.text,
          );
    },
    dispose: () => undefined,
  };
}

/** Adds the line of a syntax error, which a worker does not report. */
async function locate(result: RunResult, text: string): Promise<RunResult> {
  const {error} = result;
  if (error === undefined || error.line !== undefined || !error.message.startsWith('SyntaxError')) {
    return result;
  }
  const {findScriptError} = await import('./parser');
  return {...result, error: {...error, line: findScriptError(text)?.line}};
}

async function prepare(
  request: RunRequest,
  toScript: ToScript,
): Promise<RunRequest | {readonly error: RunError}> {
  const files: RunFile[] = [];
  for (const file of request.files) {
    const script = SCRIPT.test(file.name) ? await toScript(file) : file;
    if ('error' in script) {
      return script;
    }
    files.push(script);
  }
  const previous = request.previous.map(async (text) => {
    const script = await toScript({name: 'previous.ts', text});
    return 'error' in script ? text : script.text;
  });
  return {...request, files, previous: await Promise.all(previous)};
}

const SCRIPT = /\.[mc]?[jt]s$/;

async function toRequest({files, previous, setup, check}: RunRequest): Promise<ConsoleRequest> {
  const [main, ...others] = files;
  const sources = [...earlierFiles(previous), ...files];
  const libraries = findLibraries(sources).map(async (key) => ({
    code: await runtimeText(LIBRARIES[key]!.script),
  }));
  const imported = others
    .filter(({name}) => SCRIPT.test(name))
    .map(async (file) => (await compileScript(file, {asModule: true, guard: false})).script);
  const own = Object.fromEntries(files.map(({name, text}) => [name, text]));
  return {
    kind: 'run',
    scripts: [
      ...(await Promise.all([...libraries, ...imported])),
      ...(await compileChain(main!, previous)),
    ],
    isContinued: previous.length > 0,
    assets: {...setup, ...own},
    modules: LIBRARY_MODULES,
    check: check === undefined ? undefined : {body: check, files: own, source: main?.text ?? ''},
  };
}

/**
 * The scripts of a chain share their variables, as scripts in a page do. They are compiled as modules only if
 * one of them is a module.
 */
async function compileChain(
  main: RunFile,
  previous: readonly string[],
): Promise<readonly FrameScript[]> {
  const chain = previous.length === 0 ? [main] : [...earlierFiles(previous), begun(main)];
  const compiled = await Promise.all(
    chain.map(async (file) => await compileScript(file, {guard: false})),
  );
  if (!compiled.some(({isModule}) => isModule)) {
    return compiled.map(({script}) => script);
  }
  const text = chain.map((file) => file.text).join('\n');
  const {script} = await compileScript({name: main.name, text}, {guard: false, asModule: true});
  const shift = previous.join('\n').split('\n').length;
  return [{...script, shift: previous.length === 0 ? 0 : shift}, startModule(main.name)];
}

function earlierFiles(previous: readonly string[]): readonly RunFile[] {
  return previous.map((text, index) => ({name: `earlier-${index + 1}.js`, text}));
}

/** Marks the start of the block itself, from which its output counts. */
function begun({name, text}: RunFile): RunFile {
  return {name, text: `${PORTAL}.begin();${text}`};
}
