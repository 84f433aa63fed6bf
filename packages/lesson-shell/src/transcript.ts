/** One command of a transcript. */
export interface Entry {
  /** As it is shown, the prompt included. */
  readonly shown: readonly string[];
  readonly command: string;
  /** Blank lines that the author left before the next command. */
  readonly blankAfter: number;
}

const PROMPT = '$ ';
const CONTINUATION = '> ';

/** Reads the typed lines; what is between them is the result of an earlier run. */
export function readTranscript(text: string): readonly Entry[] {
  const lines = text.split('\n');
  if (!hasPrompt(text)) {
    return lines.filter(isCommand).map(toEntry);
  }
  const entries: Entry[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    if (!line.startsWith(PROMPT)) {
      continue;
    }
    const typed = [line.slice(PROMPT.length)];
    const first = index;
    const isDone = ender(typed);
    while (!isDone() && lines[index + 1]?.startsWith(CONTINUATION)) {
      index += 1;
      typed.push(lines[index]!.slice(CONTINUATION.length));
    }
    const shown = lines.slice(first, index + 1);
    entries.push({shown, command: typed.join('\n'), blankAfter: blankLinesAfter(lines, index)});
  }
  return entries;
}

/** Whether a text says by the sign of the prompt which of its lines are typed. */
export function hasPrompt(text: string): boolean {
  return /^\$(?: |$)/m.test(text);
}

/** A transcript with further commands typed after its last, whose results are not known. */
export function withCommands(text: string, commands: readonly string[]): string {
  const before = hasPrompt(text) ? [text] : readTranscript(text).map(({shown}) => shown.join('\n'));
  const typed = commands.map((command) => PROMPT + command.split('\n').join(`\n${CONTINUATION}`));
  return [...before, ...typed].join('\n');
}

/** Whether a shell would ask for more: a quotation, a loop or a text for `<<` is still open. */
export function isUnfinished(command: string): boolean {
  const typed: string[] = [];
  const isDone = ender(typed);
  let isOver = true;
  for (const line of command.split('\n')) {
    typed.push(line);
    isOver = isDone();
  }
  return !isOver;
}

/** Without a single prompt, every line is typed: a reader need not write the sign. */
function isCommand(line: string): boolean {
  return line.trim() !== '' && !line.startsWith('#');
}

function toEntry(line: string): Entry {
  return {shown: [PROMPT + line], command: line, blankAfter: 0};
}

/** Blank lines before the next prompt; what follows the last command ends with it. */
function blankLinesAfter(lines: readonly string[], from: number): number {
  let count = 0;
  for (let index = from + 1; index < lines.length; index += 1) {
    if (lines[index]!.startsWith(PROMPT)) {
      return count;
    }
    count = lines[index]!.trim() === '' ? count + 1 : 0;
  }
  return 0;
}

/** What can end a command that goes on over several lines. */
const CLOSING = /['"]|\b(?:done|fi|esac)\b/;

/** Tells whether the lines typed so far are a whole command; each is read once, as there may be many. */
function ender(typed: readonly string[]): () => boolean {
  let delimiter: string | undefined;
  let wasBroken = false;
  return () => {
    const line = typed.at(-1)!;
    if (delimiter !== undefined) {
      return line.trim() === delimiter;
    }
    if (typed.length > 1 && !wasBroken && !CLOSING.test(line) && !line.includes('<<')) {
      return false;
    }
    wasBroken = /(?:\\|\||&&)$/.test(line.trimEnd());
    if (wasBroken) {
      return false;
    }
    const command = typed.join('\n');
    delimiter = /<<-?\s*(['"]?)(\w+)\1/.exec(command)?.[2];
    return delimiter === undefined ? !isOpen(command) : false;
  };
}

/** Whether a quotation or a loop goes on. */
function isOpen(command: string): boolean {
  const bare = command.replaceAll(/\\./gs, '').replaceAll(/'[^']*'|"[^"]*"/g, '');
  const opened = bare.match(/(?:^|[;&|\n]\s*)(?:for|while|until|if|case)\b/g)?.length ?? 0;
  const closed = bare.match(/(?:^|[;&|\n]\s*)(?:done|fi|esac)\b/g)?.length ?? 0;
  return /['"]/.test(bare) || opened > closed;
}

/** The transcript with what was printed in place of what was there. */
export function writeTranscript(
  parts: readonly {readonly entry: Entry; readonly printed: string}[],
): string {
  return parts
    .flatMap(({entry, printed}) => {
      const result = printed.replace(/\n+$/, '');
      return [
        ...entry.shown,
        ...(result === '' ? [] : result.split('\n')),
        ...Array<string>(entry.blankAfter).fill(''),
      ];
    })
    .join('\n');
}
