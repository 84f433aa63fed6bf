import {LOOP_LIMIT_MS} from '../../../data/runLimits';

/** Number of iterations between two checks of the clock: few at first, more while iterations are fast. */
const CALLS_PER_LOOK = {least: 4, most: 4096};
const QUICK_MS = 1;

/** A loop in the example ran for too long. */
export class LoopError extends Error {
  override readonly name = 'LoopError';
}

export interface LoopGuard {
  /** Called in every loop of the example; throws when the current task takes too long. */
  check(): void;
  /** Subtracts time during which a dialog was open. */
  excuse(milliseconds: number): void;
}

/**
 * Stops infinite loops. The clock restarts with each task. A chain of promises is a single task, so an
 * infinite loop with `await` is found too. After the first error, the guard throws on every call until the
 * task ends, in case the code catches errors inside the loop.
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
