import type {Clock} from '../clock';
import type {Paint} from '../colours';
import type {LessonFiles} from '../files';
import {ConfigFile} from './config';
import {GitError} from './errors';
import {Repo} from './repo';
import type {Tree} from './store';

/** One call of Git: where it runs, and what it prints. */
export class Git {
  readonly lines: string[] = [];
  readonly userConfig: ConfigFile;
  readonly overrides = new Map<string, string>();

  constructor(
    readonly files: LessonFiles,
    readonly clock: Clock,
    public cwd: string,
    readonly home: string,
    /** Whether what is printed is shown, and not piped or written to a file. */
    readonly isOnTerminal: boolean,
    private readonly paint: Paint,
  ) {
    this.userConfig = new ConfigFile(files, `${home}/.gitconfig`);
  }

  print(...lines: readonly string[]): void {
    this.lines.push(...lines);
  }

  path(name: string): string {
    return this.files.resolvePath(this.cwd, name);
  }

  /** The repository around the present folder. */
  async repo(): Promise<Repo> {
    const found = await this.find();
    if (!found) {
      throw new GitError(
        'fatal: not a git repository (or any of the parent directories): .git',
        128,
      );
    }
    return found;
  }

  async find(): Promise<Repo | undefined> {
    for (let folder = this.cwd; ; folder = folder.slice(0, folder.lastIndexOf('/')) || '/') {
      const repo = await this.open(folder);
      if (repo || folder === '/') {
        return repo;
      }
    }
  }

  /** The repository of a folder: `.git` in it, or the folder itself when it is bare. */
  async open(folder: string): Promise<Repo | undefined> {
    const inside = folder === '/' ? '/.git' : `${folder}/.git`;
    if (await this.files.exists(`${inside}/HEAD`)) {
      return this.repoIn(inside, folder);
    }
    const isBare =
      (await this.files.exists(`${folder}/HEAD`)) && (await this.files.exists(`${folder}/objects`));
    return isBare ? this.repoIn(folder, undefined) : undefined;
  }

  private repoIn(gitdir: string, folder: string | undefined): Repo {
    const {files, clock, userConfig, overrides, paint} = this;
    return new Repo(files, clock, userConfig, gitdir, folder, overrides, paint);
  }

  /** A path from the root of the files as the reader sees it from the present folder. */
  show(repo: Repo): (path: string) => string {
    const root = repo.worktree;
    const here = this.cwd === root ? '' : this.cwd.slice(root.length + 1);
    if (here === '' || !this.cwd.startsWith(root)) {
      return (path) => path;
    }
    const parts = here.split('/');
    return (path) => {
      const target = path.split('/');
      let shared = 0;
      while (
        shared < parts.length &&
        shared < target.length - 1 &&
        parts[shared] === target[shared]
      ) {
        shared += 1;
      }
      return [...parts.slice(shared).map(() => '..'), ...target.slice(shared)].join('/') || './';
    };
  }

  /** A word of the reader as a path from the root of the files; '' is the root itself. */
  inRepo(repo: Repo, word: string): string {
    const full = this.path(word.replace(/\/$/, ''));
    const root = repo.worktree;
    if (full === root) {
      return '';
    }
    if (!full.startsWith(`${root}/`)) {
      throw new GitError(`fatal: ${word}: '${word}' is outside repository at '${root}'`, 128);
    }
    return full.slice(root.length + 1);
  }
}

/** The files of a tree that a path, a folder or a pattern means. */
export function matching(tree: Iterable<string>, path: string): readonly string[] {
  const pattern = /[*?[]/.test(path) ? globPattern(path) : undefined;
  return [...tree].filter(
    (name) => path === '' || name === path || name.startsWith(`${path}/`) || pattern?.test(name),
  );
}

function globPattern(glob: string): RegExp {
  const source = glob
    .replaceAll(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`);
}

export function pick(tree: Tree, paths: readonly string[]): Tree {
  const wanted = new Set(paths.flatMap((path) => matching(tree.keys(), path)));
  return new Map([...tree].filter(([path]) => wanted.has(path)));
}
