import {type CustomCommand, defineCommand} from 'just-bash';
import type {LessonFiles} from '../files';
import {refusal} from '../refusal';
import {isOneStream} from '../terminal';

/** A call that cannot be carried out at all. */
class UsageError extends Error {}

/** What the real program can and this one cannot. */
class RefusedError extends Error {}

type Stdin = Parameters<Parameters<typeof defineCommand>[1]>[1]['stdin'];

interface Call {
  readonly has: (flag: string) => boolean;
  /** The values of an option that takes one. */
  readonly values: (flag: string) => readonly string[];
  readonly names: readonly string[];
  /** What is piped in. */
  readonly stdin: Stdin;
  /** Absolute path of a name as it was typed. */
  readonly resolve: (name: string) => string;
  /** Whether the answer that is piped in is a yes; at a prompt of a lesson nobody answers. */
  readonly isConfirmed: () => boolean;
  readonly env: ReadonlyMap<string, string>;
  readonly print: (text: string) => void;
  /** Prints an error and goes on; the exit code tells of it. */
  readonly complain: (message: string) => void;
}

interface Definition {
  readonly name: string;
  /** Letters of the options. */
  readonly flags: string;
  /** Letters of the options that take a value. */
  readonly valued?: string;
  /** Long options by the letter that means the same. */
  readonly long: Readonly<Record<string, string>>;
  /** Exit code of a call with a mistake. */
  readonly failure?: number;
  readonly work: (call: Call) => Promise<void>;
}

/** A command with the options and the exit codes of GNU’s. */
export function coreutil(files: LessonFiles, definition: Definition): CustomCommand {
  const {name, failure = 1, work} = definition;
  return defineCommand(name, async (words, {cwd, stdin, env}) => {
    let stdout = '';
    let stderr = '';
    let hasFailed = false;
    const inOrder = isOneStream(env);
    const answers = String(stdin).split('\n');
    try {
      const {flags, values, names} = readWords(words, definition);
      await work({
        has: (flag) => flags.includes(flag),
        values: (flag) => values.filter(([letter]) => letter === flag).map(([, value]) => value),
        stdin,
        names,
        env,
        resolve: (typed) => files.resolvePath(cwd, typed),
        isConfirmed: () => /^y/i.test(answers.shift() ?? ''),
        print: (text) => {
          stdout += text;
        },
        complain: (message) => {
          hasFailed = true;
          const line = `${name}: ${message}\n`;
          if (inOrder) {
            stdout += line;
          } else {
            stderr += line;
          }
        },
      });
    } catch (error) {
      if (error instanceof RefusedError) {
        return {stdout: '', stderr: `${error.message}\n`, exitCode: failure};
      }
      if (!(error instanceof UsageError)) {
        throw error;
      }
      hasFailed = true;
      stderr += `${name}: ${error.message}\nTry '${name} --help' for more information.\n`;
    }
    return {stdout, stderr, exitCode: hasFailed ? failure : 0};
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

interface Words {
  readonly flags: string;
  readonly values: readonly (readonly [string, string])[];
  readonly names: readonly string[];
}

function readWords(
  words: readonly string[],
  {name, flags: known, valued = '', long}: Definition,
): Words {
  const names: string[] = [];
  const values: [string, string][] = [];
  let flags = '';
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    if (word === '--') {
      names.push(...words.slice(index + 1));
      break;
    }
    if (word === '--help' || word === '--version') {
      throw new RefusedError(refusal(`${name} ${word}`));
    }
    if (word.startsWith('--')) {
      const letter = long[word.slice(2)];
      if (letter === undefined) {
        throw new UsageError(`unrecognized option '${word}'`);
      }
      flags += letter;
    } else if (!/^-./.test(word)) {
      names.push(word);
    } else {
      const at = [...word].findIndex((letter, place) => place > 0 && valued.includes(letter));
      const letters = word.slice(1, at < 0 ? undefined : at);
      const unknown = [...letters].find((letter) => !known.includes(letter));
      if (unknown !== undefined) {
        throw new UsageError(`invalid option -- '${unknown}'`);
      }
      flags += letters;
      if (at > 0) {
        const attached = word.slice(at + 1);
        index += attached === '' ? 1 : 0;
        values.push([word[at]!, requireValue(word[at]!, attached || words[index])]);
      }
    }
  }
  return {flags, values, names};
}

function requireValue(letter: string, value: string | undefined): string {
  if (value === undefined) {
    throw new UsageError(`option requires an argument -- '${letter}'`);
  }
  return value;
}
