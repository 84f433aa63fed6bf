import {createEngine} from '../../runners/scss/engine';
import {readPackageFiles} from '../../sources/packageFiles';
import {engineExecutor} from '../engine';

/**
 * Sass cannot parse without compiling, so code that fails only because something is undefined counts as well
 * formed.
 */
const NOT_SYNTAX = /^(?:Undefined|Can't find stylesheet|There is no module|The target selector)/;

const run = createEngine(async () => readPackageFiles(process.cwd(), 'bootstrap', 'scss'));

export const execute = engineExecutor(run, async (text) => {
  const {error} = await run({
    language: 'scss',
    files: [{name: 'style.scss', text}],
    previous: [],
    setup: {},
  });
  return {output: '', ...(error && !NOT_SYNTAX.test(error.message) && {error})};
});
