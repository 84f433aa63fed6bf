import {type CustomCommand, defineCommand} from 'just-bash';
import type {Clock} from './clock';
import type {LessonFiles} from './files';
import {diffCommand} from './diffCommand';
import {gitCommand} from './git';

const ok = (stdout: string) => ({stdout, stderr: '', exitCode: 0});

/** Commands that just-bash lacks, or that would tell of another machine. */
export function commands(files: LessonFiles, clock: Clock, home: string): readonly CustomCommand[] {
  return [
    gitCommand(files, clock, home),
    diffCommand(files),
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
