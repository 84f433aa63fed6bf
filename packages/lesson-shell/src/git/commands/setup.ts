import type {Git} from '../context';
import {GitError} from '../errors';
import {readOptions} from '../options';

const HINT = `hint: Using 'master' as the name for the initial branch. This default branch name
hint: is subject to change. To configure the initial branch name to use in all
hint: of your new repositories, which will suppress this warning, call:
hint:
hint: 	git config --global init.defaultBranch <name>
hint:
hint: Names commonly chosen instead of 'master' are 'main', 'trunk' and
hint: 'development'. The just-created branch can be renamed via this command:
hint:
hint: 	git branch -m <name>`;

const CONFIG = (bare: boolean) => `[core]
	repositoryformatversion = 0
	filemode = true
	bare = ${bare}
${bare ? '' : '\tlogallrefupdates = true\n'}`;

const EXCLUDE = `# git ls-files --others --exclude-from=.git/info/exclude
# Lines that start with '#' are comments.
# For a project mostly in C, the following would be a good set of
# exclude patterns (uncomment them if you want to use them):
# *.[oa]
# *~
`;

export async function init(git: Git, words: readonly string[]): Promise<void> {
  const {has, value, rest} = readOptions(words, '-q --quiet --bare', '-b --initial-branch');
  const folder = rest[0] === undefined ? git.cwd : git.path(rest[0]);
  const bare = has('--bare');
  const again = (await git.open(folder)) !== undefined;
  const given =
    value('-b', '--initial-branch') ??
    git.overrides.get('init.defaultbranch') ??
    (await git.userConfig.get('init.defaultBranch'));
  const quiet = has('-q', '--quiet');
  const gitdir = bare ? folder : `${folder === '/' ? '' : folder}/.git`;
  if (!again) {
    if (given === undefined && !quiet) {
      git.print(...HINT.split('\n'));
    }
    await createRepository(git, gitdir, bare, given ?? 'master');
  }
  if (!quiet) {
    const what = again ? 'Reinitialized existing' : 'Initialized empty';
    git.print(`${what} Git repository in ${gitdir}/`);
  }
}

export async function createRepository(
  {files}: Git,
  gitdir: string,
  bare: boolean,
  branch: string,
): Promise<void> {
  for (const folder of [
    'branches',
    'hooks',
    'info',
    'objects/info',
    'objects/pack',
    'refs/heads',
    'refs/tags',
  ]) {
    await files.mkdir(`${gitdir}/${folder}`, {recursive: true});
  }
  await files.install(`${gitdir}/HEAD`, `ref: refs/heads/${branch}\n`);
  await files.install(`${gitdir}/config`, CONFIG(bare));
  await files.install(
    `${gitdir}/description`,
    "Unnamed repository; edit this file 'description' to name the repository.\n",
  );
  await files.install(`${gitdir}/info/exclude`, EXCLUDE);
}

export async function config(git: Git, words: readonly string[]): Promise<void> {
  const {has, rest} = readOptions(words, '--global --local -l --list --get --unset -e --edit');
  const [first] = rest;
  const verb = ['get', 'set', 'list', 'unset'].includes(first ?? '') ? first : undefined;
  const [key, value] = verb ? rest.slice(1) : rest;
  const repo = has('--global') ? undefined : await git.find();
  const isGlobal = has('--global') || (!repo && !has('--local'));
  if (has('-e', '--edit')) {
    throw new GitError(
      'error: Terminal is dumb, but EDITOR unset\nerror: unable to start editor',
      1,
    );
  }
  if (has('-l', '--list') || verb === 'list') {
    const own = repo && !has('--global') ? await repo.config.list() : [];
    const all = has('--local') ? own : [...(await git.userConfig.list()), ...own];
    git.print(...all.map(([name, text]) => `${name}=${text}`));
    return;
  }
  if (key === undefined) {
    throw new GitError('error: no action specified', 129);
  }
  if (!/^[A-Za-z][\w-]*\..*[A-Za-z][\w-]*$/.test(key)) {
    throw new GitError(
      key.includes('.')
        ? `error: invalid key: ${key}`
        : `error: key does not contain a section: ${key}`,
      key.includes('.') ? 1 : 2,
    );
  }
  if (has('--unset') || verb === 'unset') {
    if (!(await (isGlobal ? git.userConfig : repo!.config).unset(key))) {
      throw new GitError('', 5);
    }
    return;
  }
  if (value === undefined || verb === 'get') {
    const found = isGlobal ? await git.userConfig.get(key) : await repo!.setting(key);
    if (found === undefined) {
      throw new GitError('', 1);
    }
    git.print(found);
    return;
  }
  if (isGlobal && !has('--global')) {
    throw new GitError('fatal: not in a git directory', 128);
  }
  await (isGlobal ? git.userConfig : repo!.config).set(key, value);
}
