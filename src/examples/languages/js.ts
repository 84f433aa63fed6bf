import {JS_LIMIT, JS_SYNC_LIMIT} from '../limits';
import type {CheckSummary, Execution, Executor, Finding, Job, JobFile} from '../types';
import {recordTrace} from '../../sandbox/trace/recordTrace';
import {runInSandbox} from '../../sandbox/runInSandbox';
import {checkScript} from '../../sandbox/syntax';
import {checkOutput} from '../check';
import {executeTask} from '../executeTask';

export const execute: Executor = async (job, setup) => {
  const {files, mode, task, staticOnly} = job;
  if (staticOnly) {
    return {findings: findSyntax(task?.solution ?? files)};
  }
  if (task) {
    const execution = await executeTask(job, async (version) => await runTask(job, version, setup));
    return {...execution, findings: findSyntax(task.solution)};
  }
  const own = files.filter(({inherited}) => !inherited);
  if (mode === 'fragment') {
    return {findings: findSyntax(own)};
  }
  const execution = await runFiles(job, files, setup);
  return job.trace ? {...execution, traceFault: await findTraceFault(job, setup)} : execution;
};

async function findTraceFault(
  {files, previous, mode}: Job,
  setup: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const {fault} = await recordTrace({
    code: files[0]!.text,
    previous,
    setup,
    mayFail: mode === 'error',
  });
  return fault && `${fault.message} (${fault.remedy})`;
}

function findSyntax(files: readonly JobFile[]): readonly Finding[] {
  return files
    .filter(({lang}) => lang === 'js')
    .flatMap(({text, line}) =>
      checkScript(text).map((finding) => ({...finding, line: finding.line + line - 1})),
    );
}

export async function runFiles(
  {previous, line}: Pick<Job, 'previous' | 'line'>,
  files: readonly JobFile[],
  setup: Readonly<Record<string, string>>,
): Promise<Execution> {
  const {output, error, stopped} = await runInSandbox({
    files,
    previous,
    setup,
    syncLimit: JS_SYNC_LIMIT,
    limit: JS_LIMIT,
  });
  const first = files[0]?.line ?? line;
  return {
    output,
    stopped,
    findings: error ? [{line: first + (error.line ?? 1) - 1, message: error.message}] : [],
  };
}

async function runTask(
  job: Job,
  files: readonly JobFile[],
  setup: Readonly<Record<string, string>>,
): Promise<CheckSummary> {
  const {output = '', findings} = await runFiles(job, files, setup);
  const error = findings[0] && {message: findings[0].message};
  return await checkOutput(job.task!.check.text, files, output, error);
}
