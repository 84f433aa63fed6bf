import {
  type CustomCommand,
  type ExecResult,
  type ResolvedCommandContext,
  defineCommand,
  getCommandNames,
} from 'just-bash';
import type {LessonFiles} from '../files';
import {decoded} from './bytes';
import {refusal} from '../refusal';
import {isOneStream} from '../terminal';
import type {RunBuiltin} from './builtins';
import {gnuMessages} from './gnuMessages';
import {readInputs} from './input';
import {type Run, readInOrder, readingOf} from './readers';

/** Commands that run others, which must be the ones of the lesson. */
const LEFT_ALONE = new Set('alias bash env help history sh time timeout unalias xargs'.split(' '));

/** Options of GNU that just-bash has not, by the command. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  head: /^-(?:[nc]?-\d+|[nc]-)/,
  touch: /^(?:-[a-z]*[dtr]|--(?:date|reference))/,
};

/** Exit codes of programs that do not fail with the usual one. */
const FAILED: Readonly<Record<string, number>> = {awk: 2, sed: 2};

/** just-bash reads only the first of several files. */
const READS_ONE = new Set(['tac']);

/** What just-bash prints in other columns. */
const COLUMNS: Readonly<Record<string, (text: string, words: readonly string[]) => string>> = {
  uniq: (text, words) =>
    words.some((word) => /^-\w*c|^--count$/.test(word))
      ? text.replaceAll(/^ *(\d+) /gm, (_, number: string) => `${number.padStart(7)} `)
      : text,
  file: (text) =>
    text.replaceAll(/^(.+): cannot open \(No such/gm, "$1: cannot open `$1' (No such"),
  od: (text) => text.replaceAll(/^(\d{7}) {2}/gm, '$1 '),
};

/** The commands of just-bash with GNU's messages and columns. */
export function completedCommands(
  files: LessonFiles,
  runBuiltin: RunBuiltin,
): readonly CustomCommand[] {
  return getCommandNames()
    .filter((name) => !LEFT_ALONE.has(name))
    .map((name) =>
      defineCommand(name, async (words, context) => {
        const asked = words.find((word) => word === '--help' || word === '--version');
        if (asked !== undefined && name !== 'echo') {
          return failed(refusal(`${name} ${asked}`));
        }
        const refused =
          refusedWord(name, words) ?? (await refusedLetters(files, name, words, context));
        if (refused !== undefined) {
          return failed(refusal(`${name} ${refused}`));
        }
        const mistake = name === 'sed' ? sedMistake(words) : undefined;
        if (mistake !== undefined) {
          return failed(mistake);
        }
        const folders = await foldersAmong(files, context.cwd, words);
        const isFolder = (typed: string) => folders.has(typed);
        const run: Run = async (given) => {
          const result = await runBuiltin(name, prepared(name, given), context);
          const stdout = COLUMNS[name]?.(result.stdout, given) ?? result.stdout;
          return {
            ...result,
            exitCode: result.exitCode === 0 ? 0 : (FAILED[name] ?? result.exitCode),
            stdout,
            stderr: gnuMessages(name, result.stderr, {words: given, isFolder}),
          };
        };
        const isThere = async (typed: string) =>
          typed === '-' || (await files.exists(files.resolvePath(context.cwd, typed)));
        const reading = await readingOf({name, words, run, isThere, isFolder});
        if (typeof reading === 'string') {
          return failed(refusal(`${name} with a ${reading} among its files`));
        }
        if (reading) {
          return await readInOrder(reading, isOneStream(context.env));
        }
        const result = await run(words);
        const {stdout, stderr} = result;
        // `printf` complains of an argument when it comes to it, before the line is complete.
        return stderr.endsWith(': invalid number\n') && isOneStream(context.env)
          ? {...result, stdout: stderr + stdout, stderr: ''}
          : result;
      }),
    );
}

/** just-bash has no `-sd,` for paste, which needs a name there, and `ln file` makes the link in the present folder. */
function prepared(name: string, words: readonly string[]): readonly string[] {
  const names = words.filter((word) => !word.startsWith('-'));
  if (name === 'paste') {
    const apart = words.flatMap((word) => {
      const [, serial, delimiters] = /^-(s?)d(.+)$/.exec(word) ?? [];
      return delimiters === undefined ? [word] : [...(serial ? ['-s'] : []), '-d', delimiters];
    });
    return apart.some((word, index) => /^(?!-.)/.test(word) && apart[index - 1] !== '-d')
      ? apart
      : [...apart, '-'];
  }
  return name === 'ln' && names.length === 1
    ? [...words, `./${names[0]!.split('/').at(-1)}`]
    : words;
}

/** just-bash takes an `s` without its end for a complete one. */
function sedMistake(words: readonly string[]): string | undefined {
  const script = words.find((word) => !word.startsWith('-')) ?? '';
  const open = /^s([/|#,])(?:\\.|(?!\1).)*\1(?:\\.|(?!\1).)*$/.test(script);
  return open
    ? `sed: -e expression #1, char ${script.length}: unterminated \`s' command`
    : undefined;
}

function failed(message: string): ExecResult {
  return {stdout: '', stderr: `${message}\n`, exitCode: 1};
}

function refusedWord(name: string, words: readonly string[]): string | undefined {
  if (READS_ONE.has(name) && words.filter((word) => !word.startsWith('-')).length > 1) {
    return 'with several files';
  }
  if (
    name === 'ln' &&
    words.length > 1 &&
    !words.some((word) => /^-\w*s|^--symbolic$/.test(word))
  ) {
    return 'without -s';
  }
  const pattern = REFUSED[name];
  return (
    pattern &&
    words
      .map((word, index) => `${word}${words[index + 1] ?? ''}`)
      .find((pair) => pattern.test(pair))
  );
}

const ASTRAL = /[\u{10000}-\u{10ffff}]/u;

/** just-bash counts UTF-16 units where awk counts letters, and letters where `printf` counts bytes. */
async function refusedLetters(
  files: LessonFiles,
  name: string,
  words: readonly string[],
  {cwd, stdin}: ResolvedCommandContext,
): Promise<string | undefined> {
  const [format = '', ...values] = words;
  if (name === 'printf') {
    const isWide =
      /%-?\d+(?:\.\d+)?s/.test(format) && values.some((value) => /[^\0-\x7f]/.test(value));
    return isWide ? 'with a width and letters beyond ASCII' : undefined;
  }
  const program = words.find((word) => /\b(?:length|substr|index|match|printf)\b/.test(word));
  if (name !== 'awk' || program === undefined) {
    return undefined;
  }
  const names = words.slice(words.indexOf(program) + 1);
  const resolve = (typed: string) => files.resolvePath(cwd, typed);
  const inputs = await readInputs(files, names, resolve, decoded(stdin));
  return inputs.some(({text}) => ASTRAL.test(text)) ? 'with the lengths of emoji' : undefined;
}

async function foldersAmong(
  files: LessonFiles,
  cwd: string,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const folders = new Set<string>();
  for (const word of words) {
    const path = files.resolvePath(cwd, word);
    if ((await files.exists(path)) && (await files.stat(path)).isDirectory) {
      folders.add(word);
    }
  }
  return folders;
}
