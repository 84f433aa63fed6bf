import {compareTrees} from './compareTrees';
import type {Store, Tree} from './store';

interface MovedTrees {
  readonly base: Tree;
  readonly ours: Tree;
  readonly theirs: Tree;
}

/** The three trees of a merge with every renamed file under its new name on all sides. */
export async function renamesBetween(
  store: Store,
  base: Tree,
  ours: Tree,
  theirs: Tree,
): Promise<MovedTrees> {
  let trees: MovedTrees = {base, ours, theirs};
  for (const side of ['ours', 'theirs'] as const) {
    const other = side === 'ours' ? 'theirs' : 'ours';
    for (const {from, path} of await compareTrees(store, base, trees[side])) {
      // A file that the other side has removed or moved too stays a conflict by its own name.
      if (from !== undefined && trees[other].has(from) && !trees[other].has(path)) {
        trees = {
          ...trees,
          base: renamed(trees.base, from, path),
          [other]: renamed(trees[other], from, path),
        };
      }
    }
  }
  return trees;
}

function renamed(tree: Tree, from: string, to: string): Tree {
  return new Map([...tree].map(([path, entry]) => [path === from ? to : path, entry]));
}
