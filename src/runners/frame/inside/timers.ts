/** The number of pending timers, so that a run can end when there are none. */
export interface TimerCount {
  pending(): number;
}

type Callback = (...values: readonly unknown[]) => void;

interface TimerOptions {
  /**
   * Whether the run lasts until the example clears its intervals too. In a page, intervals continue after the
   * run.
   */
  readonly withIntervals: boolean;
}

/** Counts the example's pending timers. */
export function countTimers(scope: typeof globalThis, {withIntervals}: TimerOptions): TimerCount {
  const waiting = new Set<unknown>();
  const {setTimeout, clearTimeout, setInterval} = scope;
  const start = setTimeout.bind(scope) as (callback: () => void, delay?: number) => unknown;
  const repeat = setInterval.bind(scope) as (callback: () => void, delay?: number) => unknown;
  const stop = clearTimeout.bind(scope) as (id: unknown) => void;
  const timeout = (callback: Callback | string, delay?: number, ...values: readonly unknown[]) => {
    const id = start(() => {
      waiting.delete(id);
      call(callback, values);
    }, delay);
    waiting.add(id);
    return id;
  };
  const interval = (callback: Callback | string, delay?: number, ...values: readonly unknown[]) => {
    const id = repeat(() => call(callback, values), delay);
    if (withIntervals) {
      waiting.add(id);
    }
    return id;
  };
  const clear = (id: unknown) => {
    waiting.delete(id);
    stop(id);
  };
  Object.assign(scope, {
    setTimeout: timeout,
    setInterval: interval,
    clearTimeout: clear,
    clearInterval: clear,
  });
  return {pending: () => waiting.size};
}

function call(callback: Callback | string, values: readonly unknown[]): void {
  if (typeof callback === 'function') {
    callback(...values);
  } else {
    new Function(callback)();
  }
}
