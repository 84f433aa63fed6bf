import type {IndexEntry} from './indexFile';
import {mergeText} from './mergeText';
import type {Repo} from './repo';
import {type Tree, type TreeEntry, comparePaths, sameEntry} from './store';
import {renamesBetween} from './renames';

export interface MergedTrees {
  /** What the files become; those in conflict with their marks. */
  readonly files: ReadonlyMap<string, TreeEntry>;
  readonly index: readonly IndexEntry[];
  readonly messages: readonly string[];
  readonly hasConflict: boolean;
}

type Labels = readonly [ours: string, theirs: string];

/** Joins two trees that come from the same base. */
export async function mergeTrees(
  repo: Repo,
  base: Tree,
  ours: Tree,
  theirs: Tree,
  labels: Labels,
): Promise<MergedTrees> {
  const files = new Map<string, TreeEntry>();
  const index: IndexEntry[] = [];
  const messages: string[] = [];
  let hasConflict = false;
  const moved = await renamesBetween(repo.store, base, ours, theirs);
  const paths = [...new Set([...moved.base.keys(), ...moved.ours.keys(), ...moved.theirs.keys()])];
  for (const path of paths.sort(comparePaths)) {
    const sides = [moved.base.get(path), moved.ours.get(path), moved.theirs.get(path)] as const;
    const [old, mine, yours] = sides;
    const settled =
      sameEntry(mine, yours) || sameEntry(old, yours) ? mine : sameEntry(old, mine) ? yours : null;
    if (settled !== null) {
      if (settled) {
        files.set(path, settled);
        index.push({path, oid: settled.oid, mode: settled.mode, stage: 0});
      }
      continue;
    }
    const result = await mergeFile(repo, path, sides, labels);
    messages.push(...result.messages);
    files.set(path, result.entry);
    if (result.hasConflict) {
      hasConflict = true;
      index.push(...conflictEntries(path, sides));
    } else {
      index.push({path, oid: result.entry.oid, mode: result.entry.mode, stage: 0});
    }
  }
  return {files, index, messages, hasConflict};
}

type Sides = readonly [
  old: TreeEntry | undefined,
  mine: TreeEntry | undefined,
  yours: TreeEntry | undefined,
];

function conflictEntries(path: string, sides: Sides): readonly IndexEntry[] {
  return sides.flatMap((entry, side): readonly IndexEntry[] =>
    entry ? [{path, oid: entry.oid, mode: entry.mode, stage: (side + 1) as 1 | 2 | 3}] : [],
  );
}

interface MergedFile {
  readonly entry: TreeEntry;
  readonly messages: readonly string[];
  readonly hasConflict: boolean;
}

async function mergeFile(
  repo: Repo,
  path: string,
  [old, mine, yours]: Sides,
  labels: Labels,
): Promise<MergedFile> {
  const [ours, theirs] = labels;
  if (!mine || !yours) {
    const [gone, kept] = mine ? [theirs, ours] : [ours, theirs];
    return {
      entry: (mine ?? yours)!,
      messages: [
        `CONFLICT (modify/delete): ${path} deleted in ${gone} and modified in ${kept}.  Version ${kept} of ${path} left in tree.`,
      ],
      hasConflict: true,
    };
  }
  const read = async (entry: TreeEntry | undefined) =>
    entry ? await repo.store.readText(entry.oid) : '';
  const {text, hasConflict} = mergeText(
    await read(old),
    await read(mine),
    await read(yours),
    labels,
  );
  const oid = await repo.store.writeBlob(new TextEncoder().encode(text));
  const kind = old ? 'content' : 'add/add';
  return {
    entry: {oid, mode: mine.mode},
    messages: [
      `Auto-merging ${path}`,
      ...(hasConflict ? [`CONFLICT (${kind}): Merge conflict in ${path}`] : []),
    ],
    hasConflict,
  };
}
