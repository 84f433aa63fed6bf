import {missingSetup} from '../blocks/setups';
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

function failed({line}: Job, message: string): Execution {
  return {findings: [{line, message}]};
}

async function execute(job: Job): Promise<Execution> {
  const root = process.cwd();
  const missing = job.setup && missingSetup(root, job.setup);
  if (missing) {
    return failed(job, `${missing.message} (${missing.remedy})`);
  }
  try {
    const load = executors[job.runner];
    if (!load) {
      throw new Error(`there is no engine for ${job.runner}`);
    }
    return await (await load()).execute(job, readSetup(root, job.setup));
  } catch (error) {
    return failed(job, String((error as Error).stack ?? error));
  }
}
