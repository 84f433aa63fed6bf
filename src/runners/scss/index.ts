import {ENGINE_LIMITS_MS} from '../../data/runLimits';
import {WorkerRunner} from '../workerRunner';

export const runner = new WorkerRunner({
  name: 'Sass',
  kilobytes: 715,
  worker: 'scss-worker.js',
  limit: ENGINE_LIMITS_MS.scss,
});
