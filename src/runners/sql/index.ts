import {ENGINE_LIMITS_MS} from '../../data/runLimits';
import {WorkerRunner} from '../workerRunner';

export const runner = new WorkerRunner({
  name: 'the database',
  worker: 'sql-worker.js',
  limit: ENGINE_LIMITS_MS.sql,
});
