import {loadRunner} from '../../runners';
import type {RunRequest, RunResult} from '../../runners/types';

/** Runs in the page that stands for a lesson: the same runners as there, without the block. */
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
