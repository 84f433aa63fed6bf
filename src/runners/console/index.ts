import {ENGINE_FILES} from '../../data/engineFiles';
import {ENGINE_LIMITS_MS} from '../../data/runLimits';
import type {RunOptions, RunRequest, RunResult, TerminalRequest} from '../types';
import {WorkerRunner} from '../workerRunner';
import {paintAnswers} from './paintAnswers';
import {colouredHtml} from './colouredHtml';

let sessions = 0;

function beginSession(): TerminalRequest {
  sessions += 1;
  return {session: String(sessions), typed: []};
}

/** Each run begins a session of its own, in which its terminal can go on. */
class ConsoleRunner extends WorkerRunner {
  /** The colours become HTML here, because HTML of a worker is not to be trusted. */
  override async run(
    request: RunRequest,
    stage: HTMLElement,
    options?: RunOptions,
  ): Promise<RunResult> {
    const {terminal = beginSession()} = request;
    const result = await super.run({...request, terminal}, stage, options);
    if (!result.terminal) {
      return {...result, html: undefined};
    }
    const html = colouredHtml(result.terminal.coloured);
    return {...result, html, paint: (shown) => paintAnswers(shown, html)};
  }
}

export const runner = new ConsoleRunner({
  name: 'the terminal',
  ...ENGINE_FILES.console,
  limit: ENGINE_LIMITS_MS.console,
});
