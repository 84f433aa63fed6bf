import {missingSetup} from '../lessons/setups';
import {executors} from './executors';
import {readSetup} from './setupHash';
import type {Execution, Job} from './types';

export interface WorkerRequest {
  readonly id: number;
  readonly job: Job;
}

export interface WorkerReply {
  readonly id: number;
  readonly execution: Execution;
}

process.on('message', (request: WorkerRequest) => {
  void answer(request);
});

async function answer({id, job}: WorkerRequest): Promise<void> {
  const reply: WorkerReply = {id, execution: await execute(job)};
  process.send!(reply);
}

async function execute(job: Job): Promise<Execution> {
  try {
    const load = executors[job.runner];
    if (!load) {
      throw new Error(`there is no engine for ${job.runner}`);
    }
    return await (await load()).execute(job, readSetup(process.cwd(), job.setup));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT' && job.setup;
    const message = missing
      ? missingSetup(process.cwd(), job.setup)
      : String((error as Error).stack ?? error);
    return {findings: [{line: job.line, message}]};
  }
}
