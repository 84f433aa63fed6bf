import type {Git} from '../context';
import {GitError} from '../errors';
import {history} from '../history';
import {readOptions} from '../options';
import {allTips, readRange} from './range';

/** The names of commits, or how many there are. */
export async function revList(git: Git, words: readonly string[]): Promise<void> {
  const {has, value, rest, paths} = readOptions(
    words,
    '--count --all --first-parent --merges --no-merges --reverse -<number>',
    '-n --max-count --skip',
  );
  const repo = await git.repo();
  const short = rest.find((word) => /^-\d+$/.test(word))?.slice(1);
  const revisions = rest.filter((word) => !/^-\d+$/.test(word));
  if (revisions.length === 0 && !has('--all')) {
    throw new GitError('usage: git rev-list [<options>] <commit>... [--] [<path>...]', 129);
  }
  const range = await readRange(git, repo, revisions, paths);
  const from = has('--all') ? await allTips(repo) : range.from;
  const commits = await history(repo, from, range.without, {
    inGraph: false,
    paths: range.paths,
    firstParent: has('--first-parent'),
  });
  const skipped = Number(value('--skip') ?? 0);
  const kept = commits
    .filter(({parents}) => !(has('--merges') && parents.length < 2))
    .filter(({parents}) => !(has('--no-merges') && parents.length > 1))
    .slice(skipped, skipped + Number(value('-n', '--max-count') ?? short ?? Infinity))
    .map(({oid}) => oid);
  if (has('--count')) {
    git.print(String(kept.length));
  } else {
    git.print(...(has('--reverse') ? kept.toReversed() : kept));
  }
}
