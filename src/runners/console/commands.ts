import {type CustomCommand, defineCommand} from 'just-bash';
import type {Clock} from './clock';
import type {LessonFiles} from './files';
import {lsCommand} from './coreutils/ls';
import {rmCommand} from './coreutils/rm';
import {transferCommand} from './coreutils/transfer';
import {diffCommand} from './diffCommand';
import {gitCommand} from './git';

const ok = (stdout: string) => ({stdout, stderr: '', exitCode: 0});

/** What the shell knows of itself. */
interface Machine {
  readonly files: LessonFiles;
  readonly clock: Clock;
  readonly home: string;
  /** What was typed so far. */
  readonly typed: readonly string[];
}

/** Commands that just-bash lacks, has in a form of its own, or that would tell of another machine. */
export function commands({files, clock, home, typed}: Machine): readonly CustomCommand[] {
  return [
    gitCommand(files, clock, home),
    diffCommand(files),
    lsCommand(files),
    rmCommand(files),
    transferCommand(files, 'cp'),
    transferCommand(files, 'mv'),
    defineCommand('history', async () =>
      ok(typed.map((line, index) => `${String(index + 1).padStart(5)}  ${line}\n`).join('')),
    ),
    defineCommand('clear', async () => ok('')),
    defineCommand('whoami', async () => ok('student\n')),
    defineCommand('hostname', async () => ok('lesson\n')),
    defineCommand('id', async () =>
      ok('uid=1000(student) gid=1000(student) groups=1000(student)\n'),
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
