import {ENGINE_FILES} from '../../data/engineFiles';
import {ENGINE_LIMITS_MS} from '../../data/runLimits';
import {WorkerRunner} from '../workerRunner';

export const runner = new WorkerRunner({
  name: 'the terminal',
  ...ENGINE_FILES.console,
  limit: ENGINE_LIMITS_MS.console,
});
