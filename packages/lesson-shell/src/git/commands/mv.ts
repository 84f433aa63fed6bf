import {type Git, matching} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';

export async function mv(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest} = readOptions(words, '-f --force -v --verbose -n --dry-run');
  const repo = await git.repo();
  if (rest.length < 2) {
    throw new GitError('usage: git mv [<options>] <source>... <destination>', 129);
  }
  const target = rest.at(-1) ?? '';
  const intoFolder =
    (await repo.files.exists(git.path(target))) &&
    (await repo.files.stat(git.path(target))).isDirectory;
  const staged = new Map(await repo.staged());
  for (const word of rest.slice(0, -1)) {
    const from = git.inRepo(repo, word);
    const to = git.inRepo(
      repo,
      intoFolder ? `${target.replace(/\/$/, '')}/${word.split('/').at(-1)}` : target,
    );
    const moved = matching(staged.keys(), from);
    if (moved.length === 0) {
      const there = await repo.files.exists(git.path(word));
      throw new GitError(
        `fatal: ${there ? 'not under version control' : 'bad source'}, source=${from}, destination=${to}`,
        128,
      );
    }
    if ((await repo.files.exists(`${repo.worktree}/${to}`)) && !has('-f', '--force')) {
      throw new GitError(`fatal: destination exists, source=${from}, destination=${to}`, 128);
    }
    if (has('-v', '--verbose', '-n', '--dry-run')) {
      git.print(`Renaming ${from} to ${to}`);
    }
    await repo.files.mv(`${repo.worktree}/${from}`, `${repo.worktree}/${to}`);
    for (const path of moved) {
      staged.set(to + path.slice(from.length), staged.get(path)!);
      staged.delete(path);
    }
  }
  await repo.saveStaged(staged);
}
