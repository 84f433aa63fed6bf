import type {RunResult} from '../types';
import {colouredHtml} from './colouredHtml';
import {paintAnswers} from './paintAnswers';

/** The colours become HTML here, because HTML of a worker is not to be trusted. */
export function painted(result: RunResult): RunResult {
  if (!result.terminal) {
    return {...result, html: undefined};
  }
  const html = colouredHtml(result.terminal.coloured);
  return {...result, html, paint: (shown) => paintAnswers(shown, html)};
}
