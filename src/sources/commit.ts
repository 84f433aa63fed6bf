import {execFileSync} from 'node:child_process';

/** The commit that the sources are at, shortened; undefined where there is no repository. */
export function currentCommit(root: string): string | undefined {
  return fromGit(root, 'rev-parse', '--short=12', 'HEAD');
}

/** The day of that commit, such as `2026-11-23`, so that its build is the same on any later day. */
export function commitDay(root: string): string | undefined {
  return fromGit(root, 'log', '-1', '--format=%cs');
}

function fromGit(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
