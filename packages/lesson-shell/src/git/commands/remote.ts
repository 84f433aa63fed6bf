import type {Git} from '../context';
import {refusal} from '../../refusal';
import {GitError} from '../errors';
import {readOptions} from '../options';
import type {Repo} from '../repo';
import {addressOf, openAddress, remoteNames} from './address';
import {removeGone} from './fetch';

export async function remote(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest} = readOptions(words, '-v --verbose -n --dry-run');
  const repo = await git.repo();
  const [verb, name = '', address = ''] = rest;
  if (has('-n', '--dry-run') && verb !== 'prune') {
    throw new GitError(refusal(`git remote ${verb ?? ''} --dry-run`), 129);
  }
  const known = await remoteNames(repo);
  const require = () => {
    if (!known.includes(name)) {
      throw new GitError(
        `error: No such remote${verb === 'remove' || verb === 'rm' ? ':' : ''} '${name}'`,
        2,
      );
    }
  };
  switch (verb) {
    case undefined:
      for (const each of known) {
        const url = await addressOf(repo, each);
        git.print(
          ...(has('-v', '--verbose')
            ? [`${each}\t${url} (fetch)`, `${each}\t${url} (push)`]
            : [each]),
        );
      }
      return;
    case 'show':
      if (name !== '') {
        throw new GitError(refusal('git remote show <name>'));
      }
      git.print(...known);
      return;
    case 'add':
      if (address === '') {
        throw new GitError('usage: git remote add [<options>] <name> <url>', 129);
      }
      if (known.includes(name)) {
        throw new GitError(`error: remote ${name} already exists.`, 3);
      }
      await repo.config.set(`remote.${name}.url`, address);
      await repo.config.set(`remote.${name}.fetch`, `+refs/heads/*:refs/remotes/${name}/*`);
      return;
    case 'remove':
    case 'rm':
      require();
      await repo.config.removeSection(`remote.${name}`);
      for (const ref of await repo.listRefs(`refs/remotes/${name}`)) {
        await repo.deleteRef(`refs/remotes/${name}/${ref}`);
      }
      return;
    case 'rename': {
      require();
      const url = await addressOf(repo, name);
      for (const ref of await repo.listRefs(`refs/remotes/${name}`)) {
        const oid = await repo.readRef(`refs/remotes/${name}/${ref}`);
        await repo.deleteRef(`refs/remotes/${name}/${ref}`);
        await repo.writeRef(`refs/remotes/${address}/${ref}`, oid!);
      }
      await repo.config.removeSection(`remote.${name}`);
      await repo.config.set(`remote.${address}.url`, url);
      await repo.config.set(`remote.${address}.fetch`, `+refs/heads/*:refs/remotes/${address}/*`);
      for (const branch of await repo.listRefs('refs/heads')) {
        if ((await repo.config.get(`branch.${branch}.remote`)) === name) {
          await repo.config.set(`branch.${branch}.remote`, address);
        }
      }
      return;
    }
    case 'set-url':
      require();
      await repo.config.set(`remote.${name}.url`, address);
      return;
    case 'get-url':
      require();
      git.print(await addressOf(repo, name));
      return;
    case 'prune':
      if (name === '') {
        throw new GitError('usage: git remote prune [<options>] <name>', 129);
      }
      for (const each of rest.slice(1)) {
        await prune(git, repo, each, has('-n', '--dry-run'));
      }
      return;
    default:
      throw new GitError(
        `error: unknown subcommand: \`${verb}'\nusage: git remote [-v | --verbose]`,
        129,
      );
  }
}

async function prune(git: Git, repo: Repo, name: string, isTrial: boolean): Promise<void> {
  const address = await addressOf(repo, name);
  const gone = await removeGone(repo, await openAddress(git, address), name, {isTrial});
  if (gone.length > 0) {
    git.print(`Pruning ${name}`, `URL: ${address}`);
    const done = isTrial ? 'would prune' : 'pruned';
    git.print(...gone.map((branch) => ` * [${done}] ${name}/${branch}`));
  }
}
