import type {Git} from '../context';
import {GitError} from '../errors';
import {Graph} from '../graph';
import {history} from '../history';
import {readOptions} from '../options';
import {
  type ChangeFormat,
  type CommitFormat,
  changesOf,
  printChanges,
  printCommit,
  readNames,
} from '../printCommit';
import type {Repo} from '../repo';
import {readMoment} from '../moments';
import type {Commit} from '../store';
import {CHANGE_FLAGS, changeFormat} from './changeFormat';
import {allTips, isIn, readRange} from './range';

const LOG_FLAGS = `--oneline --graph --all --decorate --no-decorate --abbrev-commit --reverse --merges --no-merges --first-parent --follow --date-order --topo-order --branches --tags --remotes -i ${CHANGE_FLAGS}`;

export async function log(git: Git, words: readonly string[]): Promise<void> {
  const {has, value, rest, paths} = readOptions(
    words,
    LOG_FLAGS,
    '-n --max-count --author --grep --format --pretty --since --after --until --before -S --date --decorate',
  );
  const repo = await git.repo();
  const revisions = rest.filter((word) => !/^-\d+$/.test(word));
  const range = await readRange(git, repo, revisions, paths);
  const from = has('--all', '--branches')
    ? [...new Set([...(await allTips(repo)), ...range.from])]
    : range.from;
  if (from.length === 0) {
    const branch = await repo.branch();
    throw new GitError(`fatal: your current branch '${branch}' does not have any commits yet`, 128);
  }
  const commits = await history(repo, from, range.without, {
    inGraph: has('--graph', '--topo-order'),
    paths: range.paths,
    firstParent: has('--first-parent'),
  });
  const most = Number(
    value('-n', '--max-count') ?? rest.find((word) => /^-\d+$/.test(word))?.slice(1) ?? Infinity,
  );
  const wanted = commits.filter((commit) => isWanted(commit, git.clock.now, has, value));
  const searched = value('-S');
  const kept = (
    searched === undefined ? wanted : await changing(repo, wanted, searched, range.paths)
  ).slice(0, most);
  const template = value('--format', '--pretty');
  const format: CommitFormat = {
    oneline: has('--oneline') || template === 'oneline',
    abbreviate: has('--abbrev-commit', '--oneline'),
    template:
      template && !['oneline', 'medium', 'short', 'full'].includes(template)
        ? template.replace(/^t?format:/, '')
        : undefined,
    names: has('--no-decorate') ? undefined : await readNames(repo),
  };
  const shown = has('--reverse') ? kept.toReversed() : kept;
  await printLog(git, repo, shown, format, changeFormat(has, false), has('--graph'), range.paths);
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
  withGraph: boolean,
  paths: readonly string[],
): Promise<void> {
  const graph = withGraph ? new Graph() : undefined;
  for (const [index, commit] of commits.entries()) {
    const lines = [...printCommit(commit, format)];
    if (
      (changes.patch || changes.stat || changes.nameOnly || changes.nameStatus) &&
      commit.parents.length < 2
    ) {
      const own = (await changesOf(repo, commit)).filter(({path}) => isIn(path, paths));
      const printed = await printChanges(repo, own, changes);
      lines.push(...(printed.length > 0 && !format.oneline ? [''] : []), ...printed);
    }
    const isLast = index === commits.length - 1;
    const gap = format.oneline || format.template !== undefined || isLast ? [] : [''];
    if (!graph) {
      git.print(...lines, ...gap);
      continue;
    }
    graph.update(commit);
    git.print(...graphLines(graph, [...lines, ...gap]));
  }
}

function graphLines(graph: Graph, lines: readonly string[]): readonly string[] {
  const printed: string[] = [];
  let next = 0;
  for (let seen = false; !seen;) {
    const {text, isCommit} = graph.nextLine();
    seen = isCommit;
    printed.push(isCommit ? text + (lines[next++] ?? '') : text);
  }
  while (next < lines.length) {
    printed.push(graph.nextLine().text + lines[next++]!);
  }
  while (!graph.isFinished) {
    printed.push(graph.nextLine().text);
  }
  return printed.map((line) => line.trimEnd());
}
