import {createScriptRunner} from '../frame/scriptRunner';

/** Types are removed but not checked; `npm run test:examples` checks them. */
export const runner = createScriptRunner(async ({name, text}) => {
  const {compileModule, readSucraseError} = await import('../frame/sucrase');
  try {
    return {name, text: compileModule(text, ['typescript'])};
  } catch (error) {
    return {error: readSucraseError(error)};
  }
});
