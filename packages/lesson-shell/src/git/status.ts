import {type FileChange, compareTrees} from './compareTrees';
import type {Repo} from './repo';
import {type Tree, comparePaths} from './store';

export interface Status {
  readonly staged: readonly FileChange[];
  readonly unstaged: readonly FileChange[];
  /** Files and folders, these with a slash at the end. */
  readonly untracked: readonly string[];
  /** The same for what is ignored; empty unless asked for. */
  readonly ignored: readonly string[];
  /** Path and what both sides did with it, as `UU`. */
  readonly conflicts: readonly (readonly [path: string, code: string])[];
}

/** Untracked files: none, each one, or folders in their place. */
type Untracked = 'none' | 'all' | 'folders';

export async function readStatus(
  repo: Repo,
  withIgnored = false,
  others: Untracked = 'folders',
): Promise<Status> {
  const index = await repo.index();
  const staged = await repo.staged();
  const conflicts = (await repo.conflicts()).map((path): readonly [string, string] => {
    const stages = index.filter((entry) => entry.path === path).map(({stage}) => stage);
    return [path, CONFLICT_CODES[stages.join('')] ?? 'UU'];
  });
  const open = new Set(conflicts.map(([path]) => path));
  const head = without(await repo.tree(await repo.head()), open);
  const known = new Map([
    ...staged,
    ...conflicts.map(([path]) => [path, {oid: '', mode: ''}] as const),
  ]);
  const files = await repo.worktreeFiles(known);
  const tracked = new Map([...files].filter(([path]) => staged.has(path)));
  const untracked = [...files.keys()].filter((path) => !known.has(path));
  return {
    staged: await compareTrees(repo.store, head, staged),
    unstaged: await compareTrees(repo.store, staged, tracked, false),
    untracked:
      others === 'none'
        ? []
        : others === 'all'
          ? untracked
          : collapse(untracked, [...known.keys()]),
    ignored: withIgnored ? await repo.ignoredFiles(known) : [],
    conflicts,
  };
}

const CONFLICT_CODES: Readonly<Record<string, string>> = {
  '123': 'UU',
  '23': 'AA',
  '12': 'UD',
  '13': 'DU',
  '1': 'DD',
};

function without(tree: Tree, paths: ReadonlySet<string>): Tree {
  return new Map([...tree].filter(([path]) => !paths.has(path)));
}

/** A folder in which nothing is tracked stands for all that is in it. */
function collapse(paths: readonly string[], tracked: readonly string[]): readonly string[] {
  const shown = paths.map((path) => {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = `${parts.slice(0, depth).join('/')}/`;
      if (!tracked.some((other) => other.startsWith(folder))) {
        return folder;
      }
    }
    return path;
  });
  return [...new Set(shown)].sort(comparePaths);
}

export function changeLetter({before, after, from}: FileChange): string {
  return from === undefined ? (before ? (after ? 'M' : 'D') : 'A') : 'R';
}
