import type {Git} from '../context';
import {GitError} from '../errors';
import {history} from '../history';
import {readOptions} from '../options';
import {compareTrees, short} from '../compareTrees';
import {subject} from '../printCommit';
import type {Repo} from '../repo';
import {previousBranch, requireCommit, resolveCommit} from '../revisions';
import {changeLetter} from '../status';
import {trackingLines} from '../tracking';
import {switchTrees} from '../switchTrees';
import {refusal} from '../../refusal';
import {checkName, createBranch} from './branch';
import {allTips} from './range';

export async function switchBranch(git: Git, words: readonly string[]): Promise<void> {
  const {has, value, rest} = readOptions(
    words,
    '-q --quiet -d --detach --no-track -t --track',
    '-c --create -C --force-create',
  );
  const repo = await git.repo();
  const created = value('-c', '--create', '-C', '--force-create');
  await refuseWhileMerging(repo);
  const quiet = has('-q', '--quiet');
  const isTracking = has('-t', '--track');
  if (rest.length > 1) {
    throw new GitError('fatal: only one reference expected', 128);
  }
  if (created !== undefined) {
    await switchToNew(git, repo, created, rest[0], {
      quiet,
      force: has('-C', '--force-create'),
      track: !has('--no-track'),
    });
    return;
  }
  const [name] = rest;
  if (isTracking) {
    await switchToTracking(git, repo, name, quiet);
    return;
  }
  if (name === undefined) {
    throw new GitError('fatal: missing branch or commit argument', 128);
  }
  const target = await targetOf(repo, name);
  if (target !== name && (await resolveCommit(repo, target)) === undefined) {
    throw new GitError('fatal: invalid reference: @{-1}', 128);
  }
  if (has('-d', '--detach')) {
    await detach(git, repo, target, quiet);
  } else if ((await repo.readRef(`refs/heads/${target}`)) !== undefined) {
    await switchTo(git, repo, target, quiet);
  } else if (!(await guessRemote(git, repo, target, quiet))) {
    if (target !== (await repo.branch())) {
      throw await notABranch(repo, target);
    }
    await switchTo(git, repo, target, quiet);
  }
}

/** `--track origin/topic` makes the branch `topic`, which follows that one. */
export async function switchToTracking(
  git: Git,
  repo: Repo,
  name: string | undefined,
  quiet: boolean,
): Promise<void> {
  if (name === undefined) {
    throw new GitError('fatal: --track needs a branch name', 128);
  }
  const [, own] = /^(?:refs\/)?(?:remotes\/)?[^/]+\/(.+)$/.exec(name) ?? [];
  if (own === undefined) {
    throw new GitError('fatal: missing branch name; try -c', 128);
  }
  const start = name.replace(/^(?:refs\/)?remotes\//, '');
  await switchToNew(git, repo, own, start, {quiet, force: false, track: true});
}

async function notABranch(repo: Repo, name: string): Promise<GitError> {
  const oid = await resolveCommit(repo, name);
  if (oid === undefined) {
    return new GitError(`fatal: invalid reference: ${name}`, 128);
  }
  const what = (await repo.readRef(`refs/remotes/${name}`))
    ? `remote branch '${name}'`
    : (await repo.readRef(`refs/tags/${name}`))
      ? `tag '${name}'`
      : `commit '${name}'`;
  return new GitError(
    `fatal: a branch is expected, got ${what}\nhint: If you want to detach HEAD at the commit, try again with the --detach option.`,
    128,
  );
}

/** The name that a reader gives, or the branch before for `-`. */
export async function targetOf(repo: Repo, name: string): Promise<string> {
  if (name !== '-' && name !== '@{-1}') {
    return name;
  }
  const before = await previousBranch(repo);
  if (before === undefined) {
    throw new GitError('fatal: invalid reference: @{-1}', 128);
  }
  return before;
}

/** `switch` refuses in the middle of a merge; the older `checkout` only while files are in conflict. */
async function refuseWhileMerging(repo: Repo): Promise<void> {
  for (const [note, doing, verb] of [
    ['MERGE_HEAD', 'merging', 'merge'],
    ['REVERT_HEAD', 'reverting', 'revert'],
    ['CHERRY_PICK_HEAD', 'cherry-picking', 'cherry-pick'],
  ] as const) {
    if ((await repo.note(note)) !== undefined) {
      throw new GitError(
        `fatal: cannot switch branch while ${doing}\nConsider "git ${verb} --quit" or "git worktree add".`,
        128,
      );
    }
  }
}

async function refuseWhileOpen(repo: Repo): Promise<void> {
  const open = await repo.conflicts();
  if (open.length > 0) {
    throw new GitError(
      `${open.map((path) => `${path}: needs merge`).join('\n')}\nerror: you need to resolve your current index first`,
    );
  }
}

export async function switchTo(git: Git, repo: Repo, name: string, quiet: boolean): Promise<void> {
  const current = await repo.branch();
  const head = await repo.head();
  if (name === current) {
    if (head !== undefined) {
      await repo.switchHead(name, head, `checkout: moving from ${name} to ${name}`);
    }
    if (!quiet) {
      git.print(...(await carried(repo)), `Already on '${name}'`);
      git.print(...(head ? await trackingLines(repo, name, head) : []));
    }
    return;
  }
  await refuseWhileOpen(repo);
  const oid = await repo.readRef(`refs/heads/${name}`);
  await switchTrees(repo, await repo.tree(head), await repo.tree(oid), 'checkout');
  const left = current ?? head ?? '';
  await repo.switchHead(name, oid, `checkout: moving from ${left} to ${name}`);
  if (quiet) {
    return;
  }
  git.print(...(await carried(repo)));
  if (current === undefined && head !== undefined && head !== oid) {
    git.print(...(await leftBehind(repo, head)));
  }
  git.print(`Switched to branch '${name}'`);
  git.print(...(oid ? await trackingLines(repo, name, oid) : []));
}

/** Commits that Git lists before it only counts the rest. */
const MOST_LISTED = 4;

/** A commit that no branch and no tag holds may get lost, of which Git warns. */
async function leftBehind(repo: Repo, head: string): Promise<readonly string[]> {
  const now = await repo.head();
  const tips = [...(await allTips(repo)), ...(now === undefined ? [] : [now])];
  const lost = await history(repo, [head], tips, {inGraph: false, paths: []});
  if (lost.length === 0) {
    const commit = await repo.store.readCommit(head);
    return [`Previous HEAD position was ${short(head)} ${subject(commit)}`];
  }
  if (lost.length > MOST_LISTED) {
    return [refusal('the warning of so many commits without a branch')];
  }
  const [commits, it] = lost.length === 1 ? ['1 commit', 'it'] : [`${lost.length} commits`, 'them'];
  return [
    `Warning: you are leaving ${commits} behind, not connected to`,
    'any of your branches:',
    '',
    ...lost.map((commit) => `  ${short(commit.oid)} ${subject(commit)}`),
    '',
    `If you want to keep ${it} by creating a new branch, this may be a good time`,
    'to do so with:',
    '',
    ` git branch <new-branch-name> ${short(head)}`,
    '',
  ];
}

/** Changes that came along, one line each. */
async function carried(repo: Repo): Promise<readonly string[]> {
  const head = await repo.tree(await repo.head());
  const staged = await repo.staged();
  const files = await repo.worktreeFiles(staged);
  const now = new Map([...files].filter(([path]) => staged.has(path)));
  const changes = await compareTrees(repo.store, head, now, false);
  return changes.map((change) => `${changeLetter(change)}\t${change.path}`);
}

export async function switchToNew(
  git: Git,
  repo: Repo,
  name: string,
  start: string | undefined,
  {
    quiet,
    force,
    track = true,
  }: {readonly quiet: boolean; readonly force: boolean; readonly track?: boolean},
): Promise<void> {
  const head = await repo.head();
  checkName(name);
  if (head === undefined && start === undefined) {
    await repo.switchHead(name, undefined, '');
  } else {
    if (start !== undefined && (await resolveCommit(repo, start)) === undefined) {
      throw new GitError(`fatal: invalid reference: ${start}`, 128);
    }
    const left = (await repo.branch()) ?? head ?? '';
    const target = start === undefined ? head! : await requireCommit(repo, start);
    if (start !== undefined) {
      await switchTrees(repo, await repo.tree(head), await repo.tree(target), 'checkout');
    }
    const printed = git.lines.length;
    await createBranch(git, repo, name, start ?? 'HEAD', {force, track});
    if (quiet) {
      git.lines.splice(printed);
    }
    await repo.switchHead(name, target, `checkout: moving from ${left} to ${name}`);
  }
  if (!quiet) {
    git.print(`Switched to a new branch '${name}'`);
  }
}

/** A name that only another repository has becomes a branch of its own that follows it. */
export async function guessRemote(
  git: Git,
  repo: Repo,
  name: string,
  quiet: boolean,
): Promise<boolean> {
  const remotes = (await repo.listRefs('refs/remotes')).filter(
    (ref) => ref.replace(/^[^/]+\//, '') === name,
  );
  const [found] = remotes;
  if (remotes.length !== 1 || found === undefined) {
    return false;
  }
  await switchToNew(git, repo, name, found, {quiet, force: false});
  return true;
}

export async function detach(
  git: Git,
  repo: Repo,
  revision: string,
  quiet: boolean,
  advice = false,
): Promise<void> {
  const oid = await requireCommit(repo, revision);
  const head = await repo.head();
  const current = await repo.branch();
  await refuseWhileOpen(repo);
  await switchTrees(repo, await repo.tree(head), await repo.tree(oid), 'checkout');
  await repo.switchHead(undefined, oid, `checkout: moving from ${current ?? head} to ${revision}`);
  if (quiet) {
    return;
  }
  git.print(...(await carried(repo)));
  if (current === undefined && head !== undefined && head !== oid) {
    git.print(...(await leftBehind(repo, head)));
  }
  if (advice && current !== undefined) {
    git.print(...detachedAdvice(revision));
  }
  git.print(`HEAD is now at ${short(oid)} ${subject(await repo.store.readCommit(oid))}`);
}

function detachedAdvice(revision: string): readonly string[] {
  return `Note: switching to '${revision}'.

You are in 'detached HEAD' state. You can look around, make experimental
changes and commit them, and you can discard any commits you make in this
state without impacting any branches by switching back to a branch.

If you want to create a new branch to retain commits you create, you may
do so (now or later) by using -c with the switch command. Example:

  git switch -c <new-branch-name>

Or undo this operation with:

  git switch -

Turn off this advice by setting config variable advice.detachedHead to false
`.split('\n');
}
