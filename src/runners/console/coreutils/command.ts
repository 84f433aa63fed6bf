import {type CustomCommand, defineCommand} from 'just-bash';
import type {LessonFiles} from '../files';

/** A call that cannot be carried out at all. */
class UsageError extends Error {}

interface Call {
  readonly has: (flag: string) => boolean;
  readonly names: readonly string[];
  /** Absolute path of a name as it was typed. */
  readonly resolve: (name: string) => string;
  /** Whether the answer that is piped in is a yes; at a prompt of a lesson nobody answers. */
  readonly isConfirmed: () => boolean;
  readonly print: (text: string) => void;
  /** Prints an error and goes on; the exit code tells of it. */
  readonly complain: (message: string) => void;
}

interface Definition {
  readonly name: string;
  /** Letters of the options. */
  readonly flags: string;
  /** Long options by the letter that means the same. */
  readonly long: Readonly<Record<string, string>>;
  /** Exit code of a call with a mistake. */
  readonly failure?: number;
  readonly work: (call: Call) => Promise<void>;
}

/** A command with the options and the exit codes of GNU’s. */
export function coreutil(files: LessonFiles, definition: Definition): CustomCommand {
  const {name, failure = 1, work} = definition;
  return defineCommand(name, async (words, {cwd, stdin}) => {
    let stdout = '';
    let stderr = '';
    const answers = String(stdin).split('\n');
    try {
      const {flags, names} = readWords(words, definition);
      await work({
        has: (flag) => flags.includes(flag),
        names,
        resolve: (typed) => files.resolvePath(cwd, typed),
        isConfirmed: () => /^y/i.test(answers.shift() ?? ''),
        print: (text) => {
          stdout += text;
        },
        complain: (message) => {
          stderr += `${name}: ${message}\n`;
        },
      });
    } catch (error) {
      if (!(error instanceof UsageError)) {
        throw error;
      }
      stderr += `${name}: ${error.message}\nTry '${name} --help' for more information.\n`;
    }
    return {stdout, stderr, exitCode: stderr === '' ? 0 : failure};
  });
}

export function requireNames(names: readonly string[], least: number): void {
  if (names.length === 0) {
    throw new UsageError(`missing ${least > 1 ? 'file ' : ''}operand`);
  }
  if (names.length < least) {
    throw new UsageError(`missing destination file operand after '${names[0]}'`);
  }
}

function readWords(
  words: readonly string[],
  {flags: known, long}: Definition,
): {readonly flags: string; readonly names: readonly string[]} {
  const end = words.indexOf('--');
  const names = end < 0 ? [] : words.slice(end + 1);
  let flags = '';
  for (const word of end < 0 ? words : words.slice(0, end)) {
    if (word.startsWith('--')) {
      const letter = long[word.slice(2)];
      if (letter === undefined) {
        throw new UsageError(`unrecognized option '${word}'`);
      }
      flags += letter;
    } else if (/^-./.test(word)) {
      const unknown = [...word.slice(1)].find((letter) => !known.includes(letter));
      if (unknown !== undefined) {
        throw new UsageError(`invalid option -- '${unknown}'`);
      }
      flags += word.slice(1);
    } else {
      names.push(word);
    }
  }
  return {flags, names};
}
