import {pick} from './context';
import type {Repo} from './repo';
import {type Commit, sameEntry} from './store';

interface HistoryOptions {
  /** Children before parents, and lines of history kept together, as in a graph. */
  readonly inGraph: boolean;
  readonly paths: readonly string[];
  readonly firstParent?: boolean;
}

/** Commits that can be reached from some and not from others, newest first. */
export async function history(
  repo: Repo,
  from: readonly string[],
  without: readonly string[],
  options: HistoryOptions,
): Promise<readonly Commit[]> {
  const hidden = await repo.store.ancestors(without);
  const commits = await byDate(
    repo,
    from.filter((oid) => !hidden.has(oid)),
    hidden,
    options,
  );
  return options.inGraph ? inGraphOrder(commits) : commits;
}

async function byDate(
  repo: Repo,
  from: readonly string[],
  hidden: ReadonlySet<string>,
  {paths, firstParent}: HistoryOptions,
): Promise<readonly Commit[]> {
  const seen = new Set<string>();
  const queue: Commit[] = [];
  const add = async (oid: string) => {
    if (!seen.has(oid) && !hidden.has(oid)) {
      seen.add(oid);
      const commit = await repo.store.readCommit(oid);
      const at = queue.findIndex(({committer}) => committer.timestamp < commit.committer.timestamp);
      queue.splice(at < 0 ? queue.length : at, 0, commit);
    }
  };
  for (const oid of from) {
    await add(oid);
  }
  const found: Commit[] = [];
  for (let commit = queue.shift(); commit; commit = queue.shift()) {
    const same = paths.length > 0 ? await sameParent(repo, commit, paths) : undefined;
    if (same === undefined) {
      found.push(commit);
    }
    const parents = firstParent ? commit.parents.slice(0, 1) : commit.parents;
    for (const parent of same === undefined ? parents : same === '' ? [] : [same]) {
      await add(parent);
    }
  }
  return found;
}

/** A parent with the same files at some paths; '' for a first commit without them. */
async function sameParent(
  repo: Repo,
  commit: Commit,
  paths: readonly string[],
): Promise<string | undefined> {
  const own = pick(await repo.tree(commit.oid), paths);
  for (const parent of commit.parents) {
    const before = pick(await repo.tree(parent), paths);
    const equal =
      own.size === before.size &&
      [...own].every(([path, entry]) => sameEntry(entry, before.get(path)));
    if (equal) {
      return parent;
    }
  }
  return commit.parents.length === 0 && own.size === 0 ? '' : undefined;
}

/** Children before parents; what became free last comes first, so that a line of history stays together. */
function inGraphOrder(commits: readonly Commit[]): readonly Commit[] {
  const known = new Map(commits.map((commit) => [commit.oid, commit]));
  const waiting = new Map(commits.map(({oid}) => [oid, 0]));
  for (const {parents} of commits) {
    for (const parent of parents) {
      if (waiting.has(parent)) {
        waiting.set(parent, waiting.get(parent)! + 1);
      }
    }
  }
  const stack = commits
    .filter(({oid}) => waiting.get(oid) === 0)
    .map(({oid}) => oid)
    .reverse();
  const sorted: Commit[] = [];
  for (let oid = stack.pop(); oid !== undefined; oid = stack.pop()) {
    const commit = known.get(oid)!;
    sorted.push(commit);
    for (const parent of commit.parents) {
      const count = waiting.get(parent);
      if (count !== undefined) {
        waiting.set(parent, count - 1);
        if (count === 1) {
          stack.push(parent);
        }
      }
    }
  }
  return sorted;
}
