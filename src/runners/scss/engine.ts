import {Exception, Logger, compileString, type Importer, type SourceSpan} from 'sass';
import {OUTPUT_LIMIT} from '../../data/runLimits';
import {Recorder} from '../../lib/code/recorder';
import {runCheck} from '../../lib/code/runCheck';
import {checkScope} from '../checkScope';
import type {RunRequest, RunResult} from '../types';

/** Base URL of the example's files; nothing is ever loaded from it. */
const ORIGIN = 'lesson:/';

/** Compiles the first file, which can use the other files and those of the setup. */
export async function run(request: RunRequest): Promise<RunResult> {
  const result = compile(request);
  if (request.check === undefined) {
    return result;
  }
  const {output, error} = result;
  const scope = {output, error: error?.message, ...checkScope(request.files)};
  return {...result, checks: [await runCheck(request.check, scope)]};
}

function compile({files, previous, setup}: RunRequest): RunResult {
  const [main, ...others] = files;
  const sources = new Map(Object.entries(setup));
  for (const {name, text} of others) {
    sources.set(name, text);
  }
  const notes = new Recorder(OUTPUT_LIMIT);
  const before = previous.join('\n');
  const offset = before === '' ? 0 : before.split('\n').length;
  try {
    const {css} = compileString([...previous, main?.text ?? ''].join('\n'), {
      url: new URL(main?.name ?? 'style.scss', ORIGIN),
      importer: memoryImporter(sources),
      logger: noteLogger(notes, offset),
    });
    const output = notes.text + css;
    return output.length > OUTPUT_LIMIT
      ? {output: output.slice(0, OUTPUT_LIMIT), stopped: 'output'}
      : {output};
  } catch (error) {
    if (notes.isFull) {
      return {output: notes.text, stopped: 'output'};
    }
    if (error instanceof RangeError) {
      return {output: notes.text.trimEnd(), error: {message: error.message}};
    }
    if (!(error instanceof Exception)) {
      throw error;
    }
    const {start} = error.span;
    return {
      output: notes.text.trimEnd(),
      error: {message: error.sassMessage, line: Math.max(1, start.line + 1 - offset)},
    };
  }
}

/** Resolves `colours`, `_colours.scss` and `colours/_index.scss` as Sass does on disk. */
function memoryImporter(sources: ReadonlyMap<string, string>): Importer<'sync'> {
  return {
    canonicalize(url) {
      const path = new URL(url, ORIGIN).pathname.slice(1);
      const name = candidates(path).find((candidate) => sources.has(candidate));
      return name === undefined ? null : new URL(name, ORIGIN);
    },
    load(url) {
      const name = url.pathname.slice(1);
      const syntax = name.endsWith('.css') ? 'css' : name.endsWith('.sass') ? 'indented' : 'scss';
      return {contents: sources.get(name)!, syntax};
    },
  };
}

function candidates(path: string): readonly string[] {
  const slash = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, slash);
  const name = path.slice(slash);
  const names = /\.(?:scss|sass|css)$/.test(name)
    ? [name]
    : [`${name}.scss`, `${name}.sass`, `${name}.css`];
  return [
    ...names.flatMap((file) => [folder + file, `${folder}_${file}`]),
    `${path}/_index.scss`,
    `${path}/index.scss`,
  ];
}

/** Shows the author's `@debug` and `@warn` messages but not Sass's own deprecation warnings. */
function noteLogger(notes: Recorder, offset: number): Logger {
  const place = (span: SourceSpan | undefined) =>
    span ? `${span.url?.pathname.slice(1) ?? ''}:${span.start.line + 1 - offset} ` : '';
  return {
    debug: (message, {span}) => notes.print(`${place(span)}Debug: ${message}`, 'log'),
    warn: (message, {deprecation, span}) => {
      if (!deprecation) {
        notes.print(`${place(span)}Warning: ${message}`, 'warn');
      }
    },
  };
}
