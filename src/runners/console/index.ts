import {ENGINE_FILES} from '../../data/engineFiles';
import {ENGINE_LIMITS_MS} from '../../data/runLimits';
import type {RunOptions, RunRequest, RunResult, TerminalRequest} from '../types';
import {WorkerRunner} from '../workerRunner';

let sessions = 0;

function beginSession(): TerminalRequest {
  sessions += 1;
  return {session: String(sessions), typed: []};
}

/** Each run begins a session of its own, in which its terminal can go on. */
class ConsoleRunner extends WorkerRunner {
  /** What paints its answers loads while the engine works. */
  override async run(
    request: RunRequest,
    stage: HTMLElement,
    options?: RunOptions,
  ): Promise<RunResult> {
    const {terminal = beginSession()} = request;
    const [result, {painted}] = await Promise.all([
      super.run({...request, terminal}, stage, options),
      import('./paint'),
    ]);
    return painted(result);
  }
}

export const runner = new ConsoleRunner({
  name: 'the terminal',
  ...ENGINE_FILES.console,
  limit: ENGINE_LIMITS_MS.console,
});
