import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

/** Collects what scripts of this thread hold no longer; Node has this only behind a flag. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
