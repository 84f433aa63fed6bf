import type {Git} from '../context';
import {GitError} from '../errors';
import {refusal} from '../../refusal';
import {Graph} from '../graph/graph';
import {history} from '../history';
import {readOptions} from '../options';
import {
  type ChangeFormat,
  type CommitFormat,
  changesOf,
  printChanges,
  printCommit,
  shownNames,
} from '../printCommit';
import type {Repo} from '../repo';
import {readMoment} from '../moments';
import type {Commit} from '../store';
import {isRealOption} from '../realOptions';
import {ambiguous, requireHistory} from '../revisions';
import {CHANGE_FLAGS, changeFormat} from './changeFormat';
import {allTips, isIn, readRange} from './range';

const LOG_FLAGS = `-<number> --oneline --all --decorate --no-decorate --abbrev-commit --reverse --merges --no-merges --first-parent --graph --date-order --topo-order --branches --tags --remotes -i ${CHANGE_FLAGS}`;

export async function log(git: Git, words: readonly string[]): Promise<void> {
  refuseUnusual(words);
  await requireHistoryOf(await git.repo(), words);
  const {has, value, rest, paths} = readOptions(
    words.map(withoutValue),
    LOG_FLAGS,
    '-n --max-count --author --grep --format --pretty --since --after --until --before -S --date -U --unified --skip',
    (word) =>
      isRealOption('log', word)
        ? new GitError(refusal(`git log ${word}`), 128)
        : new GitError(`fatal: unrecognized argument: ${word}`, 128),
  );
  const repo = await git.repo();
  const revisions = rest.filter((word) => !/^-\d+$/.test(word));
  const range = await readRange(git, repo, revisions, paths);
  const from = has('--all', '--branches')
    ? [...new Set([...(await allTips(repo)), ...range.from])]
    : range.from;
  const commits = await history(repo, from, range.without, {
    inGraph: has('--graph', '--topo-order'),
    paths: range.paths,
    firstParent: has('--first-parent'),
  });
  const most = Number(
    value('-n', '--max-count') ?? rest.find((word) => /^-\d+$/.test(word))?.slice(1) ?? Infinity,
  );
  const skipped = Number(value('--skip') ?? 0);
  const wanted = commits.filter((commit) => isWanted(commit, git.clock.now, has, value));
  const searched = value('-S');
  const kept = (
    searched === undefined ? wanted : await changing(repo, wanted, searched, range.paths)
  ).slice(skipped, skipped + most);
  const template = value('--format', '--pretty');
  const format: CommitFormat = {
    oneline: has('--oneline') || template === 'oneline',
    abbreviate: has('--abbrev-commit', '--oneline'),
    template:
      template && !NAMED_FORMATS.has(template) ? template.replace(/^t?format:/, '') : undefined,
    named: NAMED_FORMATS.has(template ?? '') ? template : undefined,
    date: value('--date'),
    names: await shownNames(git, repo, has),
    paint: repo.paint,
  };
  const shown = has('--reverse') ? kept.toReversed() : kept;
  await printLog(
    git,
    repo,
    shown,
    format,
    changeFormat(has, false, value('-U', '--unified')),
    has('--graph') ? new Set(commits.map(({oid}) => oid)) : undefined,
    range.paths,
  );
}

/** Without a commit, `--all` shows nothing, and a name is the mistake. */
async function requireHistoryOf(repo: Repo, words: readonly string[]): Promise<void> {
  const asked = words.slice(0, words.includes('--') ? words.indexOf('--') : undefined);
  const name = asked.find((word) => !word.startsWith('-'));
  const isNew = (await repo.listRefs('refs')).length === 0;
  if (!isNew || (name === undefined && !words.includes('--all'))) {
    await requireHistory(repo);
  } else if (name !== undefined) {
    throw ambiguous(name);
  }
}

function refuseUnusual(words: readonly string[]): void {
  const refused = words.find((word) => /^(?:-g|--walk-reflogs|-L.*|--follow)$/.test(word));
  if (refused !== undefined) {
    throw new GitError(refusal(`git log ${refused}`));
  }
  if (words.at(-1) === '-n') {
    throw new GitError('error: -n requires an argument', 129);
  }
}

/** Formats that have a name. */
const NAMED_FORMATS = new Set(['oneline', 'medium', 'short', 'full', 'fuller']);

/** `--decorate` may have a value, and all but `no` come to the same. */
function withoutValue(word: string): string {
  return word === '--decorate=no' ? '--no-decorate' : word.replace(/^--decorate=.*/, '--decorate');
}

function isWanted(
  {author, committer, message, parents}: Commit,
  now: number,
  has: (...names: readonly string[]) => boolean,
  value: (...names: readonly string[]) => string | undefined,
): boolean {
  const flags = has('-i') ? 'i' : '';
  const matches = (pattern: string | undefined, text: string) =>
    pattern === undefined || new RegExp(pattern, flags).test(text);
  const since = value('--since', '--after');
  const until = value('--until', '--before');
  return (
    committer.timestamp >= (since === undefined ? -Infinity : readMoment(since, now)) &&
    committer.timestamp <= (until === undefined ? Infinity : readMoment(until, now)) &&
    matches(value('--author'), `${author.name} <${author.email}>`) &&
    matches(value('--grep'), message) &&
    !(has('--merges') && parents.length < 2) &&
    !(has('--no-merges') && parents.length > 1)
  );
}

/** The commits that changed how often a text occurs. */
async function changing(
  repo: Repo,
  commits: readonly Commit[],
  text: string,
  paths: readonly string[],
): Promise<readonly Commit[]> {
  const count = async (oid: string | undefined) =>
    oid === undefined ? 0 : (await repo.store.readText(oid)).split(text).length - 1;
  const found: Commit[] = [];
  for (const commit of commits.filter(({parents}) => parents.length < 2)) {
    const own = (await changesOf(repo, commit)).filter(({path}) => isIn(path, paths));
    const counts = await Promise.all(
      own.map(async ({before, after}) => (await count(before?.oid)) !== (await count(after?.oid))),
    );
    found.push(...(counts.includes(true) ? [commit] : []));
  }
  return found;
}

async function printLog(
  git: Git,
  repo: Repo,
  commits: readonly Commit[],
  format: CommitFormat,
  changes: ChangeFormat,
  /** The commits of a graph, with those that a limit hides; undefined without a graph. */
  inGraph: ReadonlySet<string> | undefined,
  paths: readonly string[],
): Promise<void> {
  const isSpaced = !format.oneline && format.template === undefined;
  const graph = inGraph ? new Graph({gap: isSpaced, paint: repo.paint}) : undefined;
  for (const [index, commit] of commits.entries()) {
    const lines = [...printCommit(commit, format)];
    if (
      (changes.patch ||
        changes.stat ||
        changes.shortStat ||
        changes.numStat ||
        changes.nameOnly ||
        changes.nameStatus) &&
      commit.parents.length < 2
    ) {
      const own = (await changesOf(repo, commit)).filter(({path}) => isIn(path, paths));
      const below = await printChanges(repo, own, changes);
      lines.push(...(below.length > 0 && !format.oneline ? [''] : []), ...below);
    }
    if (graph) {
      const parents = commit.parents.filter((oid) => inGraph?.has(oid));
      git.print(...graph.lines({oid: commit.oid, parents}, lines));
    } else {
      const isLast = index === commits.length - 1;
      git.print(...lines, ...(isSpaced && !isLast ? [''] : []));
    }
  }
}
