import type {Git} from '../context';
import {readOptions} from '../options';
import {short} from '../compareTrees';
import type {Repo} from '../repo';
import {upstreamOf} from '../revisions';
import {addressOf, openAddress, remoteNames} from './address';

export async function fetch(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest} = readOptions(words, '-q --quiet -p --prune --all -v --verbose -t -n');
  const repo = await git.repo();
  const branch = await repo.branch();
  const upstream = branch === undefined ? undefined : await upstreamOf(repo, branch);
  const name = rest[0] ?? upstream?.remote ?? 'origin';
  if (rest[0] === undefined && !(await remoteNames(repo)).includes(name)) {
    return;
  }
  const lines = await fetchFrom(git, repo, name, has('-p', '--prune'));
  if (!has('-q', '--quiet')) {
    git.print(...lines);
  }
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

export async function fetchFrom(
  git: Git,
  repo: Repo,
  name: string,
  prune: boolean,
): Promise<readonly string[]> {
  const address = await addressOf(repo, name);
  const other = await openAddress(git, address);
  await repo.store.copyFrom(other.store);
  const fetched: Fetched[] = [];
  const branches = await other.listRefs('refs/heads');
  if (prune) {
    for (const own of await repo.listRefs(`refs/remotes/${name}`)) {
      if (own !== 'HEAD' && !branches.includes(own)) {
        await repo.deleteRef(`refs/remotes/${name}/${own}`);
        fetched.push({
          mark: '-',
          summary: '[deleted]',
          from: '(none)',
          to: `${name}/${own}`,
          note: '',
        });
      }
    }
  }
  const own = await repo.branch();
  const followed = own === undefined ? undefined : (await upstreamOf(repo, own))?.branch;
  // What `git pull` would merge comes first, the others by name.
  const inOrder = branches.toSorted((a, b) => Number(b === followed) - Number(a === followed));
  for (const branch of inOrder) {
    const ref = `refs/remotes/${name}/${branch}`;
    const [before, now] = [await repo.readRef(ref), (await other.readRef(`refs/heads/${branch}`))!];
    if (before === now) {
      continue;
    }
    await repo.writeRef(ref, now);
    const to = `${name}/${branch}`;
    if (before === undefined) {
      fetched.push({mark: '*', summary: '[new branch]', from: branch, to, note: ''});
    } else {
      const isAncestor = (await repo.store.ancestors([now])).has(before);
      fetched.push(
        isAncestor
          ? {mark: ' ', summary: `${short(before)}..${short(now)}`, from: branch, to, note: ''}
          : {
              mark: '+',
              summary: `${short(before)}...${short(now)}`,
              from: branch,
              to,
              note: '  (forced update)',
            },
      );
    }
  }
  for (const tag of await other.listRefs('refs/tags')) {
    if ((await repo.readRef(`refs/tags/${tag}`)) === undefined) {
      await repo.writeRef(`refs/tags/${tag}`, (await other.readRef(`refs/tags/${tag}`))!);
      fetched.push({mark: '*', summary: '[new tag]', from: tag, to: tag, note: ''});
    }
  }
  const main = await other.branch();
  const isKnown = (await repo.readRef(`refs/remotes/${name}/HEAD`)) !== undefined;
  if (main !== undefined && branches.includes(main) && !isKnown) {
    await setRemoteHead(repo, name, main);
  }
  if (fetched.length === 0) {
    return [];
  }
  const width = Math.max(10, ...fetched.map(({from}) => from.length));
  return [
    `From ${address.replace(/\.git$/, '')}`,
    ...fetched.map(
      ({mark, summary, from, to, note}) =>
        ` ${mark} ${summary.padEnd(SUMMARY_WIDTH)} ${from.padEnd(width)} -> ${to}${note}`,
    ),
  ];
}
