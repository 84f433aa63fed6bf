/** The compiler with a check that it lacks, as one chunk. */
export {compileModule, readSucraseError} from '../frame/sucrase';
export {checkTags} from './checkTags';
