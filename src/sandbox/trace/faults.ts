import {TRACE_STEPS} from '../../data/traceLimits';
import type {RunError} from '../../runners/types';
import type {TraceFault} from './types';

export const TOO_LONG: TraceFault = {
  message: `the script takes more than ${TRACE_STEPS} steps`,
  remedy: `shorten its lists and loops until it takes at most ${TRACE_STEPS}, or remove \`trace\``,
};

export const NEVER_ENDS: TraceFault = {
  message: 'the script did not end while it was recorded',
  remedy: 'make it end, or remove `trace`',
};

export function failed({message, line}: RunError): TraceFault {
  const place = line === undefined ? '' : ` on its line ${line}`;
  return {
    message: `the script fails while it is recorded${place}: ${message}`,
    remedy:
      'correct it, write `error="…"` if it is meant to fail, or remove `trace` if it needs a browser or a library',
  };
}
