import {LOOP_LIMIT_MS} from '../../../data/runLimits';

/** Iterations between two looks at the clock: few at first, more while they pass quickly. */
const CALLS_PER_LOOK = {least: 4, most: 4096};
const QUICK_MS = 1;

/** A loop of the example ran too long. */
export class LoopError extends Error {
  override readonly name = 'LoopError';
}

export interface LoopGuard {
  /** Called in every loop of the example; throws when the present task takes too long. */
  check(): void;
  /** Time that does not count: a dialog was open. */
  excuse(milliseconds: number): void;
}

/**
 * Ends loops that never end. The clock starts anew with each task; a chain of promises is one task,
 * so an endless `await` loop is found as well. Once it has struck it goes on throwing until the task
 * is over, for code that catches errors inside the loop.
 */
export function createLoopGuard(): LoopGuard {
  const {port1, port2} = new MessageChannel();
  let started: number | undefined;
  let hasStruck = false;
  let calls = 0;
  let lookAt = 0;
  let pause: number = CALLS_PER_LOOK.least;
  let lastLook = 0;
  port1.onmessage = () => {
    started = undefined;
    hasStruck = false;
  };
  const look = () => {
    const now = performance.now();
    if (started === undefined) {
      started = now;
      pause = CALLS_PER_LOOK.least;
      port2.postMessage(null);
    }
    pause =
      now - lastLook < QUICK_MS ? Math.min(pause * 2, CALLS_PER_LOOK.most) : CALLS_PER_LOOK.least;
    lastLook = now;
    lookAt = calls + pause;
    if (hasStruck || now - started > LOOP_LIMIT_MS) {
      hasStruck = true;
      lookAt = 0;
      throw new LoopError(
        `The loop did not end within ${LOOP_LIMIT_MS / 1000} s, so it was stopped`,
      );
    }
  };
  return {
    check() {
      calls += 1;
      if (calls >= lookAt || started === undefined) {
        look();
      }
    },
    excuse(milliseconds) {
      if (started !== undefined) {
        started += milliseconds;
      }
    },
  };
}
