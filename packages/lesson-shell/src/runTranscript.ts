import {CLEAR_SCREEN} from './prompt/clearScreen';
import {OUTPUT_LIMIT, type StopReason} from './limits';
import type {Shell, TypeOptions} from './shell';
import {type Entry, readTranscript, writeTranscript} from './transcript';

/** A transcript after its commands were typed. */
export interface TranscriptResult {
  /** The transcript with what was printed below each command. */
  readonly output: string;
  /** The limit that ended the run before the last command. */
  readonly stopped?: StopReason;
}

/** Types the commands of a transcript, and prints it with their results. */
export async function runTranscript(
  shell: Shell,
  text: string,
  options?: TypeOptions,
): Promise<TranscriptResult> {
  const parts: {entry: Entry; printed: string}[] = [];
  let length = 0;
  for (const entry of readTranscript(text)) {
    const {text, stopped} = await shell.type(entry.command, options);
    // A transcript keeps what was on the screen.
    const printed = text.replaceAll(CLEAR_SCREEN, '');
    parts.push({entry, printed});
    length += printed.length;
    const limit = stopped ?? (length > OUTPUT_LIMIT ? 'output' : undefined);
    if (limit !== undefined) {
      return {output: writeTranscript(parts).slice(0, OUTPUT_LIMIT), stopped: limit};
    }
  }
  return {output: writeTranscript(parts).slice(0, OUTPUT_LIMIT)};
}
