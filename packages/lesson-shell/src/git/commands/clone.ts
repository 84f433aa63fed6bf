import type {Git} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {follow} from '../revisions';
import {forceTree} from '../switchTrees';
import {HOSTED, openAddress} from './address';
import {setRemoteHead} from './fetch';
import {createRepository} from './setup';

export async function clone(git: Git, words: readonly string[]): Promise<void> {
  const {has, value, rest} = readOptions(words, '-q --quiet --bare', '-b --branch');
  const [address, given] = rest;
  if (address === undefined) {
    throw new GitError(
      'fatal: You must specify a repository to clone.\n\nusage: git clone [<options>] [--] <repo> [<dir>]',
      129,
    );
  }
  const name =
    given ??
    address
      .replace(/\/$/, '')
      .split(/[/:]/)
      .at(-1)!
      .replace(/\.git$/, '');
  const folder = git.path(name);
  const say = (...lines: readonly string[]) => git.print(...(has('-q', '--quiet') ? [] : lines));
  if ((await git.files.exists(folder)) && (await git.files.readdir(folder)).length > 0) {
    throw new GitError(
      `fatal: destination path '${name}' already exists and is not an empty directory.`,
      128,
    );
  }
  const isHosted = HOSTED.test(address);
  const other = await openAddress(git, address).catch((error: unknown) => {
    throw isHosted || !(error instanceof GitError)
      ? error
      : new GitError(`fatal: repository '${address}' does not exist`, 128);
  });
  say(
    has('--bare') ? `Cloning into bare repository '${name}.git'...` : `Cloning into '${name}'...`,
  );
  const branch = value('-b', '--branch') ?? (await other.branch()) ?? 'main';
  const gitdir = has('--bare') ? (given ? folder : `${folder}.git`) : `${folder}/.git`;
  await createRepository(git, gitdir, has('--bare'), branch);
  const repo = (await git.open(has('--bare') ? gitdir : folder))!;
  const url = isHosted ? address : git.path(address);
  await repo.config.set('remote.origin.url', url);
  await repo.config.set('remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*');
  await repo.store.copyFrom(other.store);
  for (const each of await other.listRefs('refs/heads')) {
    const oid = (await other.readRef(`refs/heads/${each}`))!;
    await repo.writeRef(has('--bare') ? `refs/heads/${each}` : `refs/remotes/origin/${each}`, oid);
  }
  for (const tag of await other.listRefs('refs/tags')) {
    await repo.writeRef(`refs/tags/${tag}`, (await other.readRef(`refs/tags/${tag}`))!);
  }
  const head = await other.readRef(`refs/heads/${branch}`);
  if (head === undefined) {
    git.print('warning: You appear to have cloned an empty repository.');
    say('done.');
    await follow(repo, branch, 'origin', branch);
    return;
  }
  say('done.');
  if (!has('--bare')) {
    await setRemoteHead(repo, 'origin', branch);
    await repo.switchHead(branch, undefined, '');
    await repo.moveHead(head, `clone: from ${url}`);
    await follow(repo, branch, 'origin', branch);
    await forceTree(repo, await repo.tree(head));
  }
}
