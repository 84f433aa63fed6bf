import {execFileSync} from 'node:child_process';

/** The commit that the sources are at, shortened; undefined where there is no repository. */
export function currentCommit(root: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
