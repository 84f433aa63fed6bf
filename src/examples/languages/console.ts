import {run} from '../../runners/console/engine';
import {engineExecutor} from '../engine';

/** A shell reads a line only when it runs it, so a fragment has nothing to check. */
export const execute = engineExecutor(run, async () => ({output: ''}));
