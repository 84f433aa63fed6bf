import type {Git} from '../context';
import {refusal} from '../../refusal';
import {GitError} from '../errors';
import {history} from '../history';
import {readOptions} from '../options';
import {short} from '../compareTrees';
import type {Repo} from '../repo';
import {aheadBehind, requireCommit, resolveCommit, upstreamOf} from '../revisions';
import {forceTree} from '../switchTrees';
import {finishMerge} from './commit';
import {cherryPick} from './replay';

/** Puts the own commits on top of another line of history, one after the other. */
export async function rebaseOnto(
  git: Git,
  repo: Repo,
  onto: string,
  quiet: boolean,
): Promise<void> {
  const head = await requireCommit(repo, 'HEAD');
  const branch = await repo.branch();
  const own = (await history(repo, [head], [onto], {inGraph: true, paths: []})).filter(
    ({parents}) => parents.length < 2,
  );
  await forceTree(repo, await repo.tree(onto));
  await repo.moveHead(onto, `rebase (start): checkout ${short(onto)}`);
  const printed = git.lines.length;
  try {
    for (const {oid} of own.toReversed()) {
      await cherryPick(git, [oid]);
    }
  } catch (error) {
    git.lines.splice(printed);
    await forceTree(repo, await repo.tree(head));
    await repo.moveHead(head, 'rebase (abort)');
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
  await rebaseOnto(git, repo, onto, has('-q', '--quiet'));
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
