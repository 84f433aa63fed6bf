import type {Git} from '../context';
import {refusal} from '../../refusal';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {aheadBehind, peel, upstreamOf} from '../revisions';
import {addressOf, remoteNames} from './address';
import {fetchFrom, readRefspec} from './fetch';
import {fetchedForMerge} from './fetchHead';
import {mergeInto} from './merge';
import {rebaseOnto} from './rebase';

const DIVERGED = `hint: You have divergent branches and need to specify how to reconcile them.
hint: You can do so by running one of the following commands sometime before
hint: your next pull:
hint:
hint:   git config pull.rebase false  # merge
hint:   git config pull.rebase true   # rebase
hint:   git config pull.ff only       # fast-forward only
hint:
hint: You can replace "git config" with "git config --global" to set a default
hint: preference for all repositories. You can also pass --rebase, --no-rebase,
hint: or --ff-only on the command line to override the configured default per
hint: invocation.
fatal: Need to specify how to reconcile divergent branches.`;

export async function pull(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest} = readOptions(
    words,
    '-q --quiet --rebase --no-rebase --ff-only --ff --no-ff --no-edit -r -p --prune',
  );
  const repo = await git.repo();
  const branch = await repo.branch();
  const followed = branch === undefined ? undefined : await upstreamOf(repo, branch);
  const upstream =
    followed && (await remoteNames(repo)).includes(followed.remote) ? followed : undefined;
  const [name = upstream?.remote, given] = rest;
  const quiet = has('-q', '--quiet');
  if (name === undefined || (rest.length < 2 && !upstream)) {
    throw new GitError(noTracking(branch, (await remoteNames(repo))[0] ?? '<remote>'));
  }
  if (rest.length > 2 || given?.includes(':')) {
    throw new GitError(`${refusal(`git pull ${rest.join(' ')}`)} Use git fetch, then git merge.`);
  }
  const target = given ?? upstream!.branch;
  const specs = rest.slice(1).map(readRefspec);
  const {lines} = await fetchFrom(git, repo, name, {prune: has('-p', '--prune'), specs});
  git.print(...(quiet ? [] : lines));
  const tip = (await fetchedForMerge(repo))?.[0]?.oid;
  const other = tip && (await peel(repo, tip));
  if (other === undefined) {
    throw new GitError(`fatal: couldn't find remote ref ${target}`);
  }
  const head = await repo.head();
  const rebaseSetting = await repo.setting('pull.rebase');
  const [ahead, behind] = head === undefined ? [0, 1] : await aheadBehind(repo, head, other);
  const diverged = ahead > 0 && behind > 0;
  const rebases = has('--rebase', '-r') || (rebaseSetting === 'true' && !has('--no-rebase'));
  const decided =
    has('--no-rebase', '--ff', '--no-ff') ||
    rebases ||
    rebaseSetting !== undefined ||
    (await repo.setting('pull.ff')) !== undefined;
  if (diverged && has('--ff-only')) {
    throw new GitError('fatal: Not possible to fast-forward, aborting.', 128);
  }
  if (diverged && !decided) {
    throw new GitError(DIVERGED, 128);
  }
  if (rebases && diverged) {
    await rebaseOnto(git, repo, other, quiet, {
      name: other,
      action: ['pull', ...words].join(' '),
    });
    return;
  }
  const address = await addressOf(repo, name);
  const into = branch === undefined || ['main', 'master'].includes(branch) ? '' : ` into ${branch}`;
  await mergeInto(git, repo, `${name}/${target}`, {
    quiet,
    oid: other,
    message: `Merge branch '${target}' of ${address.replace(/\.git$/, '')}${into}`,
    noFastForward: has('--no-ff'),
    action: ['pull', ...words].join(' '),
  });
}

function noTracking(branch: string | undefined, remoteName: string): string {
  return `There is no tracking information for the current branch.
Please specify which branch you want to merge with.
See git-pull(1) for details.

    git pull <remote> <branch>

If you wish to set tracking information for this branch you can do so with:

    git branch --set-upstream-to=${remoteName}/<branch> ${branch ?? 'HEAD'}
`;
}
