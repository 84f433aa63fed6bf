import {type Git, matching} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {changesOf, printChanges, printCommit, printDate, shownNames} from '../printCommit';
import type {Repo} from '../repo';
import {ambiguous, requireHistory, resolve, resolveCommit} from '../revisions';
import {CHANGE_FLAGS, changeFormat} from './changeFormat';
import {printCombinedCommit} from '../combinedDiff';
import {isIn} from './range';

export async function show(git: Git, words: readonly string[]): Promise<void> {
  const {has, value, rest, paths} = readOptions(
    words,
    `--oneline --abbrev-commit --no-decorate --decorate ${CHANGE_FLAGS}`,
    '--format --pretty',
  );
  const repo = await git.repo();
  const names = await shownNames(git, repo, has);
  if (rest.length === 0) {
    await requireHistory(repo);
  }
  for (const [index, word] of (rest.length > 0 ? rest : ['HEAD']).entries()) {
    if (index > 0) {
      git.print('');
    }
    const file = /^(.*?):(.+)$/.exec(word);
    if (file) {
      await showFile(git, repo, file[1] || 'HEAD', file[2]!);
      continue;
    }
    let oid = await resolve(repo, word);
    if (oid === undefined) {
      throw ambiguous(word);
    }
    if ((await repo.store.typeOf(oid)) === 'tag') {
      const {tag, tagger, message, object} = await repo.store.readTag(oid);
      git.print(
        repo.paint('yellow', `tag ${tag}`),
        `Tagger: ${tagger.name} <${tagger.email}>`,
        `Date:   ${printDate(tagger)}`,
        '',
        ...message.trimEnd().split('\n'),
        '',
      );
      oid = object;
    }
    if ((await repo.store.typeOf(oid)) === 'blob') {
      git.print(...(await repo.store.readText(oid)).replace(/\n$/, '').split('\n'));
      continue;
    }
    const commit = await repo.store.readCommit(oid);
    const template = value('--format', '--pretty')?.replace(/^t?format:/, '');
    const oneline = has('--oneline') || template === 'oneline';
    git.print(
      ...printCommit(commit, {
        oneline,
        abbreviate: has('--abbrev-commit', '--oneline'),
        template: oneline ? undefined : template,
        names,
        paint: repo.paint,
      }),
    );
    const wanted = (paths ?? []).map((path) => git.inRepo(repo, path));
    const changes =
      commit.parents.length > 1 && !has('--stat')
        ? []
        : (await changesOf(repo, commit)).filter(({path}) => isIn(path, wanted));
    const format = changeFormat(has, true);
    const printed =
      commit.parents.length > 1 && format.patch
        ? await printCombinedCommit(repo, commit, wanted)
        : await printChanges(repo, changes, format);
    git.print(...(printed.length > 0 && !oneline && template !== '' ? [''] : []), ...printed);
  }
}

async function showFile(git: Git, repo: Repo, revision: string, path: string): Promise<void> {
  const oid = await resolveCommit(repo, revision);
  if (oid === undefined) {
    throw new GitError(`fatal: invalid object name '${revision}'.`, 128);
  }
  const tree = await repo.tree(oid);
  const full = path.startsWith('./') ? git.inRepo(repo, path) : path;
  const entry = tree.get(full);
  if (!entry) {
    const folder = matching(tree.keys(), full.replace(/\/$/, ''));
    if (folder.length === 0) {
      const onDisk = await repo.files.exists(`${repo.worktree}/${full}`);
      throw new GitError(
        onDisk
          ? `fatal: path '${path}' exists on disk, but not in '${revision}'`
          : `fatal: path '${path}' does not exist in '${revision}'`,
        128,
      );
    }
    git.print(
      `tree ${revision}:${path}`,
      '',
      ...new Set(folder.map((name) => name.slice(full.length + 1).split('/')[0]!)),
    );
    return;
  }
  git.print(...(await repo.store.readText(entry.oid)).replace(/\n$/, '').split('\n'));
}
