import type {Git} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';

/** `git clean -n` and `-f`: files that are in no commit and not ignored. */
export async function clean(git: Git, words: readonly string[]): Promise<void> {
  const {has} = readOptions(words, '-n --dry-run -f --force -q --quiet');
  const repo = await git.repo();
  const isTrial = has('-n', '--dry-run');
  if (!isTrial && !has('-f', '--force')) {
    throw new GitError(
      'fatal: clean.requireForce defaults to true and neither -i, -n, nor -f given; refusing to clean',
      128,
    );
  }
  const staged = await repo.staged();
  const files = [...(await repo.worktreeFiles(staged)).keys()];
  // A folder that holds nothing else is left: only -d removes folders.
  const untracked = files.filter(
    (path) =>
      !staged.has(path) &&
      (!path.includes('/') || hasNeighbour(path.slice(0, path.lastIndexOf('/') + 1), staged)),
  );
  for (const path of untracked) {
    if (!isTrial) {
      await repo.removeFile(path);
    }
    if (isTrial || !has('-q', '--quiet')) {
      git.print(`${isTrial ? 'Would remove' : 'Removing'} ${path}`);
    }
  }
}

function hasNeighbour(folder: string, staged: ReadonlyMap<string, unknown>): boolean {
  return [...staged.keys()].some((path) => path.startsWith(folder));
}
