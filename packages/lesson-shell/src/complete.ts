import {commandNames} from './commands';
import type {LessonFiles} from './files';
import {GIT_COMMANDS} from './git';
import type {Repo} from './git/repo';
import {type Completion, findWord, type NameKind} from './prompt/completion';

/** What names are looked up in. */
interface Surroundings {
  readonly files: LessonFiles;
  readonly cwd: string;
  readonly home: string;
  /** The repository around the present folder. */
  readonly repo?: Repo;
}

const PROGRAMS = '/usr/bin';

/** The names that go on from the last word of a line. */
export async function complete(line: string, around: Surroundings): Promise<Completion> {
  const {start, word, kinds} = findWord(line);
  const lists = await Promise.all(kinds.map(async (kind) => await namesOf(kind, word, around)));
  const names = [...new Set(lists.flat())].filter((name) => name.startsWith(word));
  return {start, names};
}

async function namesOf(
  kind: NameKind,
  word: string,
  around: Surroundings,
): Promise<readonly string[]> {
  switch (kind) {
    case 'command':
      return commandNames(await around.files.readdir(PROGRAMS));
    case 'gitCommand':
      return GIT_COMMANDS;
    case 'switchable':
      return around.repo ? await switchableNames(around.repo) : [];
    case 'branch':
      return around.repo ? await branchNames(around.repo) : [];
    case 'remote':
      return around.repo ? await remoteNames(around.repo) : [];
    case 'file':
    case 'folder':
      return await pathNames(word, kind === 'folder', around);
  }
}

/** Branches here, and those elsewhere by the name that they would get here. */
async function switchableNames(repo: Repo): Promise<readonly string[]> {
  const [own, others] = [await repo.listRefs('refs/heads'), await repo.listRefs('refs/remotes')];
  const short = others.map((name) => name.slice(name.indexOf('/') + 1));
  return [...own, ...short.filter((name) => name !== 'HEAD')].sort();
}

/** Branches here and elsewhere, and tags. */
async function branchNames(repo: Repo): Promise<readonly string[]> {
  const lists = ['refs/heads', 'refs/remotes', 'refs/tags'].map(
    async (folder) => await repo.listRefs(folder),
  );
  return (await Promise.all(lists)).flat().sort();
}

async function remoteNames(repo: Repo): Promise<readonly string[]> {
  const others = await repo.listRefs('refs/remotes');
  return [...new Set(others.map((name) => name.split('/')[0]!))];
}

async function pathNames(
  word: string,
  onlyFolders: boolean,
  {files, cwd, home}: Surroundings,
): Promise<readonly string[]> {
  const folder = word.slice(0, word.lastIndexOf('/') + 1);
  const path = files.resolvePath(cwd, folder.replace(/^~(?=\/)/, home) || '.');
  if (!(await files.exists(path)) || !(await files.stat(path)).isDirectory) {
    return [];
  }
  const wantsHidden = word.slice(folder.length).startsWith('.');
  const entries = (await files.readdir(path)).filter(
    (name) => wantsHidden || !name.startsWith('.'),
  );
  const names = await Promise.all(
    entries.sort().map(async (name) => {
      const {isDirectory} = await files.stat(files.resolvePath(path, name));
      return isDirectory ? `${folder}${name}/` : onlyFolders ? [] : folder + name;
    }),
  );
  return names.flat();
}
