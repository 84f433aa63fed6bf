import type {Git} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';

/** Names the files that `.gitignore` leaves out; fails when it leaves out none. */
export async function checkIgnore(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest, paths = []} = readOptions(words, '-q --quiet');
  const asked = [...rest, ...paths];
  if (asked.length === 0) {
    throw new GitError('fatal: no path specified', 128);
  }
  const repo = await git.repo();
  const staged = await repo.staged();
  const ignored: string[] = [];
  for (const word of asked) {
    const path = git.inRepo(repo, word);
    const full = `${repo.worktree}/${path}`;
    const isFolder = (await repo.files.exists(full)) && (await repo.files.stat(full)).isDirectory;
    if (!staged.has(path) && (await repo.isIgnored(isFolder ? `${path}/` : path))) {
      ignored.push(word);
    }
  }
  if (ignored.length === 0) {
    throw new GitError('');
  }
  git.print(...(has('-q', '--quiet') ? [] : ignored));
}
