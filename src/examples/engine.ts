import type {RunnableLanguage} from '../data/languages';
import type {RunError, RunRequest, RunResult} from '../runners/types';
import {executeTask} from './executeTask';
import type {CheckSummary, Execution, Executor, Job, JobFile} from './types';

type Run = (request: RunRequest) => Promise<RunResult>;
type ParseOnly = (text: string) => Promise<RunResult>;

/** Creates the executor for a language that uses the same engine as the page. */
export function engineExecutor(run: Run, parseOnly: ParseOnly): Executor {
  return async (job, setup) => {
    const {files, mode, task} = job;
    if (task) {
      return await executeTask(job, async (version) =>
        summary(await run(request(job, version, setup, task.check.text))),
      );
    }
    if (mode === 'fragment') {
      return toExecution(await parseOnly(files[0]!.text), files, false);
    }
    return toExecution(await run(request(job, files, setup)), files, true);
  };
}

function request(
  {runner, previous}: Job,
  files: readonly JobFile[],
  setup: Readonly<Record<string, string>>,
  check?: string,
): RunRequest {
  return {
    language: runner as RunnableLanguage,
    files: files.map(({name, text}) => ({name, text})),
    previous,
    setup,
    check,
  };
}

function toExecution(
  {output, error, stopped}: RunResult,
  files: readonly JobFile[],
  ran: boolean,
): Execution {
  return {
    ...(ran && {output}),
    stopped,
    findings: error ? [{line: lineInLesson(error, files), message: error.message}] : [],
  };
}

/**
 * The error's line in the lesson; the first line of the block if the error is in a file that the lesson does
 * not show.
 */
function lineInLesson({file, line = 1}: RunError, files: readonly JobFile[]): number {
  const own = file === undefined ? files[0] : files.find(({name}) => name === file);
  return own ? own.line + line - 1 : files[0]!.line;
}

function summary({checks = [], error, stopped}: RunResult): CheckSummary {
  const failed = checks.find(({passed}) => !passed);
  return {
    passed: checks.length > 0 && !failed,
    message: failed?.message ?? error?.message ?? '',
    error,
    stopped,
  };
}
