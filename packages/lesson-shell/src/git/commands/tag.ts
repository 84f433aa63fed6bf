import {type Git, matching} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';
import {short} from '../compareTrees';
import type {Repo} from '../repo';
import {resolveCommit} from '../revisions';

export async function tag(git: Git, words: readonly string[]): Promise<void> {
  const {has, value, rest} = readOptions(
    words,
    '-a --annotate -l --list -d --delete -f --force -n',
    '-m --message',
  );
  const repo = await git.repo();
  const message = value('-m', '--message');
  if (has('-d', '--delete')) {
    for (const name of rest) {
      const oid = await repo.readRef(`refs/tags/${name}`);
      if (oid === undefined) {
        throw new GitError(`error: tag '${name}' not found.`);
      }
      await repo.deleteRef(`refs/tags/${name}`);
      git.print(`Deleted tag '${name}' (was ${short(oid)})`);
    }
    return;
  }
  const [name, revision = 'HEAD'] = rest;
  if (name === undefined || has('-l', '--list', '-n')) {
    const names = await repo.listRefs('refs/tags');
    const wanted = name === undefined ? names : matching(names, name);
    const lines = wanted.map(async (one) =>
      has('-n') ? `${one.padEnd(TAG_WIDTH)} ${await firstLine(repo, one)}` : one,
    );
    git.print(...(await Promise.all(lines)));
    return;
  }
  if (!has('-f', '--force') && (await repo.readRef(`refs/tags/${name}`)) !== undefined) {
    throw new GitError(`fatal: tag '${name}' already exists`, 128);
  }
  const object = await resolveCommit(repo, revision);
  if (object === undefined) {
    throw new GitError(`fatal: Failed to resolve '${revision}' as a valid ref.`, 128);
  }
  if (has('-a', '--annotate') && message === undefined) {
    throw new GitError(
      'error: Terminal is dumb, but EDITOR unset\nPlease supply the message using either -m or -F option.',
    );
  }
  const oid =
    message === undefined
      ? object
      : await repo.store.writeTag({
          object,
          tag: name,
          message: `${message}\n`,
          tagger: await repo.person('committer'),
        });
  await repo.writeRef(`refs/tags/${name}`, oid);
}

/** Columns of a name before the first line of its message. */
const TAG_WIDTH = 15;

async function firstLine(repo: Repo, name: string): Promise<string> {
  const oid = (await repo.readRef(`refs/tags/${name}`))!;
  const {message} =
    (await repo.store.typeOf(oid)) === 'tag'
      ? await repo.store.readTag(oid)
      : await repo.store.readCommit(oid);
  return message.split('\n')[0]!;
}
