import {ENGINE_LIMITS_MS} from '../../data/runLimits';
import type {RunOptions, RunRequest, RunResult} from '../types';
import {WorkerRunner} from '../workerRunner';
import {colouredHtml} from './colouredHtml';

class ConsoleRunner extends WorkerRunner {
  /** The colours become HTML here, because HTML of a worker is not to be trusted. */
  override async run(
    request: RunRequest,
    stage: HTMLElement,
    options?: RunOptions,
  ): Promise<RunResult> {
    const result = await super.run(request, stage, options);
    return {...result, html: result.terminal && colouredHtml(result.terminal.coloured)};
  }
}

export const runner = new ConsoleRunner({
  name: 'the terminal',
  worker: 'console-worker.js',
  limit: ENGINE_LIMITS_MS.console,
});
