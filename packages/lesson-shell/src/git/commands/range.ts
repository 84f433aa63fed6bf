import type {Git} from '../context';
import type {Repo} from '../repo';
import {ambiguous, peel, requireCommit, resolveCommit} from '../revisions';

export function isIn(path: string, paths: readonly string[]): boolean {
  return (
    paths.length === 0 ||
    paths.some((wanted) => path === wanted || path.startsWith(`${wanted}/`) || wanted === '')
  );
}

interface Range {
  readonly from: readonly string[];
  readonly without: readonly string[];
  readonly paths: readonly string[];
}

/** Revisions, ranges as `a..b`, exclusions as `^a`, and paths. */
export async function readRange(
  git: Git,
  repo: Repo,
  words: readonly string[],
  after: readonly string[] | undefined,
): Promise<Range> {
  const from: string[] = [];
  const without: string[] = [];
  const paths = (after ?? []).map((word) => git.inRepo(repo, word));
  for (const word of words) {
    const [, a = '', dots, b = ''] = /^(.*?)(\.{2,3})(.*)$/.exec(word) ?? [];
    if (dots !== undefined) {
      const [left, right] = [
        await requireCommit(repo, a || 'HEAD'),
        await requireCommit(repo, b || 'HEAD'),
      ];
      const base = dots === '...' ? await repo.store.mergeBase(left, right) : left;
      from.push(right, ...(dots === '...' ? [left] : []));
      without.push(...(base === undefined ? [] : [base]));
    } else if (word.startsWith('^')) {
      without.push(await requireCommit(repo, word.slice(1)));
    } else {
      const oid = paths.length > 0 ? undefined : await resolveCommit(repo, word);
      if (oid !== undefined) {
        from.push(oid);
      } else if (after === undefined && (await repo.files.exists(git.path(word)))) {
        paths.push(git.inRepo(repo, word));
      } else {
        throw ambiguous(word);
      }
    }
  }
  const head = await repo.head();
  return {from: from.length === 0 && head !== undefined ? [head] : from, without, paths};
}

export async function allTips(repo: Repo): Promise<readonly string[]> {
  const tips: string[] = [];
  for (const folder of ['refs/heads', 'refs/remotes', 'refs/tags']) {
    for (const name of await repo.listRefs(folder)) {
      const oid = await repo.readRef(`${folder}/${name}`);
      if (oid !== undefined) {
        tips.push(await peel(repo, oid));
      }
    }
  }
  const head = await repo.head();
  return head === undefined ? tips : [...tips, head];
}
