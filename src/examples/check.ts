import {runCheck} from '../lib/code/runCheck';
import {checkScope} from '../runners/checkScope';
import type {RunError} from '../runners/types';
import type {CheckSummary, JobFile} from './types';

/** Runs the check of a task whose code prints. */
export async function checkOutput(
  check: string,
  files: readonly JobFile[],
  output: string,
  error?: RunError,
): Promise<CheckSummary> {
  const result = await runCheck(check, {...checkScope(files), output, error: error?.message});
  return {...result, error};
}
