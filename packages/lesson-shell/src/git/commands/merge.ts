import type {Git} from '../context';
import {refusal} from '../../refusal';
import {GitError} from '../errors';
import {type MergedTrees, mergeTrees} from '../mergeTrees';
import {readOptions} from '../options';
import {compareTrees, short} from '../compareTrees';
import {printModes, printStat} from '../stat';
import type {Repo} from '../repo';
import {resolveCommit, upstreamOf} from '../revisions';
import type {Tree} from '../store';
import {forceTree, switchTrees} from '../switchTrees';
import {commit, finishMerge, unmergedText} from './commit';
import {fetchedForMerge} from './fetchHead';

export async function merge(git: Git, words: readonly string[]): Promise<void> {
  const {has, value, rest} = readOptions(
    words,
    '-q --quiet --no-edit --no-ff --ff --ff-only --abort --continue --squash --no-commit --stat',
    '-m --message',
  );
  const repo = await git.repo();
  if (has('--abort')) {
    await abort(repo, 'MERGE_HEAD', 'fatal: There is no merge to abort (MERGE_HEAD missing).');
    return;
  }
  if (has('--continue')) {
    if ((await repo.note('MERGE_HEAD')) === undefined) {
      throw new GitError('fatal: There is no merge in progress (MERGE_HEAD missing).', 128);
    }
    await commit(git, []);
    return;
  }
  const branch = await repo.branch();
  const upstream = branch === undefined ? undefined : await upstreamOf(repo, branch);
  const name = rest[0] ?? upstream?.shown;
  if (name === undefined) {
    throw new GitError('fatal: No remote for the current branch.', 128);
  }
  if (rest.length > 1) {
    throw new GitError(
      `${refusal('git merge of several branches at once')} Merge one after the other.`,
    );
  }
  const fetched = name === 'FETCH_HEAD' ? await fetchedForMerge(repo) : undefined;
  if (fetched && fetched.length > 1) {
    throw new GitError(`${refusal('git merge of several branches at once')} Fetch one of them.`);
  }
  if (fetched && fetched.length === 0) {
    git.print('Already up to date.');
    return;
  }
  await mergeInto(git, repo, name, {
    quiet: has('-q', '--quiet'),
    noFastForward: has('--no-ff'),
    onlyFastForward: has('--ff-only'),
    squash: has('--squash'),
    noCommit: has('--no-commit'),
    message: value('-m', '--message'),
    what: fetched?.[0]?.what,
    oid: fetched?.[0]?.oid,
  });
}

interface MergeOptions {
  readonly quiet?: boolean;
  readonly noFastForward?: boolean;
  readonly onlyFastForward?: boolean;
  readonly squash?: boolean;
  readonly noCommit?: boolean;
  readonly message?: string;
  /** What the log of HEAD calls it, when not `merge <name>`. */
  readonly action?: string;
  /** What the message names, when it is not what the name stands for. */
  readonly what?: string;
  /** The commit, when it is not what the name stands for. */
  readonly oid?: string;
}

export async function mergeInto(
  git: Git,
  repo: Repo,
  name: string,
  options: MergeOptions,
): Promise<void> {
  if ((await repo.note('MERGE_HEAD')) !== undefined) {
    throw new GitError(
      (await repo.conflicts()).length > 0
        ? await unmergedText(repo, 'Merging')
        : 'fatal: You have not concluded your merge (MERGE_HEAD exists).\nPlease, commit your changes before you merge.',
      128,
    );
  }
  const other = options.oid ?? (await resolveCommit(repo, name));
  if (other === undefined) {
    throw new GitError(`merge: ${name} - not something we can merge`, 1);
  }
  const head = await repo.head();
  const action = options.action ?? `merge ${name}`;
  const say = (...lines: readonly string[]) => {
    if (!options.quiet) {
      git.print(...lines);
    }
  };
  if (head === undefined) {
    await forceTree(repo, await repo.tree(other));
    await repo.moveHead(other, `${action}: Fast-forward`);
    return;
  }
  const base = await repo.store.mergeBase(head, other);
  if (base === other) {
    say('Already up to date.');
    return;
  }
  if (base === undefined) {
    throw new GitError('fatal: refusing to merge unrelated histories', 128);
  }
  await repo.setNote('ORIG_HEAD', `${head}\n`);
  if (base === head && options.squash) {
    await squashForward(repo, head, other, say);
  } else if (base === head && !options.noFastForward) {
    await fastForward(repo, action, head, other, say);
  } else if (options.onlyFastForward) {
    throw new GitError('fatal: Not possible to fast-forward, aborting.', 128);
  } else {
    await joinHistories(git, repo, name, {base, head, other}, options, say);
  }
}

type Say = (...lines: readonly string[]) => void;

async function fastForward(
  repo: Repo,
  action: string,
  head: string,
  other: string,
  say: Say,
): Promise<void> {
  const [before, after] = [await repo.tree(head), await repo.tree(other)];
  say(`Updating ${short(head)}..${short(other)}`);
  await switchTrees(repo, before, after, 'merge');
  await repo.moveHead(other, `${action}: Fast-forward`);
  say('Fast-forward', ...(await statOf(repo, before, after)));
}

/** `--squash` of a branch that is only ahead: its files, without its commits. */
async function squashForward(repo: Repo, head: string, other: string, say: Say): Promise<void> {
  const [before, after] = [await repo.tree(head), await repo.tree(other)];
  say(`Updating ${short(head)}..${short(other)}`);
  await switchTrees(repo, before, after, 'merge');
  await repo.setNote('MERGE_MSG', 'Squashed commit\n');
  say('Fast-forward', 'Squash commit -- not updating HEAD', ...(await statOf(repo, before, after)));
}

async function statOf(repo: Repo, before: Tree, after: Tree): Promise<readonly string[]> {
  const changes = await compareTrees(repo.store, before, after);
  return [...(await printStat(repo.store, changes, repo.paint)), ...printModes(changes)];
}

interface Commits {
  readonly base: string;
  readonly head: string;
  readonly other: string;
}

async function joinHistories(
  git: Git,
  repo: Repo,
  name: string,
  {base, head, other}: Commits,
  options: MergeOptions,
  say: Say,
): Promise<void> {
  const ours = await repo.tree(head);
  const merged = await mergeTrees(repo, await repo.tree(base), ours, await repo.tree(other), [
    'HEAD',
    name,
  ]);
  await applyMerge(repo, ours, merged);
  if (merged.hasConflict) {
    git.print(...merged.messages);
  } else {
    say(...merged.messages);
  }
  const message = options.message ?? (await mergeMessage(repo, name, options.what));
  if (options.squash) {
    say('Squash commit -- not updating HEAD');
    await repo.setNote('MERGE_MSG', 'Squashed commit\n');
  } else if (merged.hasConflict || options.noCommit) {
    await repo.setNote('MERGE_HEAD', `${other}\n`);
    await repo.setNote('MERGE_MSG', `${message}\n${conflictNote(merged)}`);
  }
  if (merged.hasConflict) {
    throw new GitError('Automatic merge failed; fix conflicts and then commit the result.');
  }
  if (options.squash || options.noCommit) {
    say('Automatic merge went well; stopped before committing as requested');
    return;
  }
  const oid = await repo.commit({
    tree: await repo.store.writeTree(await repo.staged()),
    parents: [head, other],
    message: `${message}\n`,
  });
  await repo.moveHead(
    oid,
    `${options.action ?? `merge ${name}`}: Merge made by the 'ort' strategy.`,
  );
  say("Merge made by the 'ort' strategy.", ...(await statOf(repo, ours, await repo.tree(oid))));
}

export function conflictNote({index}: MergedTrees): string {
  const paths = [...new Set(index.filter(({stage}) => stage > 0).map(({path}) => path))];
  return paths.length === 0
    ? ''
    : `\n# Conflicts:\n${paths.map((path) => `#\t${path}\n`).join('')}`;
}

/** Writes what a merge gives; refuses when a file that it changes is not committed. */
export async function applyMerge(
  repo: Repo,
  before: Tree,
  {files, index}: MergedTrees,
): Promise<void> {
  await switchTrees(repo, before, files, 'merge');
  const staged = await repo.staged();
  const touched = new Set(
    index.filter(({path, oid}) => before.get(path)?.oid !== oid).map(({path}) => path),
  );
  const kept = [...staged].filter(
    ([path]) =>
      !touched.has(path) && !index.some((entry) => entry.path === path && entry.stage > 0),
  );
  await repo.saveIndex([
    ...kept.map(([path, {oid, mode}]) => ({path, oid, mode, stage: 0 as const})),
    ...index.filter(
      ({path, stage}) =>
        stage > 0 || (touched.has(path) && !kept.some(([other]) => other === path)),
    ),
  ]);
}

async function mergeMessage(repo: Repo, name: string, given?: string): Promise<string> {
  const branch = await repo.branch();
  const isRemote = (await repo.readRef(`refs/remotes/${name}`)) !== undefined;
  const isBranch = (await repo.readRef(`refs/heads/${name}`)) !== undefined;
  const isTag = (await repo.readRef(`refs/tags/${name}`)) !== undefined;
  const what = isBranch ? 'branch' : isRemote ? 'remote-tracking branch' : isTag ? 'tag' : 'commit';
  const into =
    branch === undefined
      ? ' into HEAD'
      : ['main', 'master'].includes(branch)
        ? ''
        : ` into ${branch}`;
  return `Merge ${given ?? `${what} '${name}'`}${into}`;
}

export async function abort(
  repo: Repo,
  note: string,
  missing: string,
  target = 'HEAD',
): Promise<void> {
  if ((await repo.note(note)) === undefined) {
    throw new GitError(missing, 128);
  }
  const head = await repo.head();
  await forceTree(repo, await repo.tree(head));
  await repo.moveHead(head!, `reset: moving to ${target}`);
  await finishMerge(repo);
}
