import vm from 'node:vm';

export interface Timer {
  readonly id: number;
  /** Milliseconds from the start of the example. */
  readonly due: number;
  /** Line that set it, where {@link Timers.lineOfCall} knows it. */
  readonly line?: number;
  readonly callback: () => void;
  readonly interval?: number;
}

/** Callbacks are called from a script, so that a loop in one of them can be stopped. */
const CALL = new vm.Script('callback()');

/**
 * Timers on a clock that jumps to the next one that is due: an example that waits two seconds
 * prints the same in the same order, at once.
 */
export class Timers {
  outOfTime = false;
  onError: (error: unknown) => void = () => undefined;
  /** Told of each timer right before its callback runs. */
  onCall: (timer: Timer) => void = () => undefined;
  /** The line that is setting a timer. */
  lineOfCall: () => number | undefined = () => undefined;
  /** Milliseconds that timers have let pass. */
  now = 0;
  private nextId = 1;
  private pending: Timer[] = [];
  private readonly scope = vm.createContext({callback: undefined as unknown});

  readonly globals = {
    setTimeout: (callback: unknown, delay?: unknown, ...values: readonly unknown[]) =>
      this.add(callback, delay, values, false),
    setInterval: (callback: unknown, delay?: unknown, ...values: readonly unknown[]) =>
      this.add(callback, delay, values, true),
    clearTimeout: (id: unknown) => this.remove(id),
    clearInterval: (id: unknown) => this.remove(id),
  };

  /** What has not run yet, in the order in which it will. */
  get waiting(): readonly Timer[] {
    return [...this.pending].sort((a, b) => a.due - b.due);
  }

  clear(): void {
    this.pending = [];
  }

  /** Runs what is due until nothing is left, or until the example's own time is over. */
  async drain(limit: number, syncLimit: number): Promise<void> {
    const end = Date.now() + limit;
    for (;;) {
      const next = this.pending.reduce<Timer | undefined>(
        (first, timer) => (!first || timer.due < first.due ? timer : first),
        undefined,
      );
      if (!next) {
        return;
      }
      if (next.due > limit || Date.now() > end) {
        this.outOfTime = true;
        return;
      }
      this.now = next.due;
      this.remove(next.id);
      if (next.interval !== undefined) {
        this.pending.push({...next, due: this.now + Math.max(1, next.interval)});
      }
      this.onCall(next);
      this.call(next.callback, syncLimit);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  private add(
    callback: unknown,
    delay: unknown,
    values: readonly unknown[],
    repeats: boolean,
  ): number {
    const wait = Math.max(0, Number(delay) || 0);
    const id = this.nextId;
    this.nextId += 1;
    this.pending.push({
      id,
      due: this.now + wait,
      line: this.lineOfCall(),
      callback: () => (callback as (...all: readonly unknown[]) => void)(...values),
      ...(repeats && {interval: wait}),
    });
    return id;
  }

  private remove(id: unknown): void {
    this.pending = this.pending.filter((timer) => timer.id !== id);
  }

  private call(callback: () => void, timeout: number): void {
    try {
      this.scope.callback = callback;
      CALL.runInContext(this.scope, {timeout});
    } catch (error) {
      this.onError(error);
    }
  }
}
