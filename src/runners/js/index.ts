import {createScriptRunner} from '../frame/scriptRunner';

/** Kilobytes of the console's document with its worker. */
const KILOBYTES = 15;

export const runner = createScriptRunner(KILOBYTES, async (file) => file);
