import {short} from './compareTrees';
import type {Repo} from './repo';
import {resolveCommit} from './revisions';

/** How Git names a HEAD that is on no branch: by what was checked out last. */
export async function detachedAt(
  repo: Repo,
  head: string,
): Promise<{readonly preposition: 'at' | 'from'; readonly name: string}> {
  const lines = ((await repo.note('logs/HEAD')) ?? '').split('\n');
  const last = lines.findLast((line) => line.includes('\tcheckout: moving from ')) ?? '';
  const [, oid = head, given = ''] = /^\S+ (\S+) .*moving from \S+ to (\S+)$/.exec(last) ?? [];
  const isNamed =
    (await repo.readRef(`refs/tags/${given}`)) !== undefined ||
    (await repo.readRef(`refs/remotes/${given}`)) !== undefined;
  const isSame = isNamed && (await resolveCommit(repo, given)) === oid;
  return {preposition: head === oid ? 'at' : 'from', name: isSame ? given : short(oid)};
}
