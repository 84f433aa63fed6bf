import type {Git} from '../context';
import {GitError} from '../errors';
import type {Repo} from '../repo';

export const HOSTED =
  /^(?:https?:\/\/[^/]+\/|git@[^:]+:|ssh:\/\/[^/]+\/)(?:.*\/)?([^/]+?)(?:\.git)?$/;

/** The repository behind an address: a folder, or for a hosted one `/remotes/<name>.git`. */
export async function openAddress(git: Git, address: string): Promise<Repo> {
  const hosted = HOSTED.exec(address)?.[1];
  const folders = hosted
    ? [`/remotes/${hosted}.git`]
    : [git.path(address), `${git.path(address)}.git`];
  for (const folder of folders) {
    const repo = (await git.files.exists(folder)) ? await git.open(folder) : undefined;
    if (repo) {
      return repo;
    }
  }
  if (hosted) {
    const host = /^(?:\w+:\/\/|git@)([^/:]+)/.exec(address)?.[1];
    throw new GitError(
      `fatal: unable to access '${address}': Could not resolve host: ${host}`,
      128,
    );
  }
  throw new GitError(
    `fatal: '${address}' does not appear to be a git repository\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.`,
    128,
  );
}

export async function addressOf(repo: Repo, remote: string): Promise<string> {
  return (await repo.config.get(`remote.${remote}.url`)) ?? remote;
}

export async function remoteNames(repo: Repo): Promise<readonly string[]> {
  const names = (await repo.config.list()).flatMap(
    ([key]) => /^remote\.(.+)\.url$/.exec(key)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}
