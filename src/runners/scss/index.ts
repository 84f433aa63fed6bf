import {BOOTSTRAP_SOURCES} from '../../data/libraries';
import {ENGINE_LIMITS_MS} from '../../data/runLimits';
import {WorkerRunner} from '../workerRunner';

export const runner = new WorkerRunner({
  name: 'Sass',
  worker: 'scss-worker.js',
  files: [BOOTSTRAP_SOURCES],
  limit: ENGINE_LIMITS_MS.scss,
});
