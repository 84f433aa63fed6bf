import type {Repo} from './repo';
import {aheadBehind, upstreamOf} from './revisions';

/** How a branch stands to the one it follows. */
export async function trackingLines(
  repo: Repo,
  branch: string,
  head: string,
): Promise<readonly string[]> {
  const upstream = await upstreamOf(repo, branch);
  if (!upstream) {
    return [];
  }
  const other = await repo.readRef(upstream.ref);
  if (other === undefined) {
    return [
      `Your branch is based on '${upstream.shown}', but the upstream is gone.`,
      '  (use "git branch --unset-upstream" to fixup)',
    ];
  }
  const [ahead, behind] = await aheadBehind(repo, head, other);
  const commits = (count: number) => `${count} commit${count === 1 ? '' : 's'}`;
  if (ahead === 0 && behind === 0) {
    return [`Your branch is up to date with '${upstream.shown}'.`];
  }
  if (behind === 0) {
    return [
      `Your branch is ahead of '${upstream.shown}' by ${commits(ahead)}.`,
      '  (use "git push" to publish your local commits)',
    ];
  }
  if (ahead === 0) {
    return [
      `Your branch is behind '${upstream.shown}' by ${commits(behind)}, and can be fast-forwarded.`,
      '  (use "git pull" to update your local branch)',
    ];
  }
  return [
    `Your branch and '${upstream.shown}' have diverged,`,
    `and have ${ahead} and ${behind} different commits each, respectively.`,
    '  (use "git pull" to merge the remote branch into yours)',
  ];
}
