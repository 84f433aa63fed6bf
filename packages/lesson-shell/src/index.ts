import './buffer';

export {OUTPUT_LIMIT, type StopReason} from './limits';
export {runTranscript, type TranscriptResult} from './runTranscript';
export {type Printed, Shell} from './shell';
export type {Completion} from './prompt';
export {type Entry, readTranscript, withCommands, writeTranscript} from './transcript';
