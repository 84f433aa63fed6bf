import {loadRunner} from '../../runners';
import type {RunRequest, RunResult} from '../../runners/types';

/** Runs in a page that stands in for a lesson, with the same runners but without the block. */
async function runInPage(request: RunRequest): Promise<RunResult> {
  const stage = document.createElement('div');
  document.body.append(stage);
  const runner = await loadRunner(request.language);
  try {
    return await runner.run(request, stage);
  } finally {
    runner.dispose();
    stage.remove();
  }
}

Object.assign(globalThis, {runInPage});
