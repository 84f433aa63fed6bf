import type {Git} from '../context';
import {GitError} from '../errors';
import {refusal} from '../../refusal';
import {mergeTrees} from '../mergeTrees';
import {readOptions} from '../options';
import {compareTrees, short} from '../compareTrees';
import {printPatch} from '../patch';
import {printStat} from '../stat';
import {subject} from '../printCommit';
import type {Repo} from '../repo';
import {requireCommit} from '../revisions';
import {printLong} from '../printStatus';
import {readStatus} from '../status';
import {NO_OID, type Tree, sameEntry} from '../store';
import {forceTree, switchTrees} from '../switchTrees';

const LOG = 'logs/refs/stash';
const KEPT = 'The stash entry is kept in case you need it again.';

interface Stashed {
  readonly oid: string;
  readonly message: string;
}

export async function stash(git: Git, words: readonly string[]): Promise<void> {
  const known = ['push', 'save', 'list', 'pop', 'apply', 'drop', 'show', 'clear'];
  const verb = known.includes(words[0] ?? '') ? words[0]! : 'push';
  if (words[0] === 'branch' || words[0] === 'create' || words[0] === 'store') {
    throw new GitError(refusal(`git stash ${words[0]}`));
  }
  if (verb !== words[0] && words[0] !== undefined && !words[0].startsWith('-')) {
    throw new GitError(
      `fatal: subcommand wasn't specified; 'push' can't be assumed due to unexpected token '${words[0]}'`,
      128,
    );
  }
  const rest = verb === words[0] ? words.slice(1) : words;
  const repo = await git.repo();
  const stashes = await readStashes(repo);
  switch (verb) {
    case 'list':
      git.print(...stashes.map(({message}, index) => `stash@{${index}}: ${message}`));
      return;
    case 'push':
    case 'save':
      await pushStash(git, repo, rest, stashes);
      return;
    case 'clear':
      await writeStashes(repo, []);
      return;
    default:
      await takeStash(git, repo, verb, rest, stashes);
  }
}

async function pushStash(
  git: Git,
  repo: Repo,
  words: readonly string[],
  stashes: readonly Stashed[],
): Promise<void> {
  const {has, value, rest} = readOptions(
    words,
    '-u --include-untracked -q --quiet',
    '-m --message',
  );
  if ((await repo.head()) === undefined) {
    throw new GitError('You do not have the initial commit yet');
  }
  const head = await requireCommit(repo, 'HEAD');
  const state = await readStatus(repo);
  const untracked = has('-u', '--include-untracked');
  if (
    state.staged.length + state.unstaged.length === 0 &&
    !(untracked && state.untracked.length > 0)
  ) {
    git.print('No local changes to save');
    return;
  }
  const branch = (await repo.branch()) ?? '(no branch)';
  const title = `${short(head)} ${subject(await repo.store.readCommit(head))}`;
  const given = value('-m', '--message') ?? (rest.length > 0 ? rest.join(' ') : undefined);
  const message = given === undefined ? `WIP on ${branch}: ${title}` : `On ${branch}: ${given}`;
  const staged = await repo.staged();
  const files = await repo.worktreeFiles(staged);
  const kept = pickFiles(files, (path) => staged.has(path));
  const others = untracked ? pickFiles(files, (path) => !staged.has(path)) : new Map();
  const person = await repo.person('committer');
  const common = {author: person, committer: person};
  const index = await repo.store.writeCommit({
    ...common,
    tree: await repo.store.writeTree(staged),
    parents: [head],
    message: `index on ${branch}: ${title}\n`,
  });
  const apart =
    others.size === 0
      ? []
      : [
          await repo.store.writeCommit({
            ...common,
            tree: await repo.store.writeTree(others),
            parents: [],
            message: `untracked files on ${branch}: ${title}\n`,
          }),
        ];
  const oid = await repo.store.writeCommit({
    ...common,
    tree: await repo.store.writeTree(kept),
    parents: [head, index, ...apart],
    // Git ends this message without a line break.
    message,
  });
  for (const path of others.keys()) {
    await repo.removeFile(path);
  }
  await forceTree(repo, await repo.tree(head));
  await repo.moveHead(head, 'reset: moving to HEAD');
  await writeStashes(repo, [{oid, message}, ...stashes]);
  if (!has('-q', '--quiet')) {
    git.print(`Saved working directory and index state ${message}`);
  }
}

function pickFiles(files: Tree, isWanted: (path: string) => boolean): Tree {
  return new Map([...files].filter(([path]) => isWanted(path)));
}

async function takeStash(
  git: Git,
  repo: Repo,
  verb: string,
  words: readonly string[],
  stashes: readonly Stashed[],
): Promise<void> {
  const {has, rest} = readOptions(words, '-q --quiet --index -p --patch --stat');
  const number = Number(/\d+/.exec(rest[0] ?? '0')?.[0] ?? 0);
  const found = stashes[number];
  if (!found) {
    throw new GitError(
      stashes.length === 0 && rest[0] === undefined
        ? 'No stash entries found.'
        : `error: stash@{${number}} is not a valid reference`,
    );
  }
  if (verb === 'show') {
    const commit = await repo.store.readCommit(found.oid);
    const changes = await compareTrees(
      repo.store,
      await repo.tree(commit.parents[0]),
      await repo.tree(found.oid),
    );
    const patches = await Promise.all(
      changes.map(async (change) => await printPatch(repo.store, change, {paint: repo.paint})),
    );
    git.print(
      ...(has('-p', '--patch') ? patches.flat() : await printStat(repo.store, changes, repo.paint)),
    );
    return;
  }
  if (verb !== 'drop') {
    await applyStash(git, repo, found, {
      withIndex: has('--index'),
      removes: verb === 'pop',
    });
    if (!has('-q', '--quiet')) {
      git.print(...(await printLong(repo, await readStatus(repo), git.show(repo))));
    }
  }
  if (verb !== 'apply') {
    await writeStashes(
      repo,
      stashes.filter((other) => other !== found),
    );
    if (!has('-q', '--quiet')) {
      git.print(`Dropped ${rest[0] ?? `refs/stash@{${number}}`} (${found.oid})`);
    }
  }
}

async function applyStash(
  git: Git,
  repo: Repo,
  {oid}: Stashed,
  {withIndex, removes}: {readonly withIndex: boolean; readonly removes: boolean},
): Promise<void> {
  const commit = await repo.store.readCommit(oid);
  const [base, index, apart] = commit.parents;
  const ours = await repo.staged();
  const others = apart === undefined ? new Map() : await repo.tree(apart);
  const stagedThen = withIndex ? await indexToRestore(repo, base, index) : undefined;
  const merged = await mergeTrees(
    repo,
    await repo.tree(commit.parents[0]),
    ours,
    await repo.tree(oid),
    ['Updated upstream', 'Stashed changes'],
  );
  await switchTrees(repo, ours, merged.files, 'merge').catch(async (error: unknown) => {
    throw error instanceof GitError && removes
      ? new GitError(
          [
            error.message,
            ...(await printLong(repo, await readStatus(repo), git.show(repo))),
            KEPT,
          ].join('\n'),
        )
      : error;
  });
  if (isSameTree(await repo.tree(base), await repo.tree(oid))) {
    git.print('Already up to date.');
  }
  git.print(...merged.messages);
  const added = merged.index.filter(({path, stage}) => stage === 0 && !ours.has(path));
  const conflicted = merged.index.filter(({stage}) => stage > 0);
  const settled = [...ours].filter(([path]) => !conflicted.some((entry) => entry.path === path));
  await repo.saveIndex([
    ...settled.map(([path, entry]) => ({
      path,
      oid: entry.oid,
      mode: entry.mode,
      stage: 0 as const,
    })),
    ...added,
    ...conflicted,
  ]);
  await restoreOthers(git, repo, others);
  if (merged.hasConflict) {
    git.print(...(await printLong(repo, await readStatus(repo), git.show(repo))));
    throw new GitError(KEPT);
  }
  if (stagedThen) {
    await repo.saveStaged(stagedThen);
  }
}

/** Files that were in no commit come back, unless others have taken their names. */
async function restoreOthers(git: Git, repo: Repo, others: Tree): Promise<void> {
  const taken: string[] = [];
  for (const [path, entry] of others) {
    if (await repo.files.exists(`${repo.worktree}/${path}`)) {
      taken.push(path);
    } else {
      await repo.writeFile(path, entry);
    }
  }
  if (taken.length > 0) {
    throw new GitError(
      [
        ...taken.map((path) => `${path} already exists, no checkout`),
        'error: could not restore untracked files from stash',
        ...(await printLong(repo, await readStatus(repo), git.show(repo))),
        KEPT,
      ].join('\n'),
    );
  }
}

/** What was staged when the stash was made, for `--index`; undefined when that was nothing. */
async function indexToRestore(
  repo: Repo,
  base: string | undefined,
  index: string | undefined,
): Promise<Tree | undefined> {
  const [before, then] = [await repo.tree(base), await repo.tree(index)];
  if (isSameTree(before, then) || isSameTree(await repo.staged(), then)) {
    return undefined;
  }
  const head = await requireCommit(repo, 'HEAD');
  if (!isSameTree(before, await repo.tree(head))) {
    throw new GitError('error: conflicts in index. Try without --index.');
  }
  // Git puts the index together in the place of the present one, which its log shows.
  await repo.moveHead(head, 'reset: moving to HEAD');
  return then;
}

function isSameTree(a: Tree, b: Tree): boolean {
  return a.size === b.size && [...a].every(([path, entry]) => sameEntry(entry, b.get(path)));
}

async function readStashes(repo: Repo): Promise<readonly Stashed[]> {
  const lines = ((await repo.note(LOG)) ?? '').split('\n').filter(Boolean);
  return lines
    .map((line) => ({oid: line.split(' ')[1]!, message: line.split('\t')[1] ?? ''}))
    .reverse();
}

async function writeStashes(repo: Repo, stashes: readonly Stashed[]): Promise<void> {
  const lines = stashes
    .toReversed()
    .map(({oid, message}) => `${NO_OID} ${oid} student <student@lesson> 0 -0400\t${message}\n`);
  await repo.files.install(`${repo.gitdir}/${LOG}`, lines.join(''));
  await (stashes[0] ? repo.writeRef('refs/stash', stashes[0].oid) : repo.deleteRef('refs/stash'));
}
