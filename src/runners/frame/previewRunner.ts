import {LIBRARIES} from '../../data/libraries';
import {addHint} from '../../lib/code/hints';
import {runtimeText} from '../assets';
import type {RunError, RunFile, Runner, RunRequest} from '../types';
import {compileScript, startModule} from './compile';
import type {
  CompiledScript,
  FrameScript,
  Need,
  PreviewRequest,
  SourceScript,
  Supply,
} from './protocol';
import {runInFrame} from './runInFrame';
import {findLibraries, LIBRARY_MODULES} from './useLibraries';

/** The page that a language creates from its files. */
export interface PageSource {
  /** Files of the page: HTML, CSS and JavaScript. */
  readonly files: readonly RunFile[];
  /** Compiled scripts, which run in this order at the end of the body. */
  readonly scripts?: readonly FrameScript[];
  /** Files to search for libraries if they are not `files`. */
  readonly sources?: readonly RunFile[];
  /** Keys of libraries that are always needed. */
  readonly libraries?: readonly string[];
}

export type ToPage = (request: RunRequest) => Promise<PageSource | {readonly error: RunError}>;

/** A runner that shows a page in a frame. Languages differ in how they create the page. */
export function createPreviewRunner(toPage: ToPage): Runner {
  return {
    async run(request, stage, options) {
      const source = await toPage(request);
      return 'error' in source
        ? {output: '', error: addHint(source.error)}
        : await runInFrame('preview.html', toRequest(request, source), stage, options, supply);
    },
    // The frame is removed together with its stage.
    dispose: () => undefined,
  };
}

function toRequest(
  {files: all, previous, setup, check, isDark = false, isForPaper = false}: RunRequest,
  {files, scripts = [], sources = files, libraries = []}: PageSource,
): PreviewRequest {
  const own = Object.fromEntries(all.map(({name, text}) => [name, text]));
  return {
    kind: 'run',
    files,
    scripts,
    libraries: [...new Set([...libraries, ...findLibraries(sources)])],
    assets: {...setup, ...own},
    modules: LIBRARY_MODULES,
    isContinued: previous.length > 0,
    // Checks were tested with the colours that a page has by itself.
    isDark: isDark && check === undefined,
    isForPaper,
    check: check === undefined ? undefined : {body: check, files: own, source: all[0]?.text ?? ''},
  };
}

/**
 * Provides what a frame needs. The code of libraries is fetched here, because the frame has no network
 * access.
 */
async function supply({scripts, libraries}: Need): Promise<Supply> {
  const used = libraries.map((key) => LIBRARIES[key]!);
  const load = async (names: readonly string[]) =>
    await Promise.all(names.map(async (name) => await runtimeText(name)));
  const texts = await load(used.map(({script}) => script));
  return {
    scripts: await Promise.all(scripts.map(compileForPage)),
    libraries: texts.map((text, index) => text + (used[index]!.after ?? '')),
    sheets: await load(used.flatMap(({style}) => style?.name ?? [])),
  };
}

async function compileForPage(source: SourceScript): Promise<CompiledScript> {
  const {asModule} = source;
  const {script, isModule} = await compileScript(source, {asModule, guard: true});
  return {script, isModule, start: isModule ? startModule(source.name) : undefined};
}
