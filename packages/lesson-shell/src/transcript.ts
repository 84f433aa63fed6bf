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
  if (!lines.some((line) => line.startsWith(PROMPT) || line === '$')) {
    return lines.filter(isCommand).map(toEntry);
  }
  const entries: Entry[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    if (!line.startsWith(PROMPT)) {
      continue;
    }
    const shown = [line];
    let command = line.slice(PROMPT.length);
    while (isUnfinished(command) && lines[index + 1]?.startsWith(CONTINUATION)) {
      index += 1;
      shown.push(lines[index]!);
      command += `\n${lines[index]!.slice(CONTINUATION.length)}`;
    }
    entries.push({shown, command, blankAfter: blankLinesAfter(lines, index)});
  }
  return entries;
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
  const next = lines.findIndex((line, index) => index > from && line.startsWith(PROMPT));
  let count = 0;
  while (next >= 0 && lines[next - 1 - count]?.trim() === '') {
    count += 1;
  }
  return count;
}

/** An open quote, a here-document, a loop or a line that ends with a backslash goes on. */
function isUnfinished(command: string): boolean {
  const heredoc = /<<-?\s*(['"]?)(\w+)\1/.exec(command);
  if (heredoc) {
    const body = command.split('\n').slice(1);
    return !body.some((line) => line.trim() === heredoc[2]);
  }
  const bare = command.replaceAll(/\\./gs, '').replaceAll(/'[^']*'|"[^"]*"/g, '');
  const opened = bare.match(/(?:^|[;&|\n]\s*)(?:for|while|until|if|case)\b/g)?.length ?? 0;
  const closed = bare.match(/(?:^|[;&|\n]\s*)(?:done|fi|esac)\b/g)?.length ?? 0;
  return /['"]/.test(bare) || command.endsWith('\\') || opened > closed;
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
