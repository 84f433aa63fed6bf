import {compareTrees} from '../compareTrees';
import type {Git} from '../context';
import {GitError} from '../errors';
import {diffLines, splitLines} from '../lineDiff';
import {readOptions} from '../options';
import {isoDate} from '../printCommit';
import type {Repo} from '../repo';
import {requireCommit} from '../revisions';
import {type Commit, type Person, NO_OID} from '../store';

/** Characters of a commit’s id; at the first commit of all, `^` takes the place of the last one. */
const ID_WIDTH = 8;

/** Where a line comes from. */
interface Origin {
  readonly oid: string;
  readonly path: string;
  readonly author: Person;
  readonly isRoot: boolean;
}

/** Lines that a commit has to answer for: their places in its file, and in the last one. */
interface Suspect {
  readonly oid: string;
  readonly path: string;
  readonly lines: readonly (readonly [place: number, shown: number])[];
}

export async function blame(git: Git, words: readonly string[]): Promise<void> {
  const {has, value, rest, paths = []} = readOptions(words, '-e --show-email -s', '-L');
  const repo = await git.repo();
  const named = [...rest, ...paths];
  const word = named.at(-1);
  if (word === undefined) {
    throw new GitError('usage: git blame [<options>] [<rev>] [--] <file>', 129);
  }
  const revision = named.length > 1 ? named[0]! : 'HEAD';
  const start = await requireCommit(repo, revision);
  const path = git.inRepo(repo, word);
  if (!(await repo.tree(start)).has(path)) {
    throw new GitError(`fatal: no such path '${word}' in ${revision}`, 128);
  }
  const isPresent = named.length < 2;
  const texts = isPresent ? await presentLines(git, repo, path) : await linesAt(repo, start, path);
  const origins = new Map<number, Origin>();
  const suspect = isPresent
    ? await beforeCommit(git, repo, {oid: start, path, lines: []}, texts, origins)
    : {oid: start, path, lines: texts.map((_, index) => [index, index] as const)};
  await accuse(repo, suspect, origins);
  const [from, to] = readLines(value('-L'), texts.length, word);
  const rows = texts
    .map((text, index) => ({text, number: index + 1, origin: origins.get(index)!}))
    .slice(from - 1, to);
  git.print(...printRows(rows, path, has));
}

/** The file as it stands in the working folder. */
async function presentLines(git: Git, repo: Repo, path: string): Promise<readonly string[]> {
  return splitLines(await git.files.readFile(`${repo.worktree}/${path}`));
}

async function linesAt(repo: Repo, oid: string, path: string): Promise<readonly string[]> {
  const entry = (await repo.tree(oid)).get(path);
  return entry ? splitLines(await repo.store.readText(entry.oid)) : [];
}

/** Lines that are in no commit yet are settled; the others are the last commit’s. */
async function beforeCommit(
  git: Git,
  repo: Repo,
  {oid, path}: Suspect,
  texts: readonly string[],
  origins: Map<number, Origin>,
): Promise<Suspect> {
  const kept = keptLines(await linesAt(repo, oid, path), texts);
  const seconds = Math.floor(git.clock.now / 1000);
  const {timezoneOffset} = (await repo.store.readCommit(oid)).author;
  const author = {
    name: 'Not Committed Yet',
    email: 'not.committed.yet',
    timestamp: seconds,
    timezoneOffset,
  };
  for (const index of texts.keys()) {
    if (!kept.has(index)) {
      origins.set(index, {oid: NO_OID, path, author, isRoot: false});
    }
  }
  return {oid, path, lines: [...kept].map(([now, then]) => [then, now] as const)};
}

/** Hands lines on to the parents that have them already; a commit answers for the rest. */
async function accuse(repo: Repo, first: Suspect, origins: Map<number, Origin>): Promise<void> {
  const queue = [first];
  for (let suspect = queue.pop(); suspect !== undefined; suspect = queue.pop()) {
    const commit = await repo.store.readCommit(suspect.oid);
    const texts = await linesAt(repo, suspect.oid, suspect.path);
    let left = suspect.lines;
    for (const parent of commit.parents) {
      const path = await pathIn(repo, parent, commit, suspect.path);
      const kept = keptLines(await linesAt(repo, parent, path), texts);
      const inherited = left.filter(([place]) => kept.has(place));
      left = left.filter(([place]) => !kept.has(place));
      if (inherited.length > 0) {
        const lines = inherited.map(([place, shown]) => [kept.get(place)!, shown] as const);
        queue.push({oid: parent, path, lines});
      }
    }
    const {oid, author, parents} = commit;
    for (const [, shown] of left) {
      origins.set(shown, {oid, path: suspect.path, author, isRoot: parents.length === 0});
    }
  }
}

/** What a file was called in a parent. */
async function pathIn(repo: Repo, parent: string, commit: Commit, path: string): Promise<string> {
  const before = await repo.tree(parent);
  if (before.has(path)) {
    return path;
  }
  const changes = await compareTrees(repo.store, before, await repo.tree(commit.oid));
  return changes.find((change) => change.path === path)?.from ?? path;
}

/** Lines of the later text that are unchanged, with their places in the earlier one. */
function keptLines(
  before: readonly string[],
  after: readonly string[],
): ReadonlyMap<number, number> {
  const kept = new Map<number, number>();
  let [then, now] = [0, 0];
  for (const change of [
    ...diffLines(before, after),
    {oldStart: before.length, oldCount: 0, newStart: after.length, newCount: 0},
  ]) {
    while (now < change.newStart) {
      kept.set(now, then);
      now += 1;
      then += 1;
    }
    then = change.oldStart + change.oldCount;
    now = change.newStart + change.newCount;
  }
  return kept;
}

function readLines(
  range: string | undefined,
  count: number,
  word: string,
): readonly [from: number, to: number] {
  const [, from = '1', plus = '', to = String(count)] =
    /^(\d+)?(?:,(\+)?(\d+))?$/.exec(range ?? '') ?? [];
  const first = Number(from);
  if (first > count) {
    throw new GitError(`fatal: file ${word} has only ${count} line${count === 1 ? '' : 's'}`, 128);
  }
  return [first, plus === '' ? Number(to) : first + Number(to) - 1];
}

interface Row {
  readonly text: string;
  readonly number: number;
  readonly origin: Origin;
}

function printRows(
  rows: readonly Row[],
  path: string,
  has: (...names: readonly string[]) => boolean,
): readonly string[] {
  const nameOf = ({author}: Origin) =>
    has('-e', '--show-email') ? `<${author.email}>` : author.name;
  const nameWidth = Math.max(...rows.map(({origin}) => nameOf(origin).length));
  const numberWidth = String(rows.at(-1)?.number ?? 0).length;
  const isMoved = rows.some(({origin}) => origin.path !== path);
  const pathWidth = Math.max(...rows.map(({origin}) => origin.path.length));
  return rows.map(({text, number, origin}) => {
    const id = `${origin.isRoot ? '^' : ''}${origin.oid}`.slice(0, ID_WIDTH);
    const file = isMoved ? ` ${origin.path.padEnd(pathWidth)}` : '';
    const who = has('-s') ? '' : `(${nameOf(origin).padEnd(nameWidth)} ${isoDate(origin.author)} `;
    return `${id}${file} ${who}${String(number).padStart(numberWidth)}) ${text.replace(/\n$/, '')}`;
  });
}
