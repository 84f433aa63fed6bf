import {hasPrompt, readTranscript} from '../transcript';

/** What becomes of a text that is pasted at the prompt. */
export interface Pasted {
  /** Lines that are typed and sent, in their order. */
  readonly sent: readonly string[];
  /** What stands at the prompt afterwards, with the cursor before `after`. */
  readonly line: string;
}

/**
 * A paste of several lines sends all but the last, which waits for Enter unless a line break follows it, as
 * in a terminal. Of a transcript only the typed lines are taken, without their prompts.
 */
export function readPaste(text: string, before: string, after: string): Pasted {
  const plain = text.replaceAll(/\r\n?/g, '\n');
  const isTranscript = before.trim() === '' && hasPrompt(plain);
  const typed = isTranscript
    ? readTranscript(plain)
        .map(({command}) => command)
        .join('\n') + (plain.endsWith('\n') ? '\n' : '')
    : plain;
  const lines = (before + typed).split('\n');
  return {sent: lines.slice(0, -1), line: lines.at(-1)! + after};
}
