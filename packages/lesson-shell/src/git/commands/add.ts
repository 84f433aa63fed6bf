import {type Git, matching} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {type Tree, comparePaths, sameEntry} from '../store';
import type {Repo} from '../repo';
import type {Changes} from './restore';

export async function add(git: Git, words: readonly string[]): Promise<void> {
  const {
    has,
    rest,
    paths = [],
  } = readOptions(words, '-A --all -u --update -v --verbose -n --dry-run -f --force');
  const repo = await git.repo();
  const named = [...rest, ...paths];
  const everything = has('-A', '--all') || has('-u', '--update');
  if (named.length === 0 && !everything) {
    git.print(
      'Nothing specified, nothing added.',
      "hint: Maybe you wanted to say 'git add .'?",
      'hint: Turn this message off by running',
      'hint: "git config advice.addEmptyPathspec false"',
    );
    return;
  }
  const staged = await repo.staged();
  const open = await repo.conflicts();
  const known: Tree = new Map([
    ...staged,
    ...open.map((path) => [path, {oid: '', mode: ''}] as const),
  ]);
  const files = await repo.worktreeFiles(known);
  const all = new Set([...known.keys(), ...files.keys()]);
  const changes: Changes = new Map();
  const ignored: string[] = [];
  for (const word of named.length > 0 ? named : [repo.worktree]) {
    const path = git.inRepo(repo, word);
    const found = matching(all, path);
    if (found.length === 0) {
      if (await repo.files.exists(git.path(word))) {
        if (path !== '' && (await repo.isIgnored(path))) {
          if (has('-f', '--force')) {
            changes.set(path, await repo.fileEntry(path));
            continue;
          }
          ignored.push(await ignoredPart(repo, path));
        }
        continue;
      }
      if (path !== '') {
        throw new GitError(`fatal: pathspec '${word}' did not match any files`, 128);
      }
    }
    for (const name of found) {
      if (!has('-u', '--update') || known.has(name)) {
        changes.set(name, files.get(name));
      }
    }
  }
  const shown = [...changes]
    .filter(([path, entry]) => !sameEntry(entry, staged.get(path)))
    .sort(([a], [b]) => comparePaths(a, b));
  if (has('-v', '--verbose', '-n', '--dry-run')) {
    git.print(...shown.map(([path, entry]) => `${entry ? 'add' : 'remove'} '${path}'`));
  }
  if (!has('-n', '--dry-run')) {
    await repo.stage(changes);
  }
  if (ignored.length > 0) {
    throw new GitError(
      `The following paths are ignored by one of your .gitignore files:\n${[...new Set(ignored)].sort(comparePaths).join('\n')}\n` +
        'hint: Use -f if you really want to add them.\n' +
        'hint: Turn this message off by running\n' +
        'hint: "git config advice.addIgnoredFile false"',
    );
  }
}

/** The outermost folder of a path that is ignored, or the path itself. */
async function ignoredPart(repo: Repo, path: string): Promise<string> {
  const parts = path.split('/');
  for (let length = 1; length < parts.length; length += 1) {
    const folder = parts.slice(0, length).join('/');
    if (await repo.isIgnored(`${folder}/`)) {
      return folder;
    }
  }
  return path;
}
