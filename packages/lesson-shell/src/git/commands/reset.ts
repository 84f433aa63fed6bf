import {finishMerge} from './commit';
import {type Git, matching} from '../context';
import {readOptions} from '../options';
import {compareTrees} from '../compareTrees';
import type {Repo} from '../repo';
import {ambiguous, requireCommit, resolveCommit} from '../revisions';
import {changeLetter} from '../status';
import {forceTree} from '../switchTrees';
import type {Changes} from './restore';

export async function reset(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest, paths} = readOptions(words, '--soft --mixed --hard -q --quiet');
  const repo = await git.repo();
  const [first] = rest;
  const oid = first === undefined ? undefined : await resolveCommit(repo, first);
  const named = [...rest.slice(oid === undefined ? 0 : 1), ...(paths ?? [])];
  if (named.length > 0) {
    await unstage(git, repo, named, oid ?? (await repo.head()));
    return;
  }
  const head = await repo.head();
  if (oid === undefined && first === undefined && head === undefined) {
    await repo.saveStaged(new Map());
    return;
  }
  const target = oid ?? (await requireCommit(repo, 'HEAD'));
  await repo.setNote('ORIG_HEAD', `${head}\n`);
  await repo.moveHead(target, `reset: moving to ${first ?? 'HEAD'}`);
  await finishMerge(repo);
  if (has('--soft')) {
    return;
  }
  const tree = await repo.tree(target);
  if (has('--hard')) {
    await forceTree(repo, tree);
    if (!has('-q', '--quiet')) {
      const commit = await repo.store.readCommit(target);
      git.print(`HEAD is now at ${target.slice(0, 7)} ${commit.message.split('\n')[0]}`);
    }
    return;
  }
  await repo.saveStaged(tree);
  if (!has('-q', '--quiet')) {
    await printUnstaged(git, repo);
  }
}

async function unstage(
  git: Git,
  repo: Repo,
  words: readonly string[],
  oid: string | undefined,
): Promise<void> {
  const tree = await repo.tree(oid);
  const staged = await repo.staged();
  const changes: Changes = new Map();
  for (const word of words) {
    const path = git.inRepo(repo, word);
    const found = matching(new Set([...tree.keys(), ...staged.keys()]), path);
    if (found.length === 0 && path !== '') {
      throw ambiguous(word);
    }
    for (const name of found) {
      changes.set(name, tree.get(name));
    }
  }
  await repo.stage(changes);
  await printUnstaged(git, repo);
}

async function printUnstaged(git: Git, repo: Repo): Promise<void> {
  const staged = await repo.staged();
  const files = await repo.worktreeFiles(staged);
  const tracked = new Map([...files].filter(([path]) => staged.has(path)));
  const changes = await compareTrees(repo.store, staged, tracked, false);
  if (changes.length > 0) {
    git.print('Unstaged changes after reset:');
    git.print(...changes.map((change) => `${changeLetter(change)}\t${change.path}`));
  }
}
