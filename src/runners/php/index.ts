import {ENGINE_FILES} from '../../data/engineFiles';
import {ENGINE_LIMITS_MS} from '../../data/runLimits';
import type {RunOptions, RunRequest, RunResult} from '../types';
import {WorkerRunner} from '../workerRunner';

/** Runs PHP in a worker and shows the resulting page, whose links and forms request the next one. */
class PhpRunner extends WorkerRunner {
  /** What shows pages loads while the engine works. */
  override async run(
    request: RunRequest,
    stage: HTMLElement,
    options: RunOptions = {},
  ): Promise<RunResult> {
    const [result, {showResult}] = await Promise.all([
      super.run(request, stage, options),
      import('./pages'),
    ]);
    const ask = this.ask.bind(this);
    return await showResult(result, {request, stage, options, ask});
  }
}

export const runner = new PhpRunner({
  name: 'PHP',
  ...ENGINE_FILES.php,
  limit: ENGINE_LIMITS_MS.php,
});
