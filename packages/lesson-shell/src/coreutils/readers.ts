import type {ExecResult} from 'just-bash';
import {encoded} from './bytes';

// Programs that read one file after the other, and complain of a missing one when they come to it. just-bash
// complains at the end, or stops at that file.

/** Letters of the options that take a value, by program. */
const VALUED: Readonly<Record<string, string>> = {
  awk: 'Ffv',
  cat: '',
  cut: 'bcdf',
  fold: 'w',
  head: 'cn',
  join: '12aejotv',
  nl: 'bdfhilnsvw',
  rev: '',
  sed: 'ef',
  tail: 'cn',
  tee: '',
};

/** Programs whose first word is a script, unless an option gives one. */
const WITH_SCRIPT = new Set(['awk', 'sed']);

/** Programs that end at the first file that they cannot read, after part of their work. */
const STOPPING = new Set(['awk', 'join']);
/** Programs whose complaint of a folder is another one. */
const WITHOUT_FOLDERS = new Set(['awk', 'tee']);
const ASSIGNMENT = /^\w+=/;

/** Programs that write a heading above each of several files; `-v` writes it above a single one. */
const WITH_HEADINGS = new Set(['head', 'tail']);
const IN_PLACE = /^-\w*i|^--in-place/;

/** Calls the program with words in GNU's way. */
export type Run = (words: readonly string[]) => Promise<ExecResult>;

interface Call {
  readonly name: string;
  readonly words: readonly string[];
  readonly run: Run;
}

interface Question extends Call {
  readonly isThere: (typed: string) => Promise<boolean>;
  readonly isFolder: (typed: string) => boolean;
}

/** A call with several files, by their places among the words, of which some cannot be read. */
interface Reading extends Call {
  readonly files: readonly number[];
  readonly unread: ReadonlySet<number>;
}

/** A call with several files that cannot all be read, or what this terminal leaves out of it; undefined for any other call. */
export async function readingOf({
  isThere,
  isFolder,
  ...call
}: Question): Promise<Reading | 'folder' | 'missing file' | undefined> {
  const {name, words} = call;
  const files = filesAmong(name, words);
  if (WITHOUT_FOLDERS.has(name) && files.some((index) => isFolder(words[index]!))) {
    return 'folder';
  }
  if (files.length < 2 || words.some((word) => name === 'sed' && IN_PLACE.test(word))) {
    return undefined;
  }
  if (name !== 'cat' && files.some((index) => isFolder(words[index]!))) {
    return 'folder';
  }
  const unread = new Set<number>();
  for (const index of files) {
    if (isFolder(words[index]!) || !(await isThere(words[index]!))) {
      unread.add(index);
    }
  }
  if (unread.size > 0 && STOPPING.has(name)) {
    return unread.has(files[0]!) ? undefined : 'missing file';
  }
  return unread.size > 0 && name !== 'tee' ? {...call, files, unread} : undefined;
}

/** The places of the files among the words of a call; none for a program that is not listed above. */
function filesAmong(name: string, words: readonly string[]): readonly number[] {
  const valued = VALUED[name];
  if (valued === undefined) {
    return [];
  }
  const places: number[] = [];
  let hasScript = !WITH_SCRIPT.has(name);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    const option = /^-[A-Za-z]*([A-Za-z])$/.exec(word)?.[1];
    if (option !== undefined && valued.includes(option)) {
      hasScript = true;
      index += 1;
    } else if (!/^-./.test(word)) {
      if (hasScript && !(name === 'awk' && ASSIGNMENT.test(word))) {
        places.push(index);
      }
      hasScript = true;
    }
  }
  return places;
}

/** What a program prints and complains of, in the order of its files. */
export async function readInOrder(reading: Reading, isOneStream: boolean): Promise<ExecResult> {
  const {words, files, unread, run} = reading;
  const whole = await readUpTo(reading, words.length);
  let stdout = '';
  let stderr = '';
  let exitCode = 0;
  let place = 0;
  for (const index of unread) {
    const before = (await readUpTo(reading, index)).stdout;
    const next = whole.stdout.startsWith(before) ? Math.max(place, before.length) : place;
    const alone = await run(words.filter((_, at) => at === index || !files.includes(at)));
    const message = isOneStream ? alone.stderr : '';
    stdout += whole.stdout.slice(place, next);
    stdout += whole.stdoutKind === 'bytes' ? encoded(message) : message;
    stderr += isOneStream ? '' : alone.stderr;
    exitCode = alone.exitCode;
    place = next;
  }
  return {...whole, stdout: stdout + whole.stdout.slice(place), stderr, exitCode};
}

/** What a program prints of the files before one of its words. */
async function readUpTo(reading: Reading, end: number): Promise<ExecResult> {
  const {name, words, files, unread, run} = reading;
  const read = files.filter((index) => index < end && !unread.has(index));
  if (read.length === 0) {
    return {stdout: '', stderr: '', exitCode: 0};
  }
  const chosen = words.filter((_, index) => read.includes(index) || !files.includes(index));
  const hasHeadings = WITH_HEADINGS.has(name) && !words.includes('-q');
  return await run(hasHeadings ? ['-v', ...chosen] : chosen);
}
