import './buffer';

export {OUTPUT_LIMIT, type StopReason} from './limits';
export {runTranscript, type TranscriptResult} from './runTranscript';
export {type Printed, Shell} from './shell';
export {type Entry, readTranscript, writeTranscript} from './transcript';
