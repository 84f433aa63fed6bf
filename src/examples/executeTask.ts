import type {CheckSummary, Execution, Job, JobFile} from './types';

/** Runs the check of a task on its starting files, its solution and each of its cases, one after the other. */
export async function executeTask(
  {files, task}: Job,
  check: (files: readonly JobFile[]) => Promise<CheckSummary>,
): Promise<Execution> {
  const start = await check(files);
  const solution = await check(task!.solution);
  const cases: CheckSummary[] = [];
  for (const version of task!.cases) {
    cases.push(await check(version.files));
  }
  return {findings: [], start, solution, cases};
}
