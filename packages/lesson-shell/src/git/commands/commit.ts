import type {Git} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {compareTrees, short} from '../compareTrees';
import {printSummary} from '../stat';
import {printDate, subject} from '../printCommit';
import type {Repo} from '../repo';
import {readStatus} from '../status';
import {printLong} from '../printStatus';
import type {Commit, Person, TreeEntry} from '../store';

export async function commit(git: Git, words: readonly string[]): Promise<void> {
  const options = readOptions(
    words,
    '-a --all -q --quiet --amend --no-edit --reset-author --allow-empty --allow-empty-message -v --verbose --no-verify -n',
    '-m --message -F --file --author --trailer',
  );
  const {has, rest, paths = []} = options;
  const repo = await git.repo();
  if ((await repo.conflicts()).length > 0 && !has('-a', '--all')) {
    throw new GitError(await unmergedText(repo), 128);
  }
  if (has('-a', '--all')) {
    await stageTracked(repo);
  }
  if (rest.length + paths.length > 0) {
    await stagePaths(git, repo, [...rest, ...paths]);
  }
  const head = await repo.head();
  const last = has('--amend') ? await amended(repo, head) : undefined;
  const merging = await repo.note('MERGE_HEAD');
  await refuseEmpty(git, repo, {
    before: last ? last.parents[0] : head,
    amends: last !== undefined,
    allowed:
      Boolean(merging) || has('--allow-empty') || (last !== undefined && last.parents.length > 1),
  });
  const message = withTrailers(
    await readMessage(repo, git, options, last),
    options.values('--trailer'),
  );
  const parents = last
    ? last.parents
    : [...(head ? [head] : []), ...(merging ? [merging.trim()] : [])];
  const before = await repo.tree(parents[0]);
  const staged = await repo.staged();
  const changes = await compareTrees(repo.store, before, staged);
  const own = await repo.person('author');
  const given = givenAuthor(options.value('--author'), own, last?.author);
  const isRenewed = has('--reset-author');
  const author = given ?? (isRenewed ? own : last?.author);
  const oid = await repo.commit({
    tree: await repo.store.writeTree(staged),
    parents,
    message,
    author,
  });
  await repo.moveHead(
    oid,
    logWords(message, {isFirst: !head, amends: Boolean(last), merges: Boolean(merging)}),
  );
  await finishMerge(repo);
  if (!has('-q', '--quiet')) {
    const done = await repo.store.readCommit(oid);
    git.print(
      ...(await announcement(repo, done, {isFirst: !head, shown: Boolean(last) && !isRenewed})),
    );
    if (!merging && parents.length < 2) {
      git.print(...(await printSummary(repo.store, changes)));
    }
  }
}

const NO_CHANGES_IN_FIRST = '\n\nInitial commit\n\nNo changes';

const EMPTY_AMEND = `You asked to amend the most recent commit, but doing so would make
it empty. You can repeat your command with --allow-empty, or you can
remove the commit entirely with "git reset HEAD^".`;

/** Without a staged change there is nothing to commit, and Git says how things stand. */
async function refuseEmpty(
  git: Git,
  repo: Repo,
  {
    before,
    amends,
    allowed,
  }: {
    readonly before: string | undefined;
    readonly amends: boolean;
    readonly allowed: boolean;
  },
): Promise<void> {
  const changes = await compareTrees(repo.store, await repo.tree(before), await repo.staged());
  if (changes.length === 0 && !allowed) {
    const lines = await printLong(repo, await readStatus(repo), git.show(repo));
    const text = lines.join('\n').replace('No commits yet', 'Initial commit');
    throw new GitError(
      amends
        ? `${text.replace(/\n(?:nothing|no changes) .*$/, before === undefined ? NO_CHANGES_IN_FIRST : '\nNo changes')}\n${EMPTY_AMEND}`
        : text,
    );
  }
}

/** `[main 1b5c688] Serve six with the soup` */
export async function announcement(
  repo: Repo,
  commit: Commit,
  {isFirst = false, shown = false}: {readonly isFirst?: boolean; readonly shown?: boolean},
): Promise<readonly string[]> {
  const branch = (await repo.branch()) ?? 'detached HEAD';
  const {author, committer} = commit;
  const other = author.name !== committer.name || author.email !== committer.email;
  return [
    `[${branch}${isFirst ? ' (root-commit)' : ''} ${short(commit.oid)}] ${subject(commit)}`,
    ...(other ? [` Author: ${author.name} <${author.email}>`] : []),
    ...(shown ? [` Date: ${printDate(author)}`] : []),
  ];
}

async function stageTracked(repo: Repo): Promise<void> {
  const staged = await repo.staged();
  const open = await repo.conflicts();
  const tracked = [...staged.keys(), ...open];
  const files = await repo.worktreeFiles(
    new Map(tracked.map((path) => [path, {oid: '', mode: ''}])),
  );
  await repo.stage(new Map(tracked.map((path) => [path, files.get(path)])));
}

async function stagePaths(git: Git, repo: Repo, words: readonly string[]): Promise<void> {
  const staged = await repo.staged();
  const files = await repo.worktreeFiles(staged);
  const changes = new Map<string, TreeEntry | undefined>();
  for (const word of words) {
    const path = git.inRepo(repo, word);
    const found = [...staged.keys()].filter(
      (name) => path === '' || name === path || name.startsWith(`${path}/`),
    );
    if (found.length === 0) {
      throw new GitError(`error: pathspec '${word}' did not match any file(s) known to git`);
    }
    for (const name of found) {
      changes.set(name, files.get(name));
    }
  }
  await repo.stage(changes);
}

async function amended(repo: Repo, head: string | undefined): Promise<Commit> {
  if (head === undefined) {
    throw new GitError('fatal: You have nothing to amend.', 128);
  }
  return await repo.store.readCommit(head);
}

async function readMessage(
  repo: Repo,
  git: Git,
  {has, value, values}: ReturnType<typeof readOptions>,
  last: Commit | undefined,
): Promise<string> {
  const given = values('-m', '--message');
  const file = value('-F', '--file');
  const prepared = (await repo.note('MERGE_MSG')) ?? last?.message;
  const text =
    given.length > 0
      ? given.join('\n\n')
      : file !== undefined
        ? await git.files.readFile(git.path(file))
        : has('--no-edit') ||
            (prepared !== undefined && has('--amend') === false && prepared !== '')
          ? prepared
          : undefined;
  if (text === undefined) {
    throw new GitError(
      'error: Terminal is dumb, but EDITOR unset\nPlease supply the message using either -m or -F option.',
    );
  }
  // Lines that begin with # are advice to who writes in an editor; elsewhere they are text.
  const isEdited = given.length === 0 && file === undefined && !has('--no-edit');
  const clean = text
    .split('\n')
    .filter((line) => !isEdited || !line.startsWith('#'))
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  if (clean === '' && !has('--allow-empty-message')) {
    throw new GitError('Aborting commit due to empty commit message.');
  }
  return `${clean}\n`;
}

const TRAILER = /^[A-Za-z][\w-]*: /;

/** Lines such as `Reviewed-by: Ana` at the end of a message, in a paragraph of their own. */
function withTrailers(message: string, trailers: readonly string[]): string {
  if (trailers.length === 0) {
    return message;
  }
  const own = message.trimEnd().split('\n\n').slice(1).at(-1)?.split('\n') ?? [];
  const gap = own.length > 0 && own.every((line) => TRAILER.test(line)) ? '' : '\n';
  const lines = trailers.map((trailer) => {
    const [, key = '', value = ''] = /^([^:=]*)[:=]?\s*(.*)$/s.exec(trailer) ?? [];
    return `${key.trim()}: ${value}\n`;
  });
  const added = lines.filter((line, index) => line !== (lines[index - 1] ?? `${own.at(-1)}\n`));
  return `${message.trimEnd()}\n${gap}${added.join('')}`;
}

function givenAuthor(
  text: string | undefined,
  own: Person,
  last: Person | undefined,
): Person | undefined {
  const match = text === undefined ? undefined : /^(.*?)\s*<(.*)>$/.exec(text);
  if (text !== undefined && !match) {
    throw new GitError(
      `fatal: --author '${text}' is not 'Name <email>' and matches no existing author`,
      128,
    );
  }
  return match ? {...(last ?? own), name: match[1]!, email: match[2]!} : undefined;
}

function logWords(
  message: string,
  {isFirst, amends, merges}: {isFirst: boolean; amends: boolean; merges: boolean},
): string {
  const kind = isFirst ? ' (initial)' : amends ? ' (amend)' : merges ? ' (merge)' : '';
  return `commit${kind}: ${message.split('\n')[0]}`;
}

export async function finishMerge(repo: Repo): Promise<void> {
  for (const note of ['MERGE_HEAD', 'MERGE_MSG', 'MERGE_MODE', 'REVERT_HEAD', 'CHERRY_PICK_HEAD']) {
    await repo.setNote(note, undefined);
  }
}

export async function unmergedText(repo: Repo, verb = 'Committing'): Promise<string> {
  const paths = await repo.conflicts();
  return [
    ...(verb === 'Committing' ? paths.map((path) => `U\t${path}`) : []),
    `error: ${verb} is not possible because you have unmerged files.`,
    "hint: Fix them up in the work tree, and then use 'git add/rm <file>'",
    'hint: as appropriate to mark resolution and make a commit.',
    'fatal: Exiting because of an unresolved conflict.',
  ].join('\n');
}
