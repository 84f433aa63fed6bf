import {OUTPUT_LIMIT, type StopReason} from './limits';
import type {Shell} from './shell';
import {type Entry, readTranscript, writeTranscript} from './transcript';

/** A transcript after its commands were typed. */
export interface TranscriptResult {
  /** The transcript with what was printed below each command. */
  readonly output: string;
  /** The limit that ended the run before the last command. */
  readonly stopped?: StopReason;
}

/** Types the commands of a transcript, and prints it with their results. */
export async function runTranscript(shell: Shell, text: string): Promise<TranscriptResult> {
  const parts: {entry: Entry; printed: string}[] = [];
  let length = 0;
  for (const entry of readTranscript(text)) {
    const {text: printed, stopped} = await shell.type(entry.command);
    parts.push({entry, printed});
    length += printed.length;
    const limit = stopped ?? (length > OUTPUT_LIMIT ? 'output' : undefined);
    if (limit !== undefined) {
      return {output: writeTranscript(parts).slice(0, OUTPUT_LIMIT), stopped: limit};
    }
  }
  return {output: writeTranscript(parts).slice(0, OUTPUT_LIMIT)};
}
