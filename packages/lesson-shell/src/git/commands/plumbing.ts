import type {Git} from '../context';
import {refusal} from '../../refusal';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {short} from '../compareTrees';
import {decoration, readNames} from '../printCommit';
import {ambiguous, resolve} from '../revisions';
import {isIn} from './range';

export async function revParse(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest} = readOptions(
    words,
    '--short --abbrev-ref --show-toplevel --git-dir --is-inside-work-tree',
  );
  const repo = await git.repo();
  if (has('--show-toplevel')) {
    git.print(repo.worktree);
  }
  if (has('--git-dir')) {
    git.print(git.cwd === repo.dir ? '.git' : repo.gitdir);
  }
  if (has('--is-inside-work-tree')) {
    git.print(String(repo.dir !== undefined && !git.cwd.startsWith(repo.gitdir)));
  }
  for (const word of rest) {
    if (has('--abbrev-ref')) {
      git.print(word === 'HEAD' ? ((await repo.branch()) ?? 'HEAD') : word);
      continue;
    }
    const oid = await resolve(repo, word);
    if (oid === undefined) {
      git.print(word);
      throw ambiguous(word);
    }
    git.print(has('--short') ? short(oid) : oid);
  }
}

export async function catFile(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest} = readOptions(words, '-p -t -s -e');
  const repo = await git.repo();
  const [word = ''] = rest;
  if (/\^\{/.test(word)) {
    throw new GitError(refusal(`git cat-file ${word}`), 128);
  }
  const [revision = '', path] = word.split(':');
  const found = await resolve(repo, path === undefined ? word : revision);
  const oid =
    path === undefined || found === undefined ? found : (await repo.tree(found)).get(path)?.oid;
  const type = oid && (await repo.store.typeOf(oid));
  if (oid === undefined || type === undefined) {
    throw new GitError(
      has('-t') && /^[0-9a-f]{40}$/.test(word)
        ? 'fatal: git cat-file: could not get object info'
        : `fatal: Not a valid object name ${word}`,
      128,
    );
  }
  if (has('-e')) {
    return;
  }
  if (has('-t')) {
    git.print(type);
    return;
  }
  if (type === 'commit') {
    const {tree, parents, author, committer, message} = await repo.store.readCommit(oid);
    const person = ({name, email, timestamp}: typeof author) =>
      `${name} <${email}> ${timestamp} -0400`;
    git.print(
      `tree ${tree}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${person(author)}`,
      `committer ${person(committer)}`,
      '',
      ...message.trimEnd().split('\n'),
    );
  } else if (type === 'tree') {
    const tree = await repo.store.readTree(oid);
    git.print(...[...tree].map(([name, entry]) => `${entry.mode} blob ${entry.oid}\t${name}`));
  } else {
    git.print(...(await repo.store.readText(oid)).replace(/\n$/, '').split('\n'));
  }
}

export async function hashObject(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest} = readOptions(words, '-w');
  const repo = await git.repo();
  for (const word of rest) {
    if (!(await git.files.exists(git.path(word)))) {
      throw new GitError(
        `fatal: could not open '${word}' for reading: No such file or directory`,
        128,
      );
    }
    const oid = await repo.store.nameBlob(await git.files.readFileBuffer(git.path(word)));
    if (has('-w')) {
      await repo.store.keepBlob(oid);
    }
    git.print(oid);
  }
}

export async function lsFiles(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest} = readOptions(words, '-s --stage -o --others --exclude-standard');
  const repo = await git.repo();
  if (has('-o', '--others')) {
    if (!has('--exclude-standard')) {
      throw new GitError(
        `${refusal('git ls-files --others')} Add --exclude-standard, which leaves out ignored files.`,
      );
    }
    const staged = await repo.staged();
    git.print(
      ...[...(await repo.worktreeFiles(staged)).keys()].filter((path) => !staged.has(path)),
    );
    return;
  }
  const wanted = rest.map((word) => git.inRepo(repo, word));
  const entries = (await repo.index()).filter(({path}) => isIn(path, wanted));
  git.print(
    ...entries.map(({path, mode, oid, stage}) =>
      has('-s', '--stage') ? `${mode} ${oid} ${stage}\t${path}` : path,
    ),
  );
}

export async function reflog(git: Git, words: readonly string[]): Promise<void> {
  const {value, rest} = readOptions(words, '-<number>', '-n --max-count');
  const repo = await git.repo();
  const number = value('-n', '--max-count') ?? rest.find((word) => /^-\d+$/.test(word))?.slice(1);
  const unknown = rest.find((word) => !/^(?:-\d+|show|HEAD)$/.test(word));
  if (unknown !== undefined) {
    const oid = await resolve(repo, unknown);
    throw oid === undefined
      ? ambiguous(unknown)
      : new GitError(`${refusal(`git reflog ${unknown}`)} git reflog shows where HEAD has been.`);
  }
  const names = git.isOnTerminal ? await readNames(repo) : new Map();
  const lines = ((await repo.note('logs/HEAD')) ?? '').split('\n').filter(Boolean).toReversed();
  git.print(
    ...lines.slice(0, Number(number ?? Infinity)).map((line, index) => {
      const oid = line.split(' ')[1]!;
      const name = repo.paint('yellow', short(oid)) + decoration(names, oid, repo.paint);
      return `${name} HEAD@{${index}}: ${line.split('\t')[1]}`;
    }),
  );
}
