import type {Git} from '../context';
import {refusal} from '../../refusal';
import {GitError} from '../errors';
import {history} from '../history';
import {readOptions} from '../options';
import type {Repo} from '../repo';
import {aheadBehind, requireCommit, resolveCommit, upstreamOf} from '../revisions';
import {forceTree} from '../switchTrees';
import {finishMerge} from './commit';
import {pick} from './replay';

/** Puts the own commits on top of another line of history, one after the other. */
export async function rebaseOnto(
  git: Git,
  repo: Repo,
  onto: string,
  quiet: boolean,
  /** For the log: what was typed. */
  {name, action}: {readonly name: string; readonly action: string},
): Promise<void> {
  const head = await requireCommit(repo, 'HEAD');
  const branch = await repo.branch();
  const own = (await history(repo, [head], [onto], {inGraph: true, paths: []})).filter(
    ({parents}) => parents.length < 2,
  );
  await forceTree(repo, await repo.tree(onto));
  await repo.switchHead(undefined, onto, `${action} (start): checkout ${name}`);
  const printed = git.lines.length;
  try {
    for (const commit of own.toReversed()) {
      await pick(git, repo, commit, `${action} (pick)`);
    }
    const done = await repo.head();
    const where = branch === undefined ? done! : `refs/heads/${branch}`;
    await repo.switchHead(branch, done, `${action} (finish): returning to ${where}`);
    await repo.setBranch(done!);
  } catch (error) {
    git.lines.splice(printed);
    await forceTree(repo, await repo.tree(head));
    await repo.switchHead(branch, head, `${action} (abort): returning to ${branch ?? head}`);
    await finishMerge(repo);
    throw error instanceof GitError
      ? new GitError(
          `${refusal('git rebase of commits that meet the same lines')} Everything is as it was; use git merge.`,
        )
      : error;
  }
  git.lines.splice(printed);
  if (!quiet) {
    git.print(`Successfully rebased and updated refs/heads/${branch}.`);
  }
}

export async function rebase(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest} = readOptions(words, '-q --quiet --abort --continue --skip');
  const repo = await git.repo();
  // A rebase that meets the same lines is refused before it begins, so none is ever in progress.
  if (has('--abort', '--continue', '--skip')) {
    throw new GitError('fatal: No rebase in progress?', 128);
  }
  const branch = await repo.branch();
  const upstream = branch === undefined ? undefined : await upstreamOf(repo, branch);
  const name = rest[0] ?? upstream?.shown;
  if (name === undefined) {
    throw new GitError(noUpstream(branch));
  }
  const onto = await resolveCommit(repo, name);
  if (onto === undefined) {
    throw new GitError(`fatal: invalid upstream '${name}'`, 128);
  }
  const head = await requireCommit(repo, 'HEAD');
  const [, behind] = await aheadBehind(repo, head, onto);
  if (behind === 0) {
    git.print(...(has('-q', '--quiet') ? [] : [`Current branch ${branch} is up to date.`]));
    return;
  }
  await rebaseOnto(git, repo, onto, has('-q', '--quiet'), {name, action: 'rebase'});
}

function noUpstream(branch: string | undefined): string {
  return `There is no tracking information for the current branch.
Please specify which branch you want to rebase against.
See git-rebase(1) for details.

    git rebase '<branch>'

If you wish to set tracking information for this branch you can do so with:

    git branch --set-upstream-to=<remote>/<branch> ${branch ?? 'HEAD'}
`;
}
