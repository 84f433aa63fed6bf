import {type Git, matching} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {short} from '../compareTrees';
import type {Repo} from '../repo';
import type {TreeEntry} from '../store';
import {resolveCommit} from '../revisions';
import {detach, guessRemote, switchTo, switchToNew, switchToTracking, targetOf} from './switch';

/** The older command: `switch` and `restore` in one. */
export async function checkout(git: Git, words: readonly string[]): Promise<void> {
  const {has, value, rest, paths} = readOptions(
    words,
    '-q --quiet --detach --no-track -t --track --ours --theirs -d',
    '-b -B',
  );
  const repo = await git.repo();
  const quiet = has('-q', '--quiet');
  const created = value('-b', '-B');
  if (created !== undefined) {
    await switchToNew(git, repo, created, rest[0], {
      quiet,
      force: value('-B') !== undefined,
      track: !has('--no-track'),
    });
    return;
  }
  const [name] = rest;
  if (has('-t', '--track')) {
    await checkoutTracking(git, repo, name, quiet);
    return;
  }
  const target = name === undefined ? undefined : await targetOf(repo, name);
  const isBranch =
    target !== undefined && (await repo.readRef(`refs/heads/${target}`)) !== undefined;
  if (paths === undefined && rest.length === 1 && isBranch && !has('--detach', '-d')) {
    await switchTo(git, repo, target, quiet);
    return;
  }
  const oid = target === undefined ? undefined : await resolveCommit(repo, target);
  if (paths === undefined && rest.length === 1 && oid !== undefined) {
    await detach(git, repo, target!, quiet, true);
    return;
  }
  if (paths === undefined && rest.length === 1 && (await guessRemote(git, repo, target!, quiet))) {
    return;
  }
  if (has('--ours', '--theirs')) {
    await checkoutSide(git, repo, [...rest, ...(paths ?? [])], has('--ours') ? 2 : 3);
    return;
  }
  await checkoutFiles(git, repo, oid, {
    words: [...rest.slice(oid === undefined ? 0 : 1), ...(paths ?? [])],
    quiet: quiet || paths !== undefined,
  });
}

async function checkoutTracking(
  git: Git,
  repo: Repo,
  name: string | undefined,
  quiet: boolean,
): Promise<void> {
  const [, own] = /^[^/]+\/(.+)$/.exec(name ?? '') ?? [];
  if (own !== undefined && (await resolveCommit(repo, name!)) === undefined) {
    throw new GitError(
      `fatal: '${name}' is not a commit and a branch '${own}' cannot be created from it`,
      128,
    );
  }
  await switchToTracking(git, repo, name, quiet);
}

/** One side of a conflict. */
async function checkoutSide(
  git: Git,
  repo: Repo,
  words: readonly string[],
  stage: 2 | 3,
): Promise<void> {
  const sides = new Map(
    (await repo.index())
      .filter((entry) => entry.stage === stage)
      .map((entry) => [entry.path, entry]),
  );
  for (const word of words) {
    const found = matching(sides.keys(), git.inRepo(repo, word));
    if (found.length === 0) {
      throw new GitError(`error: pathspec '${word}' did not match any file(s) known to git`);
    }
    for (const path of found) {
      await repo.writeFile(path, sides.get(path)!);
    }
    git.print(`Updated ${found.length} path${found.length === 1 ? '' : 's'} from the index`);
  }
}

async function checkoutFiles(
  git: Git,
  repo: Repo,
  oid: string | undefined,
  {words, quiet}: {readonly words: readonly string[]; readonly quiet: boolean},
): Promise<void> {
  const from = oid === undefined ? await repo.staged() : await repo.tree(oid);
  const changes = new Map<string, TreeEntry>();
  for (const word of words) {
    const found = matching(from.keys(), git.inRepo(repo, word));
    if (found.length === 0) {
      throw new GitError(`error: pathspec '${word}' did not match any file(s) known to git`);
    }
    for (const path of found) {
      changes.set(path, from.get(path)!);
      await repo.writeFile(path, from.get(path)!);
    }
  }
  const count = `${changes.size} path${changes.size === 1 ? '' : 's'}`;
  if (oid !== undefined) {
    await repo.stage(changes);
  }
  if (!quiet) {
    git.print(`Updated ${count} from ${oid === undefined ? 'the index' : short(oid)}`);
  }
}
