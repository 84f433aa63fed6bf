import type {Git} from '../context';
import {GitError} from '../errors';
import {mergeTrees} from '../mergeTrees';
import {readOptions} from '../options';
import {compareTrees, short} from '../compareTrees';
import {printSummary} from '../stat';
import {subject} from '../printCommit';
import {printLong} from '../printStatus';
import {readStatus} from '../status';
import type {Repo} from '../repo';
import {requireCommit, resolveCommit} from '../revisions';
import {type Commit, sameEntry} from '../store';
import {announcement, commit} from './commit';
import {abort, applyMerge, conflictNote} from './merge';

interface Replay {
  readonly mode: 'revert' | 'cherry-pick';
  /** The side of a merge that counts as what was there before. */
  readonly parent: string | undefined;
  readonly noCommit: boolean;
  /** For the log of HEAD; the name of the command if missing. */
  readonly action?: string;
}

function revertedName({oid, parents}: Commit, parent: string | undefined): string {
  return parents.length > 1 ? `${oid}, reversing\nchanges made to ${parent}` : oid;
}

/** Takes the change of one commit, or its opposite, over to the present branch. */
async function replay(
  git: Git,
  repo: Repo,
  picked: Commit,
  {mode, parent: parentOid, noCommit, action = mode}: Replay,
): Promise<void> {
  const head = await requireCommit(repo, 'HEAD');
  const parent = await repo.tree(parentOid);
  const own = await repo.tree(picked.oid);
  const ours = await repo.tree(head);
  const [base, theirs] = mode === 'revert' ? [own, parent] : [parent, own];
  const title = `${short(picked.oid)} (${subject(picked)})`;
  const label = mode === 'revert' ? `parent of ${title}` : title;
  const merged = await mergeTrees(repo, base, ours, theirs, ['HEAD', label]);
  await applyMerge(repo, ours, merged);
  const message =
    mode === 'revert'
      ? `Revert "${subject(picked)}"\n\nThis reverts commit ${revertedName(picked, parentOid)}.\n`
      : picked.message;
  if (merged.messages.length > 0) {
    git.print(...merged.messages);
  }
  if (merged.hasConflict) {
    await repo.setNote(mode === 'revert' ? 'REVERT_HEAD' : 'CHERRY_PICK_HEAD', `${picked.oid}\n`);
    await repo.setNote('MERGE_MSG', `${message}${conflictNote(merged)}`);
    throw new GitError(
      `error: could not ${mode === 'revert' ? 'revert' : 'apply'} ${short(picked.oid)}... ${subject(picked)}\nhint: After resolving the conflicts, mark them with\nhint: "git add/rm <pathspec>", then run\nhint: "git ${mode} --continue".\nhint: You can instead skip this commit with "git ${mode} --skip".\nhint: To abort and get back to the state before "git ${mode}",\nhint: run "git ${mode} --abort".`,
    );
  }
  if (noCommit) {
    return;
  }
  const staged = await repo.staged();
  const changed = [...new Set([...staged.keys(), ...ours.keys()])].some(
    (path) => !sameEntry(staged.get(path), ours.get(path)),
  );
  if (!changed) {
    if (mode === 'cherry-pick') {
      await repo.setNote('CHERRY_PICK_HEAD', `${picked.oid}\n`);
      await repo.setNote('MERGE_MSG', message);
    }
    throw new GitError(
      (await nothingLeft(git, repo)) + (mode === 'cherry-pick' ? `\n${EMPTY_PICK}` : ''),
    );
  }
  const author = mode === 'cherry-pick' ? picked.author : undefined;
  const oid = await repo.commit({
    tree: await repo.store.writeTree(staged),
    parents: [head],
    message,
    author,
  });
  await repo.moveHead(oid, `${action}: ${message.split('\n')[0]}`);
  const done = await repo.store.readCommit(oid);
  const changes = await compareTrees(repo.store, ours, staged);
  git.print(
    ...(await announcement(repo, done, {shown: true})),
    ...(await printSummary(repo.store, changes)),
  );
}

const EMPTY_PICK = `The previous cherry-pick is now empty, possibly due to conflict resolution.
If you wish to commit it anyway, use:

    git commit --allow-empty

Otherwise, please use 'git cherry-pick --skip'`;

async function nothingLeft(git: Git, repo: Repo): Promise<string> {
  return (await printLong(repo, await readStatus(repo), git.show(repo))).join('\n');
}

export async function revert(git: Git, words: readonly string[]): Promise<void> {
  await replayAll(git, words, 'revert');
}

export async function cherryPick(git: Git, words: readonly string[]): Promise<void> {
  await replayAll(git, words, 'cherry-pick');
}

/** A commit of a rebase, with a parent at most. */
export async function pick(git: Git, repo: Repo, picked: Commit, action: string): Promise<void> {
  const [parent] = picked.parents;
  await replay(git, repo, picked, {
    mode: 'cherry-pick',
    parent,
    noCommit: false,
    action,
  });
}

async function replayAll(
  git: Git,
  words: readonly string[],
  mode: 'revert' | 'cherry-pick',
): Promise<void> {
  const {has, value, rest} = readOptions(
    words,
    '--no-edit -n --no-commit --abort --continue',
    '-m --mainline',
  );
  const repo = await git.repo();
  const note = mode === 'revert' ? 'REVERT_HEAD' : 'CHERRY_PICK_HEAD';
  if (has('--abort')) {
    await abort(
      repo,
      note,
      `error: no cherry-pick or revert in progress\nfatal: ${mode} failed`,
      await repo.head(),
    );
    return;
  }
  if (has('--continue')) {
    await commit(git, []);
    return;
  }
  if ((await repo.conflicts()).length > 0) {
    throw new GitError(
      `error: ${mode === 'revert' ? 'Reverting' : 'Cherry-picking'} is not possible because you have unmerged files.
hint: Fix them up in the work tree, and then use 'git add/rm <file>'
hint: as appropriate to mark resolution and make a commit.
fatal: ${mode} failed`,
      128,
    );
  }
  if (rest.length === 0) {
    throw new GitError(`usage: git ${mode} <commit>...`, 129);
  }
  for (const word of rest) {
    const oid = await resolveCommit(repo, word);
    if (oid === undefined) {
      throw new GitError(`fatal: bad revision '${word}'`, 128);
    }
    const picked = await repo.store.readCommit(oid);
    const line = value('-m', '--mainline');
    if (picked.parents.length > 1 && line === undefined) {
      throw new GitError(
        `error: commit ${oid} is a merge but no -m option was given.\nfatal: ${mode} failed`,
        128,
      );
    }
    const parent = picked.parents[Number(line ?? 1) - 1];
    await replay(git, repo, picked, {mode, parent, noCommit: has('-n', '--no-commit')});
  }
}
