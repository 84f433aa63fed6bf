import {createScriptRunner} from '../frame/scriptRunner';

/** Kilobytes of the console and of the compiler that strips the types. */
const KILOBYTES = 65;

/** Types are stripped, not checked: `npm run test:examples` checks them. */
export const runner = createScriptRunner(KILOBYTES, async ({name, text}) => {
  const {compileModule, readSucraseError} = await import('../frame/sucrase');
  try {
    return {name, text: compileModule(text, ['typescript'])};
  } catch (error) {
    return {error: readSucraseError(error)};
  }
});
