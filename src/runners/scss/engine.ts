import {Exception, Logger, compileString} from 'sass';
import {OUTPUT_LIMIT} from '../../data/runLimits';
import {Recorder} from '../../lib/code/recorder';
import {runCheck} from '../../lib/code/runCheck';
import {checkScope} from '../checkScope';
import type {RunError, RunRequest, RunResult} from '../types';
import {bootstrapImporter, exampleImporter, loadsBootstrap} from './importers';
import {debugText, errorDetails, fileOf, lineOf, ORIGIN, type Place, warningText} from './messages';

/** Loads Bootstrap's sheets by name, such as `bootstrap/scss/_badge.scss`. */
export type LoadBootstrap = () => Promise<Readonly<Record<string, string>>>;
type Sources = ReadonlyMap<string, string>;

/** Compiles the first file of a request, which can use the other files, those of the setup, and Bootstrap. */
export function createEngine(
  loadBootstrap: LoadBootstrap,
): (request: RunRequest) => Promise<RunResult> {
  return async (request) => {
    const bootstrap = usesBootstrap(request) ? await loadBootstrap() : undefined;
    const result = compile(request, bootstrap && new Map(Object.entries(bootstrap)));
    if (request.check === undefined) {
      return result;
    }
    const {output, error} = result;
    const scope = {output, error: error?.message, ...checkScope(request.files)};
    return {...result, checks: [await runCheck(request.check, scope)]};
  };
}

function usesBootstrap({files, previous, setup}: RunRequest): boolean {
  return loadsBootstrap([...previous, ...files.map(({text}) => text), ...Object.values(setup)]);
}

function compile({files, previous, setup}: RunRequest, bootstrap?: Sources): RunResult {
  const [main, ...others] = files;
  const sources = new Map(Object.entries(setup));
  for (const {name, text} of others) {
    sources.set(name, text);
  }
  const notes = new Recorder(OUTPUT_LIMIT);
  const before = previous.join('\n');
  const place: Place = {
    main: main?.name ?? 'style.scss',
    offset: before === '' ? 0 : before.split('\n').length,
  };
  try {
    const {css} = compileString([...previous, main?.text ?? ''].join('\n'), {
      url: new URL(place.main, ORIGIN),
      importer: exampleImporter(sources),
      logger: noteLogger(notes, place),
      ...(bootstrap && {
        importers: [bootstrapImporter(bootstrap)],
        // As Bootstrap's manual sets them: its own sheets are not the reader's to change, and their parts can
        // be loaded by `@import` only.
        quietDeps: true,
        silenceDeprecations: ['import'],
      }),
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
    return {output: notes.text.trimEnd(), error: toRunError(error, place)};
  }
}

function toRunError({message, sassMessage, span}: Exception, place: Place): RunError {
  const file = fileOf(span);
  return {
    message: sassMessage,
    line: Math.max(1, lineOf(span, place)),
    ...(file !== place.main && {file}),
    details: errorDetails(message.slice(sassMessage.length), span, place),
  };
}

/** Notes what the author prints and what Sass warns of, in the form of the command line. */
function noteLogger(notes: Recorder, place: Place): Logger {
  return {
    debug: (message, {span}) => notes.print(debugText(message, span, place), 'log'),
    warn: (message, options) => {
      const {stack, span} = options;
      const deprecation =
        options.deprecation && span ? {id: options.deprecationType.id, span} : undefined;
      notes.print(warningText({message, stack, deprecation}, place), 'warn');
    },
  };
}
