import {refusal} from '../refusal';
import {GitError} from './errors';
import type {Repo} from './repo';

const BRANCH_FOLDERS = ['refs/', 'refs/tags/', 'refs/heads/', 'refs/remotes/'];

/** In a new repository there is nothing to show. */
export async function requireHistory(repo: Repo): Promise<void> {
  if ((await repo.head()) === undefined && (await repo.listRefs('refs')).length === 0) {
    const branch = await repo.branch();
    throw new GitError(`fatal: your current branch '${branch}' does not have any commits yet`, 128);
  }
}

/** The object that a name such as `main~2`, `HEAD^` or `3f2a1b0` means; undefined when there is none. */
export async function resolve(repo: Repo, revision: string): Promise<string | undefined> {
  const [, base = '', steps = ''] = /^(.*?)((?:[~^]\d*)*)$/s.exec(revision) ?? [];
  let oid = await resolveBase(repo, base);
  for (const [, sign, count] of steps.matchAll(/([~^])(\d*)/g)) {
    if (oid === undefined) {
      return undefined;
    }
    oid = await peel(repo, oid);
    const number = count === '' ? 1 : Number(count);
    if (sign === '~') {
      for (let step = 0; step < number && oid !== undefined; step += 1) {
        oid = (await repo.store.readCommit(oid)).parents[0];
      }
    } else if (number > 0 && oid !== undefined) {
      oid = (await repo.store.readCommit(oid)).parents[number - 1];
    }
  }
  return oid;
}

async function resolveBase(repo: Repo, name: string): Promise<string | undefined> {
  const plain = name === '@' ? 'HEAD' : name;
  if (/^@\{-1\}$/.test(plain)) {
    const branch = await previousBranch(repo);
    return branch && (await resolveBase(repo, branch));
  }
  const past = /^(.*)@\{(\d+)\}$/.exec(plain);
  if (past) {
    return await fromLog(repo, past[1]!, Number(past[2]));
  }
  if (/@\{(?!-\d|u(?:pstream)?\}|push\})[^}]+\}$/.test(plain)) {
    throw new GitError(`${refusal(plain)} Count back instead, as in HEAD@{1}.`);
  }
  if (/@\{u(?:pstream)?\}$/.test(plain)) {
    const branch = plain.replace(/@\{.*/, '') || (await repo.branch()) || '';
    const {ref} = (await upstreamOf(repo, branch)) ?? {};
    return ref && (await repo.readRef(ref));
  }
  if (/^(?:HEAD|ORIG_HEAD|MERGE_HEAD|FETCH_HEAD)$/.test(plain)) {
    return (await repo.readRef(plain))?.slice(0, 40);
  }
  if (plain === 'stash') {
    return await fromLog(repo, 'stash', 0);
  }
  for (const folder of BRANCH_FOLDERS) {
    const oid = await repo.readRef(folder + plain);
    if (oid !== undefined) {
      return oid;
    }
  }
  const head = await repo.readRef(`refs/remotes/${plain}/HEAD`);
  return head ?? (await repo.store.expand(plain));
}

/** The branch or commit that HEAD was at before the last switch. */
export async function previousBranch(repo: Repo): Promise<string | undefined> {
  const lines = ((await repo.note('logs/HEAD')) ?? '')
    .split('\n')
    .filter((line) => line.includes('checkout: moving from'));
  return /moving from (\S+) to/.exec(lines.at(-1) ?? '')?.[1];
}

/** `HEAD@{1}` and `stash@{0}` count back in a log. */
async function fromLog(repo: Repo, name: string, back: number): Promise<string | undefined> {
  if (!['stash', 'HEAD'].includes(name)) {
    throw new GitError(
      `${refusal(`${name}@{${back}}`)} HEAD@{${back}} counts back in the log of HEAD.`,
    );
  }
  const path = name === 'stash' ? 'logs/refs/stash' : 'logs/HEAD';
  const lines = ((await repo.note(path)) ?? '').split('\n').filter(Boolean);
  return lines.at(-1 - back)?.split(' ')[1];
}

/** The commit that a tag stands for. */
export async function peel(repo: Repo, oid: string): Promise<string> {
  return (await repo.store.typeOf(oid)) === 'tag'
    ? await peel(repo, (await repo.store.readTag(oid)).object)
    : oid;
}

export async function resolveCommit(repo: Repo, revision: string): Promise<string | undefined> {
  const oid = await resolve(repo, revision);
  if (oid === undefined) {
    return undefined;
  }
  const commit = await peel(repo, oid);
  return (await repo.store.typeOf(commit)) === 'commit' ? commit : undefined;
}

export async function requireCommit(repo: Repo, revision: string): Promise<string> {
  const oid = await resolveCommit(repo, revision);
  if (oid === undefined) {
    throw ambiguous(revision);
  }
  return oid;
}

export function ambiguous(revision: string): GitError {
  return new GitError(
    `fatal: ambiguous argument '${revision}': unknown revision or path not in the working tree.
Use '--' to separate paths from revisions, like this:
'git <command> [<revision>...] -- [<file>...]'`,
    128,
  );
}

interface Upstream {
  readonly remote: string;
  /** Name of the branch there. */
  readonly branch: string;
  /** `origin/main` */
  readonly shown: string;
  readonly ref: string;
}

/** The branch of another repository that a branch follows. */
export async function upstreamOf(repo: Repo, branch: string): Promise<Upstream | undefined> {
  const remote = await repo.setting(`branch.${branch}.remote`);
  const merge = await repo.setting(`branch.${branch}.merge`);
  if (remote === undefined || merge === undefined) {
    return undefined;
  }
  const name = merge.replace('refs/heads/', '');
  return remote === '.'
    ? {remote, branch: name, shown: name, ref: `refs/heads/${name}`}
    : {remote, branch: name, shown: `${remote}/${name}`, ref: `refs/remotes/${remote}/${name}`};
}

/** Sets what a branch follows, and says so as Git does. */
export async function follow(
  repo: Repo,
  branch: string,
  remote: string,
  target: string,
): Promise<string> {
  await repo.config.set(`branch.${branch}.remote`, remote);
  await repo.config.set(`branch.${branch}.merge`, `refs/heads/${target}`);
  const shown = remote === '.' ? target : `${remote}/${target}`;
  return `branch '${branch}' set up to track '${shown}'.`;
}

/** Commits of each side that the other has not. */
export async function aheadBehind(
  repo: Repo,
  own: string,
  other: string,
): Promise<readonly [ahead: number, behind: number]> {
  const [mine, theirs] = [await repo.store.ancestors([own]), await repo.store.ancestors([other])];
  return [
    [...mine].filter((oid) => !theirs.has(oid)).length,
    [...theirs].filter((oid) => !mine.has(oid)).length,
  ];
}
