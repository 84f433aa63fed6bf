import {createScriptRunner} from '../frame/scriptRunner';

export const runner = createScriptRunner(async (file) => file);
