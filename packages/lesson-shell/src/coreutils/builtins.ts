import {Bash, type ExecResult, type ResolvedCommandContext} from 'just-bash';
import type {LessonFiles} from '../files';
import {NO_SECOND_WALL} from '../limits';

/** Runs a command of just-bash that one of our own commands completes. */
export type RunBuiltin = (
  name: string,
  words: readonly string[],
  context: ResolvedCommandContext,
) => Promise<ExecResult>;

/** A second shell on the same files, which has just-bash's commands as they are. */
export function builtins(files: LessonFiles, limits: object): RunBuiltin {
  const bash = new Bash({
    fs: files,
    cwd: '/',
    executionLimits: limits,
    defenseInDepth: NO_SECOND_WALL,
  });
  return async (name, words, {cwd, env, stdin}) => {
    const {stdout, stderr, exitCode, stdoutKind} = await bash.exec(name, {
      args: [...words],
      cwd,
      env: Object.fromEntries(env),
      stdin: String(stdin),
      stdinKind: 'bytes',
    });
    return {stdout, stderr: stderr.replace(`bash: ${name}: `, `${name}: `), exitCode, stdoutKind};
  };
}
