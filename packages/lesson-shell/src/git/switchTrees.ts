import {GitError} from './errors';
import type {Repo} from './repo';
import {type Tree, sameEntry} from './store';

/** Verbs of the messages that refuse to overwrite what is not committed. */
type Verb = 'checkout' | 'merge';

const ADVICE: Readonly<Record<Verb, string>> = {
  checkout: 'Please commit your changes or stash them before you switch branches.',
  merge: 'Please commit your changes or stash them before you merge.',
};

const UNTRACKED_ADVICE: Readonly<Record<Verb, string>> = {
  checkout: 'Please move or remove them before you switch branches.',
  merge: 'Please move or remove them before you merge.',
};

/**
 * Brings staging area and files from one tree to another. Changes that are not committed are kept
 * where the trees agree, and stop everything where they do not.
 */
export async function switchTrees(repo: Repo, from: Tree, to: Tree, verb: Verb): Promise<void> {
  const staged = await repo.staged();
  const files = await repo.worktreeFiles(staged);
  const paths = new Set([...from.keys(), ...to.keys()]);
  const changed = [...paths].filter((path) => !sameEntry(from.get(path), to.get(path))).sort();
  const isDirty = (path: string) =>
    !sameEntry(staged.get(path), from.get(path)) || !sameEntry(files.get(path), staged.get(path));
  const inTheWay = changed.filter(
    (path) => staged.has(path) && isDirty(path) && !sameEntry(files.get(path), to.get(path)),
  );
  const untracked = changed.filter(
    (path) =>
      !staged.has(path) &&
      files.has(path) &&
      to.has(path) &&
      !sameEntry(files.get(path), to.get(path)),
  );
  refuse(inTheWay, untracked, verb);
  const index = new Map(staged);
  for (const path of changed) {
    const entry = to.get(path);
    if (entry) {
      await repo.writeFile(path, entry);
      index.set(path, entry);
    } else {
      await repo.removeFile(path);
      index.delete(path);
    }
  }
  await repo.saveStaged(index);
}

function refuse(inTheWay: readonly string[], untracked: readonly string[], verb: Verb): void {
  const list = (paths: readonly string[]) => paths.map((path) => `\t${path}`).join('\n');
  const reasons = [
    ...(inTheWay.length > 0
      ? [
          `error: Your local changes to the following files would be overwritten by ${verb}:\n${list(inTheWay)}\n${ADVICE[verb]}`,
        ]
      : []),
    ...(untracked.length > 0
      ? [
          `error: The following untracked working tree files would be overwritten by ${verb}:\n${list(untracked)}\n${UNTRACKED_ADVICE[verb]}`,
        ]
      : []),
  ];
  if (reasons.length > 0) {
    throw new GitError([...reasons, 'Aborting'].join('\n'));
  }
}

/** Makes staging area and files a tree, whatever was there; untracked files stay. */
export async function forceTree(repo: Repo, to: Tree): Promise<void> {
  const before = await repo.index();
  for (const {path} of before) {
    if (!to.has(path)) {
      await repo.removeFile(path);
    }
  }
  for (const [path, entry] of to) {
    await repo.writeFile(path, entry);
  }
  await repo.saveStaged(to);
}
