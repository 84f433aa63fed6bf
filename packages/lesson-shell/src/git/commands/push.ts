import type {Git} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {short} from '../compareTrees';
import type {Repo} from '../repo';
import {follow, resolveCommit, upstreamOf} from '../revisions';
import {addressOf, openAddress, remoteNames} from './address';

const FETCH_FIRST = `hint: Updates were rejected because the remote contains work that you do not
hint: have locally. This is usually caused by another repository pushing to
hint: the same ref. If you want to integrate the remote changes, use
hint: 'git pull' before pushing again.
hint: See the 'Note about fast-forwards' in 'git push --help' for details.`;

const BEHIND = `hint: Updates were rejected because the tip of your current branch is behind
hint: its remote counterpart. If you want to integrate the remote changes,
hint: use 'git pull' before pushing again.
hint: See the 'Note about fast-forwards' in 'git push --help' for details.`;

interface Push {
  /** Local name; undefined deletes. */
  readonly from?: string;
  readonly to: string;
  readonly isTag: boolean;
}

export async function push(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest} = readOptions(
    words,
    '-u --set-upstream -q --quiet -f --force --force-with-lease -d --delete --tags --all',
  );
  const repo = await git.repo();
  const branch = await repo.branch();
  const [name, pushes] = await plannedPushes(repo, rest, branch, has);
  const address = await addressOf(repo, name);
  for (const {from, isTag} of pushes) {
    if (from !== undefined && (await resolveCommitOrTag(repo, from, isTag)) === undefined) {
      throw new GitError(
        `error: src refspec ${rest.length > 1 ? from : `refs/heads/${from}`} does not match any\nerror: failed to push some refs to '${address}'`,
      );
    }
  }
  const other = await openAddress(git, address);
  const lines: string[] = [];
  let failure: GitError | undefined;
  for (const planned of pushes) {
    const {line, error} = await pushOne(
      repo,
      other,
      name,
      planned,
      has('-f', '--force', '--force-with-lease'),
    );
    lines.push(...(line === undefined ? [] : [line]));
    failure ??= error;
  }
  const quiet = has('-q', '--quiet');
  if (lines.length > 0 && (!quiet || failure)) {
    git.print(`To ${address}`, ...aligned(lines));
  }
  if (failure) {
    throw new GitError(`error: failed to push some refs to '${address}'\n${failure.message}`);
  }
  if (has('-u', '--set-upstream')) {
    for (const {from, to, isTag} of pushes) {
      if (from !== undefined && !isTag) {
        const said = await follow(repo, from === 'HEAD' ? (branch ?? from) : from, name, to);
        git.print(...(quiet ? [] : [said]));
      }
    }
  }
  if (lines.length === 0 && !quiet) {
    git.print('Everything up-to-date');
  }
}

async function plannedPushes(
  repo: Repo,
  rest: readonly string[],
  branch: string | undefined,
  has: (...names: readonly string[]) => boolean,
): Promise<readonly [remote: string, pushes: readonly Push[]]> {
  const known = await remoteNames(repo);
  const upstream = branch === undefined ? undefined : await upstreamOf(repo, branch);
  const followed = upstream && known.includes(upstream.remote) ? upstream.remote : undefined;
  const remote =
    rest[0] ??
    followed ??
    (known.includes('origin') ? 'origin' : known.length === 1 ? known[0]! : undefined);
  if (remote === undefined) {
    throw new GitError(
      'fatal: No configured push destination.\nEither specify the URL from the command-line or configure a remote repository using\n\n    git remote add <name> <url>\n\nand then push using the remote name\n\n    git push <name>\n',
      128,
    );
  }
  if (has('--tags')) {
    return [
      remote,
      (await repo.listRefs('refs/tags')).map((tag) => ({from: tag, to: tag, isTag: true})),
    ];
  }
  if (has('--all')) {
    return [
      remote,
      (await repo.listRefs('refs/heads')).map((name) => ({from: name, to: name, isTag: false})),
    ];
  }
  if (rest.length > 1) {
    const pushes: Push[] = [];
    for (const word of rest.slice(1)) {
      const [from = '', to = from] = word.replace(/^\+/, '').split(':');
      const isTag =
        (await repo.readRef(`refs/tags/${from}`)) !== undefined &&
        (await repo.readRef(`refs/heads/${from}`)) === undefined;
      pushes.push(
        has('-d', '--delete') || from === ''
          ? {to, isTag: false}
          : {
              from,
              to: to === 'HEAD' ? (branch ?? to) : to,
              isTag,
            },
      );
    }
    return [remote, pushes];
  }
  if (branch === undefined) {
    throw new GitError(
      'fatal: You are not currently on a branch.\nTo push the history leading to the current (detached HEAD)\nstate now, use\n\n    git push origin HEAD:<name-of-remote-branch>\n',
      128,
    );
  }
  const automatic = (await repo.setting('push.autoSetupRemote')) === 'true';
  const simple = (await repo.setting('push.default')) ?? 'simple';
  if (
    !upstream &&
    !has('-u', '--set-upstream') &&
    !automatic &&
    simple === 'simple' &&
    (rest[0] === undefined || known.includes(remote))
  ) {
    throw new GitError(
      `fatal: The current branch ${branch} has no upstream branch.\nTo push the current branch and set the remote as upstream, use\n\n    git push --set-upstream ${remote} ${branch}\n\nTo have this happen automatically for branches without a tracking\nupstream, see 'push.autoSetupRemote' in 'git help config'.\n`,
      128,
    );
  }
  return [remote, [{from: branch, to: upstream?.branch ?? branch, isTag: false}]];
}

async function pushOne(
  repo: Repo,
  other: Repo,
  remoteName: string,
  {from, to, isTag}: Push,
  force: boolean,
): Promise<{readonly line?: string; readonly error?: GitError}> {
  const ref = `${isTag ? 'refs/tags' : 'refs/heads'}/${to}`;
  const there = await other.readRef(ref);
  const tracking = `refs/remotes/${remoteName}/${to}`;
  if (from === undefined) {
    if (there === undefined) {
      throw new GitError(
        `error: unable to delete '${to}': remote ref does not exist\nerror: failed to push some refs to '${await addressOf(repo, remoteName)}'`,
      );
    }
    await other.deleteRef(ref);
    await repo.deleteRef(tracking);
    return {line: ` - [deleted]         ${to}`};
  }
  const here = (await resolveCommitOrTag(repo, from, isTag))!;
  if (here === there) {
    return {};
  }
  const names = `${from} -> ${to}`;
  if (there !== undefined && !isTag) {
    const known = (await repo.store.typeOf(there)) !== undefined;
    const isAncestor = known && (await repo.store.ancestors([here])).has(there);
    if (!isAncestor && !force) {
      return {
        line: ` ! [rejected]        ${names} (${known ? 'non-fast-forward' : 'fetch first'})`,
        error: new GitError(known ? BEHIND : FETCH_FIRST),
      };
    }
    await send(repo, other, ref, here);
    await repo.writeRef(tracking, here);
    return {
      line: isAncestor
        ? `   ${short(there)}..${short(here)}  ${names}`
        : ` + ${short(there)}...${short(here)} ${names} (forced update)`,
    };
  }
  await send(repo, other, ref, here);
  if (!isTag) {
    await repo.writeRef(tracking, here);
  }
  return {line: ` * [new ${isTag ? 'tag' : 'branch'}]${isTag ? '        ' : '     '} ${names}`};
}

async function resolveCommitOrTag(
  repo: Repo,
  name: string,
  isTag: boolean,
): Promise<string | undefined> {
  return isTag ? await repo.readRef(`refs/tags/${name}`) : await resolveCommit(repo, name);
}

async function send(repo: Repo, other: Repo, ref: string, oid: string): Promise<void> {
  await other.store.copyFrom(repo.store);
  await other.writeRef(ref, oid);
}

/** Git pads the first name so that the arrows stand below each other. */
function aligned(lines: readonly string[]): readonly string[] {
  const parts = lines.map((line) => /^(.{20,21}?)(\S+) -> (.*)$/s.exec(line));
  const width = Math.max(...parts.map((match) => match?.[2]?.length ?? 0));
  return lines.map((line, index) => {
    const match = parts[index];
    return match ? `${match[1]}${match[2]!.padEnd(width)} -> ${match[3]}` : line;
  });
}
