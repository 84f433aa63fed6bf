import {run} from '../../runners/scss/engine';
import {engineExecutor} from '../engine';

/** Sass has no way to parse alone: what only fails because something is not defined is well formed. */
const NOT_SYNTAX = /^(?:Undefined|Can't find stylesheet|There is no module|The target selector)/;

export const execute = engineExecutor(run, async (text) => {
  const result = await run({
    language: 'scss',
    files: [{name: 'style.scss', text}],
    previous: [],
    setup: {},
  });
  return result.error && NOT_SYNTAX.test(result.error.message) ? {output: ''} : result;
});
