import type {Git} from '../context';
import {refusal} from '../../refusal';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {short} from '../compareTrees';
import type {Repo} from '../repo';
import {peel, upstreamOf} from '../revisions';
import {addressOf, openAddress, remoteNames} from './address';
import {type FetchedTip, noteFetched} from './fetchHead';

export async function fetch(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest} = readOptions(words, '-q --quiet -p --prune --all');
  const repo = await git.repo();
  const branch = await repo.branch();
  const upstream = branch === undefined ? undefined : await upstreamOf(repo, branch);
  const [name = upstream?.remote ?? 'origin', ...given] = rest;
  const known = await remoteNames(repo);
  if (has('--all') && rest.length > 0) {
    throw new GitError('fatal: fetch --all does not take a repository argument', 128);
  }
  if (rest.length === 0 && !has('--all') && !known.includes(name)) {
    return;
  }
  const specs = given.map(readRefspec);
  for (const each of has('--all') ? known : [name]) {
    const {lines, rejected} = await fetchFrom(git, repo, each, {
      prune: has('-p', '--prune'),
      specs,
    });
    if (!has('-q', '--quiet')) {
      git.print(...(has('--all') && known.length > 1 ? [`Fetching ${each}`] : []), ...lines);
    }
    if (rejected) {
      throw new GitError('');
    }
  }
}

/** One word such as `main`, `main:copy` or `+main:copy`. */
interface Refspec {
  readonly from: string;
  /** The branch here; undefined when only FETCH_HEAD notes it. */
  readonly to: string | undefined;
  readonly force: boolean;
}

export function readRefspec(word: string): Refspec {
  const [, plus = '', from = '', to = ''] =
    /^(\+?)(?:refs\/heads\/)?([^:*]+)(?::(?:refs\/heads\/)?([^:*]*))?$/.exec(word) ?? [];
  if (from === '' || from === 'tag' || to.startsWith('refs/') || from.startsWith('refs/')) {
    throw new GitError(
      `${refusal(`git fetch with ${word}`)} Name a branch, as in git fetch origin main.`,
    );
  }
  return {from, to: to === '' ? undefined : to, force: plus !== ''};
}

/** Notes which branch of another repository is its main one. */
export async function setRemoteHead(repo: Repo, name: string, branch: string): Promise<void> {
  const path = `${repo.gitdir}/refs/remotes/${name}/HEAD`;
  await repo.files.install(path, `ref: refs/remotes/${name}/${branch}\n`);
}

interface Fetched {
  readonly mark: string;
  readonly summary: string;
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

const SUMMARY_WIDTH = 17;

interface FetchOptions {
  readonly prune: boolean;
  /** What is asked for; all branches when there is nothing. */
  readonly specs?: readonly Refspec[];
}

interface FetchResult {
  readonly lines: readonly string[];
  /** A branch here has commits that the other one lacks. */
  readonly rejected: boolean;
}

export async function fetchFrom(
  git: Git,
  repo: Repo,
  name: string,
  {prune, specs = []}: FetchOptions,
): Promise<FetchResult> {
  const address = await addressOf(repo, name);
  const other = await openAddress(git, address);
  const shown = address.replace(/\.git$/, '');
  const isKnown = (await remoteNames(repo)).includes(name);
  const wanted = specs.length === 0 && !isKnown ? [readRefspec('HEAD')] : specs;
  const asked = await Promise.all(wanted.map(async (spec) => await tipOf(other, spec, shown)));
  for (const {spec} of asked) {
    await refuseCheckedOut(repo, spec.to);
  }
  await repo.store.copyFrom(other.store);
  const pruned = prune && isKnown ? await pruneFrom(repo, other, name) : [];
  const fetched =
    asked.length > 0
      ? await fetchAsked(repo, other, isKnown ? name : undefined, asked)
      : await fetchAll(repo, other, name, shown);
  const all = [...pruned, ...fetched];
  return {lines: all.length === 0 ? [] : tableOf(shown, all), rejected: all.some(isRejected)};
}

interface Asked {
  readonly spec: Refspec;
  readonly tip: FetchedTip;
  readonly kind: string;
}

async function tipOf(other: Repo, spec: Refspec, shown: string): Promise<Asked> {
  if (spec.from === 'HEAD') {
    const oid = await other.head();
    if (oid !== undefined) {
      return {spec, tip: {oid, what: shown, forMerge: true}, kind: 'branch'};
    }
  }
  for (const [kind, folder] of [
    ['branch', 'heads'],
    ['tag', 'tags'],
  ] as const) {
    const oid = await other.readRef(`refs/${folder}/${spec.from}`);
    if (oid !== undefined) {
      return {spec, tip: {oid, what: `${kind} '${spec.from}' of ${shown}`, forMerge: true}, kind};
    }
  }
  throw new GitError(`fatal: couldn't find remote ref ${spec.from}`, 128);
}

async function refuseCheckedOut(repo: Repo, to: string | undefined): Promise<void> {
  if (to !== undefined && repo.dir !== undefined && to === (await repo.branch())) {
    throw new GitError(
      `fatal: refusing to fetch into branch 'refs/heads/${to}' checked out at '${repo.dir}'`,
      128,
    );
  }
}

/** Only what the words name; what follows these branches is brought up to date too. */
async function fetchAsked(
  repo: Repo,
  other: Repo,
  remote: string | undefined,
  asked: readonly Asked[],
): Promise<readonly Fetched[]> {
  const fetched: Fetched[] = [];
  for (const {spec, tip, kind} of asked) {
    fetched.push(
      ...(spec.to === undefined
        ? [{mark: '*', summary: kind, from: spec.from, to: 'FETCH_HEAD', note: ''}]
        : await update(repo, `refs/heads/${spec.to}`, tip.oid, spec.from, spec.to, spec.force)),
    );
  }
  const branches = asked.filter(({kind, spec}) => kind === 'branch' && spec.from !== 'HEAD');
  for (const {spec, tip} of remote === undefined ? [] : branches) {
    const to = `${remote}/${spec.from}`;
    fetched.push(...(await update(repo, `refs/remotes/${to}`, tip.oid, spec.from, to, true)));
  }
  if (asked.some(({spec}) => spec.to !== undefined)) {
    fetched.push(
      ...(await fetchTags(
        repo,
        other,
        asked.map(({tip}) => tip.oid),
      )),
    );
  }
  await noteFetched(
    repo,
    asked.map(({tip}) => tip),
  );
  return fetched;
}

async function fetchAll(
  repo: Repo,
  other: Repo,
  name: string,
  shown: string,
): Promise<readonly Fetched[]> {
  const branches = await other.listRefs('refs/heads');
  const own = await repo.branch();
  const upstream = own === undefined ? undefined : await upstreamOf(repo, own);
  const followed = upstream?.remote === name ? upstream.branch : undefined;
  // What `git pull` would merge comes first, the others by name.
  const inOrder = branches.toSorted((a, b) => Number(b === followed) - Number(a === followed));
  const fetched: Fetched[] = [];
  const tips: FetchedTip[] = [];
  for (const branch of inOrder) {
    const to = `${name}/${branch}`;
    const oid = (await other.readRef(`refs/heads/${branch}`))!;
    tips.push({oid, what: `branch '${branch}' of ${shown}`, forMerge: branch === followed});
    fetched.push(...(await update(repo, `refs/remotes/${to}`, oid, branch, to, true)));
  }
  const tags = await fetchTags(
    repo,
    other,
    tips.map(({oid}) => oid),
  );
  for (const {from} of tags) {
    const oid = (await other.readRef(`refs/tags/${from}`))!;
    tips.push({oid, what: `tag '${from}' of ${shown}`, forMerge: false});
  }
  await noteFetched(repo, tips);
  const main = await other.branch();
  const isNoted = (await repo.readRef(`refs/remotes/${name}/HEAD`)) !== undefined;
  if (main !== undefined && branches.includes(main) && !isNoted) {
    await setRemoteHead(repo, name, main);
  }
  return [...fetched, ...tags];
}

/** Moves a branch here to a commit, if that loses nothing or is forced. */
async function update(
  repo: Repo,
  ref: string,
  now: string,
  from: string,
  to: string,
  force: boolean,
): Promise<readonly Fetched[]> {
  const before = await repo.readRef(ref);
  if (before === now) {
    return [];
  }
  const isAncestor = before !== undefined && (await repo.store.ancestors([now])).has(before);
  if (before !== undefined && !isAncestor && !force) {
    return [{mark: '!', summary: '[rejected]', from, to, note: '  (non-fast-forward)'}];
  }
  await repo.writeRef(ref, now);
  if (before === undefined) {
    return [{mark: '*', summary: '[new branch]', from, to, note: ''}];
  }
  return isAncestor
    ? [{mark: ' ', summary: `${short(before)}..${short(now)}`, from, to, note: ''}]
    : [
        {
          mark: '+',
          summary: `${short(before)}...${short(now)}`,
          from,
          to,
          note: '  (forced update)',
        },
      ];
}

/** Tags that point into what was fetched come along. */
async function fetchTags(
  repo: Repo,
  other: Repo,
  tips: readonly string[],
): Promise<readonly Fetched[]> {
  const history = await other.store.ancestors(
    await Promise.all(tips.map(async (oid) => await peel(other, oid))),
  );
  const fetched: Fetched[] = [];
  for (const tag of await other.listRefs('refs/tags')) {
    const oid = (await other.readRef(`refs/tags/${tag}`))!;
    if (
      (await repo.readRef(`refs/tags/${tag}`)) === undefined &&
      history.has(await peel(other, oid))
    ) {
      await repo.writeRef(`refs/tags/${tag}`, oid);
      fetched.push({mark: '*', summary: '[new tag]', from: tag, to: tag, note: ''});
    }
  }
  return fetched;
}

async function pruneFrom(repo: Repo, other: Repo, name: string): Promise<readonly Fetched[]> {
  return (await removeGone(repo, other, name)).map((own) => ({
    mark: '-',
    summary: '[deleted]',
    from: '(none)',
    to: `${name}/${own}`,
    note: '',
  }));
}

/** Forgets the branches of another repository that it has no more; their names. */
export async function removeGone(
  repo: Repo,
  other: Repo,
  name: string,
  {isTrial = false} = {},
): Promise<readonly string[]> {
  const branches = await other.listRefs('refs/heads');
  const own = await repo.listRefs(`refs/remotes/${name}`);
  const gone = own.filter((branch) => branch !== 'HEAD' && !branches.includes(branch));
  for (const branch of isTrial ? [] : gone) {
    await repo.deleteRef(`refs/remotes/${name}/${branch}`);
  }
  return gone;
}

const isRejected = ({mark}: Fetched) => mark === '!';

function tableOf(shown: string, fetched: readonly Fetched[]): readonly string[] {
  const width = Math.max(10, ...fetched.map(({from}) => from.length));
  return [
    `From ${shown}`,
    ...fetched.map(
      ({mark, summary, from, to, note}) =>
        ` ${mark} ${summary.padEnd(SUMMARY_WIDTH)} ${from.padEnd(width)} -> ${to}${note}`,
    ),
  ];
}
