import {splitLines} from './lineDiff';
import {type Store, type Tree, type TreeEntry, comparePaths, sameEntry} from './store';

/** What happened to one file between two trees. */
export interface FileChange {
  readonly path: string;
  readonly before?: TreeEntry;
  readonly after?: TreeEntry;
  /** Where it was, when it was renamed. */
  readonly from?: string;
  /** Per cent of a renamed file that is the same. */
  readonly similarity?: number;
}

/** Half of a file must be the same for Git to see a renaming. */
const LEAST_SIMILARITY = 50;

export const SHORT = 7;

export const short = (oid: string): string => oid.slice(0, SHORT);

/** Changed files in the order of their paths; what looks like a renaming becomes one change. */
export async function compareTrees(
  store: Store,
  before: Tree,
  after: Tree,
  renames = true,
): Promise<readonly FileChange[]> {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort(comparePaths);
  const changes = paths
    .map((path): FileChange => ({path, before: before.get(path), after: after.get(path)}))
    .filter((change) => !sameEntry(change.before, change.after));
  return renames ? await joinRenames(store, changes) : changes;
}

async function joinRenames(
  store: Store,
  changes: readonly FileChange[],
): Promise<readonly FileChange[]> {
  const removed = changes.filter(({after}) => !after);
  const added = changes.filter(({before}) => !before);
  const gone = new Set<FileChange>();
  const joined = new Map<FileChange, FileChange>();
  for (const now of added) {
    let best: {readonly was: FileChange; readonly similarity: number} | undefined;
    for (const was of removed.filter((candidate) => !gone.has(candidate))) {
      const similarity = await similar(store, was.before!, now.after!);
      if (similarity >= LEAST_SIMILARITY && similarity > (best?.similarity ?? 0)) {
        best = {was, similarity};
      }
    }
    if (best) {
      gone.add(best.was);
      joined.set(now, {
        ...now,
        before: best.was.before,
        from: best.was.path,
        similarity: best.similarity,
      });
    }
  }
  return changes
    .filter((change) => !gone.has(change))
    .map((change) => joined.get(change) ?? change);
}

async function similar(store: Store, a: TreeEntry, b: TreeEntry): Promise<number> {
  if (a.oid === b.oid) {
    return 100;
  }
  const [left, right] = [await store.readText(a.oid), await store.readText(b.oid)];
  if (left === '' || right === '') {
    return 0;
  }
  const rest = new Map<string, number>();
  for (const line of splitLines(left)) {
    rest.set(line, (rest.get(line) ?? 0) + 1);
  }
  let shared = 0;
  for (const line of splitLines(right)) {
    const count = rest.get(line) ?? 0;
    if (count > 0) {
      rest.set(line, count - 1);
      shared += line.length;
    }
  }
  return Math.floor((shared * 100) / Math.max(left.length, right.length));
}
