import {GitError, UnknownOption} from './errors';

interface Options {
  readonly has: (...names: readonly string[]) => boolean;
  readonly value: (...names: readonly string[]) => string | undefined;
  readonly values: (...names: readonly string[]) => readonly string[];
  readonly rest: readonly string[];
  /** What stands after `--`; undefined without it. */
  readonly paths: readonly string[] | undefined;
}

/**
 * Reads the words of a command.
 * @param flags such as `-q --quiet`; `-<number>` for a word such as `-3`, which stays in `rest`
 * @param valued that take a value, such as `-m --message`
 * @param unknown the error for an option that is none of these
 */
export function readOptions(
  words: readonly string[],
  flags: string,
  valued = '',
  unknown = unknownOption,
): Options {
  const knownFlags = flags.split(' ');
  const isNumber = (word: string) => knownFlags.includes('-<number>') && /^-\d+$/.test(word);
  const knownValues = valued.split(' ').filter(Boolean);
  const seen: [string, string][] = [];
  const rest: string[] = [];
  let paths: string[] | undefined;
  const queue = words.flatMap((word) => cluster(word, knownFlags, knownValues));
  for (let index = 0; index < queue.length; index += 1) {
    const word = queue[index]!;
    const [name = '', attached] = /^(--[\w-]+)=(.*)$/s.exec(word)?.slice(1) ?? [word];
    if (word === '--') {
      paths = queue.slice(index + 1);
      break;
    }
    if (knownValues.includes(name)) {
      const value = attached ?? queue[index + 1];
      if (value === undefined) {
        throw new GitError(`error: ${named(name)} requires a value`, 129);
      }
      seen.push([name, value]);
      index += attached === undefined ? 1 : 0;
    } else if (knownFlags.includes(word)) {
      seen.push([word, '']);
    } else if (/^-./.test(word) && !isNumber(word)) {
      throw unknown(word);
    } else {
      rest.push(word);
    }
  }
  const values = (...names: readonly string[]) =>
    seen.filter(([name]) => names.includes(name)).map(([, value]) => value);
  return {
    has: (...names) => seen.some(([name]) => names.includes(name)),
    values,
    value: (...names) => values(...names).at(-1),
    rest,
    paths,
  };
}

function unknownOption(word: string): GitError {
  return new UnknownOption(`error: unknown ${named(word)}\nusage: git --help`, optionOf(word));
}

/** `--sort=name` is `--sort`, and `-k5` is `-k`. */
function optionOf(word: string): string {
  return word.startsWith('--') ? word.replace(/=.*/s, '') : word.slice(0, 2);
}

function named(word: string): string {
  return word.startsWith('--') ? `option \`${word.slice(2)}'` : `switch \`${word.slice(1, 2)}'`;
}

/** `-am` is `-a -m`, and `-n3` is `-n 3`. */
function cluster(
  word: string,
  flags: readonly string[],
  valued: readonly string[],
): readonly string[] {
  if (!/^-[A-Za-z]./.test(word) || flags.includes(word) || valued.includes(word)) {
    return [word];
  }
  const first = word.slice(0, 2);
  const rest = word.slice(2);
  if (valued.includes(first)) {
    return [first, rest];
  }
  return flags.includes(first) ? [first, ...cluster(`-${rest}`, flags, valued)] : [word];
}
