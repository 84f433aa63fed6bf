import {type CustomCommand, type ExecResult, defineCommand} from 'just-bash';
import type {Screen} from '../colours';
import {refusal} from '../refusal';
import {isOneStream} from '../terminal';
import type {RunBuiltin} from './builtins';
import {paintGrep} from './paintGrep';

const USAGE = 'Usage: grep [OPTION]... PATTERNS [FILE]...';
const ADVICE = "Try 'grep --help' for more information.";
/** One letter or class, any number of times: just-bash stops at the empty text that it finds. */
const STARRED = /^(\[[^\]]+\]|\\?[^\\])\*$/;
const VALUED = /^-\w*[ABCmef]$/;

interface Call {
  readonly flags: readonly string[];
  readonly patterns: readonly string[];
  readonly names: readonly string[];
}

/** `grep`: what just-bash lacks are several patterns, `-H`, `-s`, and GNU's names of files and messages. */
export function grepCommand(name: string, runBuiltin: RunBuiltin, screen: Screen): CustomCommand {
  return defineCommand(name, async (words, context) => {
    if (words.includes('--help') || words.includes('--version')) {
      return {stdout: '', stderr: `${refusal(`${name} ${words[0]}`)}\n`, exitCode: 2};
    }
    const {flags, patterns, names} = readCall(words);
    if (patterns.length === 0) {
      return {stdout: '', stderr: `${USAGE}\n${ADVICE}\n`, exitCode: 2};
    }
    const own = flags.filter((flag) => flag !== '-H' && flag !== '-s');
    const isRecursive = own.some((flag) => /^(?:-r|-R|--recursive)$/.test(flag));
    const {cwd, fs} = context;
    const isThere = async (place: string) => await fs.exists(fs.resolvePath(cwd, place));
    if (isRecursive && !(await Promise.all(names.map(isThere))).every(Boolean)) {
      return {stdout: '', stderr: `${refusal(`${name} -r with a missing file`)}\n`, exitCode: 2};
    }
    const searched = isRecursive && names.length === 0 ? ['.'] : names;
    const shown = flags.includes('-H') ? [...searched, '/dev/null'] : searched;
    const search = async (options: readonly string[], places: readonly string[]) => {
      const joint = joined(patterns, own, name);
      const pattern = own.includes('-o') ? joint.replace(STARRED, '$1$1*') : joint;
      return await runBuiltin(name, [...options, '-e', pattern, '--', ...places], context);
    };
    const result = await search(own, shown);
    const isLost = /^grep: (.+): No such file/m.exec(result.stderr)?.[1];
    if (own.includes('-o') && isLost !== undefined && (await isThere(isLost))) {
      return {
        stdout: '',
        stderr: `${refusal('grep -o with a pattern that may be empty')}\n`,
        exitCode: 2,
      };
    }
    const stderr = messages(result, patterns, flags);
    const asGnu = (text: string) => (isRecursive && names.includes('.') ? below(text, own) : text);
    const hasNames = !own.includes('-h') && (isRecursive || shown.length > 1);
    const stdout = screen.isColouredFor(context.env)
      ? await paintGrep(asGnu(result.stdout), {
          flags: own,
          hasNames,
          paint: screen.paintFor(context.env),
          search: async (options) => asGnu((await search(options, shown)).stdout),
        })
      : asGnu(result.stdout);
    return isOneStream(context.env)
      ? {
          ...result,
          ...(await inOrder(stdout, stderr, searched, async (places) => await search(own, places))),
        }
      : {...result, stdout, stderr};
  });
}

/** GNU's grep complains of a file when it comes to it, before what it finds in the files after that one. */
async function inOrder(
  stdout: string,
  stderr: string,
  searched: readonly string[],
  search: (places: readonly string[]) => Promise<ExecResult>,
): Promise<Pick<ExecResult, 'stdout' | 'stderr'>> {
  const lines = linesOf(stdout);
  const rest: string[] = [];
  let isBefore = 0;
  for (const message of linesOf(stderr)) {
    const index = searched.findIndex((name) => message.startsWith(`grep: ${name}: `));
    if (index < 0) {
      rest.push(message);
    } else {
      const before = index === 0 ? '' : (await search(searched.slice(0, index))).stdout;
      lines.splice(linesOf(before).length + isBefore, 0, message);
      isBefore += 1;
    }
  }
  return {stdout: lines.join(''), stderr: rest.join('')};
}

const linesOf = (text: string): string[] => text.match(/.*\n|.+$/g) ?? [];

function readCall(words: readonly string[]): Call {
  const flags: string[] = [];
  const patterns: string[] = [];
  const names: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    if (word === '--') {
      names.push(...words.slice(index + 1));
      break;
    }
    if (VALUED.test(word) && words[index + 1] !== undefined) {
      index += 1;
      const letters = word.slice(1, -1);
      flags.push(...[...letters].map((letter) => `-${letter}`));
      if (word.endsWith('e')) {
        patterns.push(words[index]!);
      } else {
        flags.push(`-${word.at(-1)}`, words[index]!);
      }
    } else if (/^-[A-Za-z]+$/.test(word)) {
      flags.push(...[...word.slice(1)].map((letter) => `-${letter}`));
    } else if (/^-./.test(word)) {
      flags.push(word);
    } else {
      names.push(word);
    }
  }
  const first = patterns.length === 0 ? names.splice(0, 1) : [];
  return {flags, patterns: [...patterns, ...first], names};
}

function joined(patterns: readonly string[], flags: readonly string[], name: string): string {
  const isExtended = name === 'egrep' || flags.includes('-E') || flags.includes('-P');
  return patterns.join(isExtended ? '|' : String.raw`\|`);
}

/** GNU names what it finds below `.` with `./` in front. */
function below(stdout: string, flags: readonly string[]): string {
  return flags.includes('-h') ? stdout : stdout.replaceAll(/^(?!--$|\.\/)(?=.)/gm, './');
}

function messages(
  {stderr}: ExecResult,
  patterns: readonly string[],
  flags: readonly string[],
): string {
  if (/^grep: (?:unrecognized|invalid) option/.test(stderr)) {
    return `${stderr.trimEnd()}\n${USAGE}\n${ADVICE}\n`;
  }
  const isSilent = flags.includes('-s');
  return stderr
    .split('\n')
    .filter((line) => !isSilent || !line.endsWith('No such file or directory'))
    .map((line) =>
      line.startsWith('grep: invalid regular expression') ? wrongPattern(patterns) : line,
    )
    .join('\n');
}

function wrongPattern(patterns: readonly string[]): string {
  return patterns.some((pattern) => pattern.includes('('))
    ? String.raw`grep: Unmatched ( or \(`
    : 'grep: Invalid regular expression';
}
