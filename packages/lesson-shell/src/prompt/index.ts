// What a prompt in a page needs besides the shell: plain functions that neither load it nor know of it.
export {completeLine, type Completion, inColumns} from './completion';
export {type Recall, recall} from './history';
export {type Pasted, readPaste} from './paste';
export {type Colour, type Look, readSgr, type Run, withoutSgr} from './sgr';
export {isUnfinished, readTranscript} from '../transcript';
export {CLEAR_SCREEN} from './clearScreen';
