import type {Repo} from '../repo';

/** A branch or tag of another repository, as `.git/FETCH_HEAD` notes it. */
export interface FetchedTip {
  readonly oid: string;
  /** `branch 'main' of /remotes/cake` */
  readonly what: string;
  readonly forMerge: boolean;
}

export async function noteFetched(repo: Repo, tips: readonly FetchedTip[]): Promise<void> {
  const inOrder = [...tips.filter((tip) => tip.forMerge), ...tips.filter((tip) => !tip.forMerge)];
  const lines = inOrder.map(
    ({oid, what, forMerge}) => `${oid}\t${forMerge ? '' : 'not-for-merge'}\t${what}\n`,
  );
  await repo.setNote('FETCH_HEAD', lines.join(''));
}

/** What `git merge FETCH_HEAD` would merge; undefined before the first fetch. */
export async function fetchedForMerge(repo: Repo): Promise<readonly FetchedTip[] | undefined> {
  const lines = (await repo.note('FETCH_HEAD'))?.split('\n').filter(Boolean);
  return lines
    ?.map((line) => line.split('\t'))
    .filter(([, mark]) => mark === '')
    .map(([oid = '', , what = '']) => ({oid, what, forMerge: true}));
}
