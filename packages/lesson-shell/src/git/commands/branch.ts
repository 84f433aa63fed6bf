import type {Git} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {short} from '../compareTrees';
import type {Repo} from '../repo';
import {follow, resolveCommit, upstreamOf} from '../revisions';
import {listBranches} from './listBranches';

const BRANCH_NAME = /^(?!-|.*\.\.|.*[\s~^:?*[\\]|.*\/$|.*\.lock$|@$)[^\0]+$/;

export async function branch(git: Git, words: readonly string[]): Promise<void> {
  const {has, value, rest} = readOptions(
    words,
    '-a --all -r --remotes -v -vv --verbose --list -l -d --delete -D -m --move -M -f --force -q --quiet --show-current --merged --no-merged --unset-upstream --no-track',
    '-u --set-upstream-to',
  );
  const repo = await git.repo();
  const current = await repo.branch();
  if (has('--show-current')) {
    git.print(...(current === undefined ? [] : [current]));
    return;
  }
  const upstream = value('-u', '--set-upstream-to');
  if (upstream !== undefined) {
    await setUpstream(git, repo, upstream, rest[0] ?? current ?? '');
  } else if (has('--unset-upstream')) {
    await repo.config.unset(`branch.${rest[0] ?? current}.remote`);
    await repo.config.unset(`branch.${rest[0] ?? current}.merge`);
  } else if (has('-d', '--delete', '-D')) {
    if (rest.length === 0) {
      throw new GitError('fatal: branch name required', 128);
    }
    for (const name of rest) {
      await deleteBranch(git, repo, name, {
        force: has('-D') || has('-f', '--force'),
        remote: has('-r'),
        quiet: has('-q', '--quiet'),
      });
    }
  } else if (has('-m', '--move', '-M')) {
    const [from, to] = rest.length > 1 ? rest : [current, rest[0]];
    await renameBranch(repo, from ?? '', to ?? '', has('-M'));
  } else if (rest.length > 0 && !has('--list', '-l', '--merged', '--no-merged')) {
    await createBranch(git, repo, rest[0]!, rest[1] ?? 'HEAD', {
      force: has('-f', '--force'),
      track: !has('--no-track'),
    });
  } else {
    await listBranches(git, repo, {
      has,
      patterns: has('--list', '-l') ? rest : [],
      tip: has('--merged', '--no-merged') ? rest[0] : undefined,
    });
  }
}

async function setUpstream(git: Git, repo: Repo, upstream: string, name: string): Promise<void> {
  const slash = upstream.indexOf('/');
  if ((await repo.readRef(`refs/remotes/${upstream}`)) === undefined) {
    throw new GitError(
      `fatal: the requested upstream branch '${upstream}' does not exist\nhint:\nhint: If you are planning on basing your work on an upstream\nhint: branch that already exists at the remote, you may need to\nhint: run "git fetch" to retrieve it.\nhint:\nhint: If you are planning to push out a new local branch that\nhint: will track its remote counterpart, you may want to use\nhint: "git push -u" to set the upstream config as you push.\nhint: Disable this message with "git config advice.setUpstreamFailure false"`,
      128,
    );
  }
  git.print(await follow(repo, name, upstream.slice(0, slash), upstream.slice(slash + 1)));
}

async function deleteBranch(
  git: Git,
  repo: Repo,
  name: string,
  {
    force,
    remote,
    quiet,
  }: {readonly force: boolean; readonly remote: boolean; readonly quiet: boolean},
): Promise<void> {
  const ref = remote ? `refs/remotes/${name}` : `refs/heads/${name}`;
  const oid = await repo.readRef(ref);
  if (!remote && name === (await repo.branch())) {
    throw new GitError(`error: cannot delete branch '${name}' used by worktree at '${repo.dir}'`);
  }
  if (oid === undefined) {
    throw new GitError(`error: ${remote ? 'remote-tracking ' : ''}branch '${name}' not found.`);
  }
  if (!force && !remote) {
    const upstream = await upstreamOf(repo, name);
    const head = await repo.head();
    const there = upstream && (await repo.readRef(upstream.ref));
    const target = there ?? head;
    const merged = target !== undefined && (await repo.store.ancestors([target])).has(oid);
    if (!merged) {
      throw new GitError(
        `error: the branch '${name}' is not fully merged\nhint: If you are sure you want to delete it, run 'git branch -D ${name}'\nhint: Disable this message with "git config set advice.forceDeleteBranch false"`,
      );
    }
    if (
      there !== undefined &&
      head !== undefined &&
      !(await repo.store.ancestors([head])).has(oid)
    ) {
      git.print(
        `warning: deleting branch '${name}' that has been merged to`,
        `         '${upstream!.ref}', but not yet merged to HEAD.`,
      );
    }
  }
  await repo.deleteRef(ref);
  if (!remote) {
    await repo.config.removeSection(`branch.${name}`);
  }
  if (!quiet) {
    git.print(`Deleted ${remote ? 'remote-tracking ' : ''}branch ${name} (was ${short(oid)}).`);
  }
}

async function renameBranch(repo: Repo, from: string, to: string, force: boolean): Promise<void> {
  const oid = await repo.readRef(`refs/heads/${from}`);
  const current = await repo.branch();
  if (oid === undefined && from !== current) {
    throw new GitError(
      `error: refname refs/heads/${from} not found\nfatal: Branch rename failed`,
      128,
    );
  }
  checkName(to);
  if (!force && (await repo.readRef(`refs/heads/${to}`)) !== undefined) {
    throw new GitError(`fatal: a branch named '${to}' already exists`, 128);
  }
  const upstream = await upstreamOf(repo, from);
  if (oid !== undefined) {
    await repo.deleteRef(`refs/heads/${from}`);
    await repo.writeRef(`refs/heads/${to}`, oid);
  }
  if (from === current) {
    await repo.switchHead(to, oid, `Branch: renamed refs/heads/${from} to refs/heads/${to}`);
  }
  await repo.config.removeSection(`branch.${from}`);
  if (upstream) {
    await follow(repo, to, upstream.remote, upstream.branch);
  }
}

export function checkName(name: string): void {
  if (!BRANCH_NAME.test(name)) {
    throw new GitError(`fatal: '${name}' is not a valid branch name`, 128);
  }
}

export async function createBranch(
  git: Git,
  repo: Repo,
  name: string,
  start: string,
  {force, track}: {readonly force: boolean; readonly track: boolean},
): Promise<string | undefined> {
  checkName(name);
  if (force && name === (await repo.branch())) {
    throw new GitError(
      `fatal: cannot force update the branch '${name}' used by worktree at '${repo.dir}'`,
      128,
    );
  }
  if (!force && (await repo.readRef(`refs/heads/${name}`)) !== undefined) {
    throw new GitError(`fatal: a branch named '${name}' already exists`, 128);
  }
  const oid = await resolveCommit(repo, start);
  if (oid === undefined) {
    throw new GitError(
      start === 'HEAD'
        ? `fatal: not a valid object name: '${(await repo.branch()) ?? 'HEAD'}'`
        : `fatal: not a valid object name: '${start}'`,
      128,
    );
  }
  await repo.writeRef(`refs/heads/${name}`, oid);
  const slash = start.indexOf('/');
  if (track && slash > 0 && (await repo.readRef(`refs/remotes/${start}`)) !== undefined) {
    git.print(await follow(repo, name, start.slice(0, slash), start.slice(slash + 1)));
  }
  return oid;
}
