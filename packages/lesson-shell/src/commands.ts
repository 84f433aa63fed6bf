import {type CustomCommand, defineCommand} from 'just-bash';
import type {Clock} from './clock';
import type {Screen} from './colours';
import type {LessonFiles} from './files';
import {builtins} from './coreutils/builtins';
import {completedCommands} from './coreutils/completed';
import {grepCommand} from './coreutils/grep';
import {lsCommand} from './coreutils/ls';
import {mkdirCommand} from './coreutils/mkdir';
import {realpathCommand} from './coreutils/realpath';
import {rmCommand} from './coreutils/rm';
import {RUNNERS, runnerCommands} from './coreutils/runners';
import {sortCommand} from './coreutils/sort';
import {OWN_TESTS, testCommands} from './coreutils/test';
import {transferCommand} from './coreutils/transfer';
import {wcCommand} from './coreutils/wc';
import {diffCommand} from './diffCommand';
import {gitCommand} from './git';
import {refusal} from './refusal';
import {CLEAR_SCREEN} from './prompt/clearScreen';
import {SCRIPT_RUNNERS} from './scriptRunners';
import {scriptCommands} from './scripts';
import {MISTAKES} from './terminal';

/** Programs of a usual system that this terminal leaves out. */
const ELSEWHERE =
  'apt apt-get arch b2sum base32 bc bg chgrp chown cksum cmp csplit dd df diff3 dir dircolors disown du factor fg fmt free gawk getopt groups hash kill locate logger logname lsblk lscpu man mawk mkfifo mktemp nano nice nohup nproc numfmt pathchk pgrep ping pkill pr ps ptx script sdiff sha224sum sha384sum sha512sum shasum shred shuf ssh stdbuf stty su sudo sum suspend sync times top truncate tsort tty ulimit umask uptime users vdir vi vim w wall watch wget whereis who zip'.split(
    ' ',
  );

/** Others that are left out, with what serves instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  trap: 'Type what it would run as the last command.',
  yes: 'A loop prints a line several times: for n in 1 2 3; do echo y; done',
};

const NOT_FOUND_EXIT_CODE = 127;
const TIMEOUT_EXIT_CODE = 125;

const failed = (message: string) => ({stdout: '', stderr: `${message}\n`, exitCode: 1});
const ok = (stdout: string) => ({stdout, stderr: '', exitCode: 0});

/** Commands of just-bash that no usual system has. */
const UNKNOWN = ['html-to-markdown', 'xan'];

/** What the shell knows of itself. */
interface Machine {
  readonly files: LessonFiles;
  readonly clock: Clock;
  readonly home: string;
  /** What was typed so far. */
  readonly typed: readonly string[];
  /** How long just-bash lets a command run. */
  readonly limits: object;
  readonly screen: Screen;
}

/** Names that stand among the commands but are not for the reader. */
const HIDDEN = new Set([
  ...ELSEWHERE,
  ...Object.keys(INSTEAD),
  ...UNKNOWN,
  ...Object.keys(MISTAKES),
  ...Object.values(RUNNERS),
  ...Object.values(SCRIPT_RUNNERS),
  ...Object.values(OWN_TESTS),
  'folders-with-spaces',
  'folders-without-match',
  'timeout:bare',
  'wait:pid',
]);

/** Commands that bash itself has, beside the programs in its folders. */
const OF_BASH =
  'cd command declare eval exec exit export local read return set shift source test type unset'.split(
    ' ',
  );

/** The commands that a reader can type, in their order. */
export function commandNames(programs: readonly string[]): readonly string[] {
  return [...new Set([...programs.filter((name) => !HIDDEN.has(name)), ...OF_BASH])].sort();
}

/** What `id` prints, by its option. */
const IDENTITY: Readonly<Record<string, string>> = {
  '': 'uid=1000(student) gid=1000(student) groups=1000(student)',
  '-u': '1000',
  '-g': '1000',
  '-G': '1000',
  '-un': 'student',
  '-gn': 'student',
  '-Gn': 'student',
};

/** All lines that were typed, or the last ones. */
function history(typed: readonly string[], [count = String(typed.length), ...more]: string[]) {
  if (count.startsWith('-')) {
    return failed(refusal(`history ${count}`));
  }
  if (!/^\d+$/.test(count)) {
    return failed(`bash: history: ${count}: numeric argument required`);
  }
  if (more.length > 0) {
    return failed('bash: history: too many arguments');
  }
  const first = Math.max(0, typed.length - Number(count));
  const line = (text: string, index: number) =>
    `${String(first + index + 1).padStart(5)}  ${text}\n`;
  return ok(typed.slice(first).map(line).join(''));
}

/** Commands that just-bash lacks, has in a form of its own, or that would tell of another machine. */
export function commands(machine: Machine): readonly CustomCommand[] {
  const {files, clock, home, typed, limits, screen} = machine;
  const runBuiltin = builtins(files, limits);
  return [
    ...Object.entries(MISTAKES).map(([name, message]) =>
      defineCommand(name, async () => failed(message)),
    ),
    defineCommand('folders-without-match', async () =>
      failed(refusal('a pattern for folders where there are none')),
    ),
    defineCommand('folders-with-spaces', async () =>
      failed(refusal('a pattern for folders whose names contain spaces')),
    ),
    ...Object.entries(INSTEAD).map(([name, advice]) =>
      defineCommand(name, async () => failed(`${refusal(name)} ${advice}`)),
    ),
    defineCommand('timeout:bare', async () => ({
      ...failed("Try 'timeout --help' for more information."),
      exitCode: TIMEOUT_EXIT_CODE,
    })),
    defineCommand('jobs', async () => ok('')),
    // Nothing runs in the background here.
    defineCommand('wait:pid', async ([pid = '']) =>
      /^\d+$/.test(pid)
        ? {
            ...failed(`bash: wait: pid ${pid} is not a child of this shell`),
            exitCode: NOT_FOUND_EXIT_CODE,
          }
        : failed(refusal(`wait ${pid}`)),
    ),
    ...runnerCommands(),
    ...scriptCommands(files),
    ...completedCommands(files, runBuiltin),
    ...ELSEWHERE.map((name) => defineCommand(name, async () => failed(refusal(name)))),
    ...UNKNOWN.map((name) =>
      defineCommand(name, async () => ({
        ...failed(`bash: ${name}: command not found`),
        exitCode: NOT_FOUND_EXIT_CODE,
      })),
    ),
    ...['grep', 'egrep', 'fgrep'].map((name) => grepCommand(name, runBuiltin, screen)),
    ...testCommands(runBuiltin),
    mkdirCommand(files),
    realpathCommand(files),
    sortCommand(files),
    wcCommand(files),
    gitCommand(files, clock, home, screen),
    diffCommand(files),
    lsCommand(files, screen),
    rmCommand(files),
    transferCommand(files, 'cp'),
    transferCommand(files, 'mv'),
    defineCommand('history', async (words) => history(typed, words)),
    defineCommand('clear', async (_, {env}) => ok(screen.isColouredFor(env) ? CLEAR_SCREEN : '')),
    defineCommand('whoami', async () => ok('student\n')),
    defineCommand('hostname', async () => ok('lesson\n')),
    defineCommand('id', async ([option = '', ...more]) =>
      Object.hasOwn(IDENTITY, option) && more.length === 0
        ? ok(`${IDENTITY[option]}\n`)
        : failed(refusal(`id ${[option, ...more].join(' ')}`)),
    ),
    defineCommand('uname', async (options) =>
      ok(options.includes('-a') ? 'Linux lesson 6.8.0 x86_64 GNU/Linux\n' : 'Linux\n'),
    ),
    ...['less', 'more'].map((name) =>
      defineCommand(name, async (options, {exec, cwd}) => {
        const files = options.map((option) => `'${option.replaceAll("'", String.raw`'\''`)}'`);
        return await exec!(`cat ${files.join(' ')}`, {cwd});
      }),
    ),
  ];
}
