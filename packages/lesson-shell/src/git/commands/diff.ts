import {printCombined} from '../combinedDiff';
import type {Git} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {compareTrees} from '../compareTrees';
import {printChanges} from '../printCommit';
import type {Repo} from '../repo';
import {ambiguous, resolveCommit} from '../revisions';
import type {Tree} from '../store';
import {CHANGE_FLAGS, changeFormat} from './changeFormat';
import {isIn} from './range';

export async function diff(git: Git, words: readonly string[]): Promise<void> {
  const {has, value, rest, paths} = readOptions(
    words,
    `--staged --cached --no-color --quiet --exit-code ${CHANGE_FLAGS}`,
    '-U --unified',
  );
  const repo = await git.repo();
  const wanted = (paths ?? []).map((path) => git.inRepo(repo, path));
  const revisions: string[] = [];
  for (const word of rest) {
    const parts = word.split(/\.{2,3}/);
    const oids = await Promise.all(
      parts.map(async (part) => await resolveCommit(repo, part || 'HEAD')),
    );
    if (oids.every((oid) => oid !== undefined)) {
      const base = word.includes('...') ? await repo.store.mergeBase(oids[0]!, oids[1]!) : oids[0];
      revisions.push(base!, ...oids.slice(1));
    } else if (paths === undefined && (await repo.files.exists(git.path(word)))) {
      wanted.push(git.inRepo(repo, word));
    } else {
      throw ambiguous(word);
    }
  }
  const [before, after] = await diffSides(repo, revisions, has('--staged', '--cached'));
  const changes = (
    await compareTrees(
      repo.store,
      before,
      after,
      revisions.length > 0 || has('--staged', '--cached'),
    )
  ).filter(({path}) => isIn(path, wanted));
  const conflicts = revisions.length === 0 ? await repo.conflicts() : [];
  for (const path of conflicts.filter((candidate) => isIn(candidate, wanted))) {
    git.print(
      ...(has('--staged', '--cached')
        ? [`* Unmerged path ${path}`]
        : await printCombined(repo, path)),
    );
  }
  git.print(
    ...(await printChanges(repo, changes, changeFormat(has, true, value('-U', '--unified')))),
  );
  if (has('--exit-code', '--quiet') && changes.length > 0) {
    throw new GitError('', 1);
  }
}

async function diffSides(
  repo: Repo,
  [first, second]: readonly string[],
  cached: boolean,
): Promise<readonly [Tree, Tree]> {
  if (first !== undefined && second !== undefined) {
    return [await repo.tree(first), await repo.tree(second)];
  }
  const staged = await repo.staged();
  if (cached) {
    return [await repo.tree(first ?? (await repo.head())), staged];
  }
  const before = first === undefined ? staged : await repo.tree(first);
  const tracked = new Map([...before, ...staged]);
  const files = await repo.worktreeFiles(tracked);
  return [before, new Map([...files].filter(([path]) => tracked.has(path)))];
}
