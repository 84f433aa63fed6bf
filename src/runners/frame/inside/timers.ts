/** Timers that still wait, so that a run can end when none does. */
export interface TimerCount {
  pending(): number;
}

type Callback = (...values: readonly unknown[]) => void;

/** Counts the timeouts of the example. An interval never ends by itself, so it is not waited for. */
export function countTimers(scope: typeof globalThis): TimerCount {
  const waiting = new Set<unknown>();
  const {setTimeout, clearTimeout} = scope;
  const start = setTimeout.bind(scope) as (callback: () => void, delay?: number) => unknown;
  const stop = clearTimeout.bind(scope) as (id: unknown) => void;
  const replacement = (
    callback: Callback | string,
    delay?: number,
    ...values: readonly unknown[]
  ) => {
    const id = start(() => {
      waiting.delete(id);
      if (typeof callback === 'function') {
        callback(...values);
      } else {
        new Function(callback)();
      }
    }, delay);
    waiting.add(id);
    return id;
  };
  Object.assign(scope, {
    setTimeout: replacement,
    clearTimeout(id: unknown) {
      waiting.delete(id);
      stop(id);
    },
  });
  return {pending: () => waiting.size};
}
