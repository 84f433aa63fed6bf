interface RunError {
  readonly message: string;
  readonly line?: number;
  readonly file?: string;
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

interface Ended {
  /** The files that ran; errors without a file belong to the first one. */
  readonly ran?: readonly NamedText[];
  readonly result?: {readonly error?: RunError; readonly stopped?: string};
  readonly errors: readonly RunError[];
}

export interface LineError {
  readonly line: number;
  readonly message: string;
}

/** The errors of one file, and the text that they refer to. */
export interface FileErrors {
  readonly text: string;
  readonly errors: readonly LineError[];
}

/** The errors of a run that name a line, by file. */
export function lineErrors({ran = [], result, errors}: Ended): ReadonlyMap<string, FileErrors> {
  const all = result?.stopped ? [] : [...(result?.error ? [result.error] : []), ...errors];
  const found = new Map<string, FileErrors>();
  for (const {line, message, file = ran[0]?.name} of all) {
    const text = ran.find(({name}) => name === file)?.text;
    if (file !== undefined && line !== undefined && text !== undefined) {
      const before = found.get(file)?.errors ?? [];
      found.set(file, {text, errors: [...before, {line, message}]});
    }
  }
  return found;
}
