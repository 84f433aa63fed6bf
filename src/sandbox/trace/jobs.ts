import {promiseHooks} from 'node:v8';

interface Job {
  readonly title: string;
}

/** The line of the script that is running, by the stack. */
export type LineOfCall = () => number | undefined;

/** The microtasks of a script: callbacks of promises and of `queueMicrotask`, as V8 reports them. */
export class Jobs {
  /** What has its turn next, first in first out. */
  private readonly queue: Job[] = [];
  /** Callbacks of promises that are still pending. */
  private readonly later = new WeakMap<Promise<unknown>, Promise<unknown>[]>();
  private readonly jobs = new WeakMap<Promise<unknown>, Job>();
  private readonly settled = new WeakSet<Promise<unknown>>();
  private readonly unhook: () => void;
  private current: Job | undefined;

  constructor(
    private readonly lineOfCall: LineOfCall,
    private readonly textOf: (line: number) => string,
  ) {
    this.unhook = promiseHooks.createHook({
      init: (promise, parent) => this.created(promise, parent),
      settled: (promise) => this.settle(promise),
      before: (promise) => this.start(this.jobs.get(promise)),
      after: () => {
        this.current = undefined;
      },
    }) as unknown as () => void;
  }

  /** The microtask that is running. */
  get running(): string | undefined {
    return this.current?.title;
  }

  get waiting(): readonly string[] {
    return this.queue.map(({title}) => title);
  }

  /** In the place of the global function. */
  readonly queueMicrotask = (callback: () => void): void => {
    const job = {title: `queueMicrotask, line ${this.lineOfCall()}`};
    queueMicrotask(
      typeof callback === 'function'
        ? () => {
            this.start(job);
            callback();
          }
        : callback,
    );
    this.queue.push(job);
  };

  stop(): void {
    this.unhook();
  }

  /** A promise with a parent is that of a callback, of `await` or of `then`. */
  private created(promise: Promise<unknown>, parent: Promise<unknown> | undefined): void {
    const line = parent && this.lineOfCall();
    if (!parent || line === undefined) {
      return;
    }
    const isAwait = /\bawait\b/.test(this.textOf(line));
    this.jobs.set(promise, {
      title: `${isAwait ? 'after await' : 'promise callback'}, line ${line}`,
    });
    if (this.settled.has(parent)) {
      this.enqueue(promise);
    } else {
      this.later.set(parent, [...(this.later.get(parent) ?? []), promise]);
    }
  }

  private settle(promise: Promise<unknown>): void {
    this.settled.add(promise);
    for (const callback of this.later.get(promise) ?? []) {
      this.enqueue(callback);
    }
    this.later.delete(promise);
  }

  /** `await` of a value makes a promise around it, which is settled by itself. */
  private enqueue(promise: Promise<unknown>): void {
    if (!this.settled.has(promise)) {
      this.queue.push(this.jobs.get(promise)!);
    }
  }

  private start(job: Job | undefined): void {
    if (job) {
      this.current = job;
      this.queue.splice(0, this.queue.length, ...this.queue.filter((other) => other !== job));
    }
  }
}
