import {type Git, matching} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';
import type {Repo} from '../repo';
import {resolveCommit} from '../revisions';
import type {Tree, TreeEntry} from '../store';

export type Changes = Map<string, TreeEntry | undefined>;

export async function restore(git: Git, words: readonly string[]): Promise<void> {
  const {
    has,
    value,
    rest,
    paths = [],
  } = readOptions(words, '-S --staged -W --worktree -q --quiet', '-s --source');
  const repo = await git.repo();
  const source = value('-s', '--source');
  const toIndex = has('-S', '--staged');
  const toFiles = has('-W', '--worktree') || !toIndex;
  const named = [...rest, ...paths];
  if (named.length === 0) {
    throw new GitError('fatal: you must specify path(s) to restore', 128);
  }
  const from = await restoreSource(repo, source, toIndex);
  const staged = await repo.staged();
  const changes: Changes = new Map();
  for (const word of named) {
    const path = git.inRepo(repo, word);
    const found = matching(new Set([...from.keys(), ...staged.keys()]), path);
    if (found.length === 0) {
      throw new GitError(`error: pathspec '${word}' did not match any file(s) known to git`);
    }
    for (const name of found) {
      changes.set(name, from.get(name));
    }
  }
  if (toFiles) {
    for (const [path, entry] of changes) {
      await (entry ? repo.writeFile(path, entry) : repo.removeFile(path));
    }
  }
  if (toIndex) {
    await repo.stage(changes);
  }
}

async function restoreSource(
  repo: Repo,
  source: string | undefined,
  toIndex: boolean,
): Promise<Tree> {
  if (source !== undefined) {
    const oid = await resolveCommit(repo, source);
    if (oid === undefined) {
      throw new GitError(`fatal: could not resolve '${source}'`, 128);
    }
    return await repo.tree(oid);
  }
  return toIndex ? await repo.tree(await repo.head()) : await repo.staged();
}
