import {type ChildProcess, fork} from 'node:child_process';
import {LESSON_ZONE} from '../lib/code/lessonTime';
import {JOB_LIMIT, LOOP_LIMIT, PROCESSES} from './limits';
import type {Execution, Job} from './types';
import type {WorkerReply, WorkerRequest} from './worker';

/** In Node 20, modules and top-level await only run in a new scope with this option. */
const OPTIONS = ['--experimental-vm-modules', '--no-warnings', '--max-old-space-size=1024'];

interface Waiting {
  readonly job: Job;
  readonly resolve: (execution: Execution) => void;
}

interface Slot {
  child?: ChildProcess;
  current?: Waiting & {readonly id: number; readonly timer: NodeJS.Timeout};
}

/** Processes that execute jobs; one that hangs is killed and replaced. */
export class Pool {
  private readonly queue: Waiting[] = [];
  private readonly slots: readonly Slot[] = Array.from({length: PROCESSES}, () => ({}));
  private nextId = 0;

  async run(job: Job): Promise<Execution> {
    return await new Promise((resolve) => {
      this.queue.push({job, resolve});
      this.feed();
    });
  }

  close(): void {
    for (const slot of this.slots) {
      slot.child?.removeAllListeners('exit');
      slot.child?.kill('SIGKILL');
      slot.child = undefined;
    }
  }

  private feed(): void {
    for (const slot of this.slots) {
      if (!slot.current) {
        const waiting = this.queue.shift();
        if (!waiting) {
          return;
        }
        this.start(slot, waiting);
      }
    }
  }

  private start(slot: Slot, waiting: Waiting): void {
    slot.child ??= this.spawn(slot);
    const id = this.nextId;
    this.nextId += 1;
    const limit = waiting.job.loops ? LOOP_LIMIT : JOB_LIMIT;
    const timer = setTimeout(() => {
      slot.child?.kill('SIGKILL');
    }, limit);
    slot.current = {...waiting, id, timer};
    const request: WorkerRequest = {id, job: waiting.job};
    slot.child.send(request);
  }

  private spawn(slot: Slot): ChildProcess {
    const child = fork(new URL('./worker.ts', import.meta.url), {
      execArgv: [...process.execArgv, ...OPTIONS],
      env: {...process.env, TZ: LESSON_ZONE},
      // The output of examples must not be mixed into the report.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2_000);
    });
    child.on('message', ({id, execution}: WorkerReply) => {
      if (slot.current?.id === id) {
        this.finish(slot, execution);
      }
    });
    child.on('exit', (code, signal) => {
      slot.child = undefined;
      if (slot.current) {
        const {line} = slot.current.job;
        const died = {line, message: `the engine ended with code ${code}: ${complaint.trim()}`};
        this.finish(
          slot,
          signal === 'SIGKILL' ? {findings: [], stopped: 'time'} : {findings: [died]},
        );
      }
    });
    return child;
  }

  private finish(slot: Slot, execution: Execution): void {
    const {current} = slot;
    slot.current = undefined;
    clearTimeout(current?.timer);
    current?.resolve(execution);
    this.feed();
  }
}
