import {type CustomCommand, defineCommand} from 'just-bash';
import type {Clock} from '../clock';
import type {Paint, Screen} from '../colours';
import type {LessonFiles} from '../files';
import {blame} from './commands/blame';
import {branch} from './commands/branch';
import {checkout} from './commands/checkout';
import {switchBranch} from './commands/switch';
import {tag} from './commands/tag';
import {commit} from './commands/commit';
import {catFile, hashObject, lsFiles, reflog, revParse} from './commands/plumbing';
import {diff} from './commands/diff';
import {log} from './commands/log';
import {show} from './commands/show';
import {status} from './commands/status';
import {cherryPick, revert} from './commands/replay';
import {merge} from './commands/merge';
import {checkIgnore} from './commands/checkIgnore';
import {clean} from './commands/clean';
import {clone} from './commands/clone';
import {fetch} from './commands/fetch';
import {pull} from './commands/pull';
import {push} from './commands/push';
import {rebase} from './commands/rebase';
import {remote} from './commands/remote';
import {config, init} from './commands/setup';
import {add} from './commands/add';
import {mv} from './commands/mv';
import {reset} from './commands/reset';
import {restore} from './commands/restore';
import {revList} from './commands/revList';
import {rm} from './commands/rm';
import {stash} from './commands/stash';
import {Git} from './context';
import {GitError, UnknownOption} from './errors';
import {isRealOption} from './realOptions';
import {isCommand, suggestion} from './suggest';
import {refusal} from '../refusal';
import {isOnTerminal} from '../terminal';

type Run = (git: Git, words: readonly string[]) => Promise<void>;

const VERSION = 'git version 2.51.0';

const COMMANDS: Readonly<Record<string, Run>> = {
  add,
  blame,
  branch,
  'cat-file': catFile,
  'check-ignore': checkIgnore,
  checkout,
  clean,
  'cherry-pick': cherryPick,
  clone,
  commit,
  config,
  diff,
  fetch,
  'hash-object': hashObject,
  init,
  log,
  'ls-files': lsFiles,
  merge,
  mv,
  pull,
  push,
  reflog,
  rebase,
  remote,
  reset,
  restore,
  'rev-list': revList,
  'rev-parse': revParse,
  revert,
  rm,
  show,
  stage: add,
  stash,
  status,
  switch: switchBranch,
  tag,
};

/** The commands of Git in this terminal, for the Tab key. */
export const GIT_COMMANDS = Object.keys(COMMANDS);

/** Names beside those that Git itself lists; what this page leaves out is not called unknown. */
const BESIDE_GIT = ['gui', 'help', 'lfs'];

/** `git`, on the disk of the shell and with the clock of the lesson. */
export function gitCommand(
  files: LessonFiles,
  clock: Clock,
  home: string,
  screen: Screen,
): CustomCommand {
  return defineCommand('git', async (words, {cwd, env}) => {
    const paint = screen.paintFor(env);
    const git = new Git(files, clock, cwd, home, isOnTerminal(env), paint);
    try {
      await run(git, words);
      const lines = PRINTS_FILES.has(words[0] ?? '') ? git.lines : withHints(git.lines, paint);
      return {stdout: joined(lines), stderr: '', exitCode: 0};
    } catch (error) {
      if (!(error instanceof GitError)) {
        throw error;
      }
      const complaint = error.message === '' ? [] : [error.message];
      return {
        stdout: '',
        stderr: joined(withHints([...git.lines, ...complaint], paint)),
        exitCode: error.exitCode,
      };
    }
  });
}

/** Commands that print what stands in files, in which nothing is advice. */
const PRINTS_FILES = new Set(['cat-file', 'show']);

/** Advice is yellow, whatever command gives it. */
function withHints(lines: readonly string[], paint: Paint): readonly string[] {
  return lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (line.startsWith('hint:') ? paint('yellow', line) : line));
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

async function run(git: Git, words: readonly string[]): Promise<void> {
  const [first, second = ''] = words;
  if (first === '-C') {
    const folder = git.path(second);
    if (!(await git.files.exists(folder))) {
      throw new GitError(`fatal: cannot change to '${second}': No such file or directory`, 128);
    }
    git.cwd = folder;
    await run(git, words.slice(2));
  } else if (first === '-c') {
    const [key = '', value = 'true'] = second.split('=');
    git.overrides.set(key.toLowerCase(), value);
    await run(git, words.slice(2));
  } else if (first === '--no-pager' || first === '-P') {
    await run(git, words.slice(1));
  } else if (first === '--version' || first === 'version' || first === '-v') {
    git.print(VERSION);
  } else if (first === undefined || first === '--help') {
    git.print(
      'usage: git <command> [<options>]',
      '',
      `Commands in this page: ${Object.keys(COMMANDS).join(', ')}`,
    );
  } else {
    await runCommand(git, first, words.slice(1));
  }
}

async function runCommand(git: Git, name: string, words: readonly string[]): Promise<void> {
  if (words.includes('--help') || words.includes('-h')) {
    throw new GitError(refusal(`git ${name} --help`), 129);
  }
  const command = COMMANDS[name];
  if (command) {
    await command(git, words).catch((error: unknown) => {
      throw error instanceof UnknownOption && isRealOption(name, error.option)
        ? new GitError(refusal(`git ${name} ${error.option}`), error.exitCode)
        : error;
    });
    return;
  }
  const alias = await ((await git.find())?.setting(`alias.${name}`) ??
    git.userConfig.get(`alias.${name}`));
  if (alias !== undefined) {
    await run(git, [...aliasWords(alias), ...words]);
    return;
  }
  if (isCommand(name) || BESIDE_GIT.includes(name)) {
    throw new GitError(refusal(`git ${name}`));
  }
  throw new GitError(`git: '${name}' is not a git command. See 'git --help'.${suggestion(name)}`);
}

function aliasWords(alias: string): readonly string[] {
  return (alias.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) =>
    word.replaceAll(/^["']|["']$/g, ''),
  );
}
