import {type Git, matching} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {type Tree, sameEntry} from '../store';

export async function rm(git: Git, words: readonly string[]): Promise<void> {
  const {
    has,
    rest,
    paths = [],
  } = readOptions(words, '-r -f --force --cached -q --quiet -n --dry-run');
  const repo = await git.repo();
  if (rest.length + paths.length === 0) {
    throw new GitError('fatal: No pathspec was given. Which files should I remove?', 128);
  }
  const staged = await repo.staged();
  const open = await repo.conflicts();
  const head = await repo.tree(await repo.head());
  const files = await repo.worktreeFiles(staged);
  const removed: string[] = [];
  for (const word of [...rest, ...paths]) {
    const path = git.inRepo(repo, word);
    const found = matching([...staged.keys(), ...open], path);
    if (found.length === 0) {
      throw new GitError(`fatal: pathspec '${word}' did not match any files`, 128);
    }
    if (!has('-r') && found.some((name) => name !== path) && !/[*?[]/.test(path)) {
      throw new GitError(`fatal: not removing '${word}' recursively without -r`, 128);
    }
    removed.push(...found);
  }
  if (!has('-f', '--force')) {
    refuseRemoval(removed, {head, staged, files}, has('--cached'));
  }
  if (!has('-n', '--dry-run')) {
    await repo.stage(new Map(removed.map((path) => [path, undefined])));
    if (!has('--cached')) {
      for (const path of removed) {
        await repo.removeFile(path, git.cwd);
      }
    }
  }
  if (!has('-q', '--quiet')) {
    git.print(...removed.map((path) => `rm '${path}'`));
  }
}

interface Versions {
  readonly head: Tree;
  readonly staged: Tree;
  readonly files: Tree;
}

function refuseRemoval(
  paths: readonly string[],
  {head, staged, files}: Versions,
  cached: boolean,
): void {
  const isStaged = (path: string) =>
    staged.has(path) && !sameEntry(staged.get(path), head.get(path));
  const isChanged = (path: string) =>
    files.has(path) && staged.has(path) && !sameEntry(files.get(path), staged.get(path));
  const both = paths.filter((path) => isStaged(path) && isChanged(path));
  const onlyStaged = paths.filter((path) => isStaged(path) && !isChanged(path));
  const onlyChanged = paths.filter((path) => !isStaged(path) && isChanged(path));
  const complain = (list: readonly string[], what: string, advice: string) => {
    if (list.length > 0) {
      const [subject, verb] =
        list.length === 1 ? ['the following file', 'has'] : ['the following files', 'have'];
      throw new GitError(
        `error: ${subject} ${verb} ${what}:\n${list.map((path) => `    ${path}`).join('\n')}\n${advice}`,
      );
    }
  };
  complain(
    both,
    'staged content different from both the\nfile and the HEAD',
    '(use -f to force removal)',
  );
  if (!cached) {
    complain(
      onlyStaged,
      'changes staged in the index',
      '(use --cached to keep the file, or -f to force removal)',
    );
    complain(
      onlyChanged,
      'local modifications',
      '(use --cached to keep the file, or -f to force removal)',
    );
  }
}
