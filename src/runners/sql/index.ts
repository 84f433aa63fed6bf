import {ENGINE_FILES} from '../../data/engineFiles';
import {ENGINE_LIMITS_MS} from '../../data/runLimits';
import {WorkerRunner} from '../workerRunner';

export const runner = new WorkerRunner({
  name: 'the database',
  ...ENGINE_FILES.sql,
  limit: ENGINE_LIMITS_MS.sql,
});
