import {isIgnored} from 'isomorphic-git';
import type {Clock} from '../clock';
import {LESSON_OFFSET} from '../clock';
import {type Paint, unpainted} from '../colours';
import type {LessonFiles} from '../files';
import {ConfigFile} from './config';
import {GitError} from './errors';
import {gitFs} from './gitFs';
import {type IndexEntry, readIndex, writeIndex} from './indexFile';
import {
  type Commit,
  NO_OID,
  type Person,
  Store,
  type Tree,
  type TreeEntry,
  comparePaths,
} from './store';

const SECOND = 1_000;
const EXECUTABLE = 0o111;

/** A repository: its objects, names, settings, staging area and files. */
export class Repo {
  readonly store: Store;
  readonly config: ConfigFile;

  constructor(
    readonly files: LessonFiles,
    private readonly clock: Clock,
    private readonly userConfig: ConfigFile,
    readonly gitdir: string,
    /** Folder of the files; undefined for a bare repository. */
    readonly dir: string | undefined,
    private readonly overrides: ReadonlyMap<string, string> = new Map(),
    /** For what is printed about it. */
    readonly paint: Paint = unpainted,
  ) {
    this.store = new Store(files, gitdir);
    this.config = new ConfigFile(files, `${gitdir}/config`);
  }

  get worktree(): string {
    if (this.dir === undefined) {
      throw new GitError('fatal: this operation must be run in a work tree', 128);
    }
    return this.dir;
  }

  async setting(key: string): Promise<string | undefined> {
    return (
      this.overrides.get(key.toLowerCase()) ??
      (await this.config.get(key)) ??
      (await this.userConfig.get(key))
    );
  }

  // Names

  async readRef(name: string): Promise<string | undefined> {
    const path = `${this.gitdir}/${name}`;
    if (!(await this.isFile(path))) {
      return undefined;
    }
    const text = (await this.files.readFile(path)).trim();
    return text.startsWith('ref: ') ? await this.readRef(text.slice(5)) : text;
  }

  async writeRef(name: string, oid: string): Promise<void> {
    await this.files.install(`${this.gitdir}/${name}`, `${oid}\n`);
  }

  async deleteRef(name: string): Promise<void> {
    await this.files.rm(`${this.gitdir}/${name}`, {force: true});
  }

  /** Names below a folder of refs, such as `refs/heads`, sorted. */
  async listRefs(folder: string): Promise<readonly string[]> {
    const root = `${this.gitdir}/${folder}`;
    if (!(await this.files.exists(root))) {
      return [];
    }
    const names: string[] = [];
    for (const name of await this.files.readdir(root)) {
      if (await this.isFile(`${root}/${name}`)) {
        names.push(name);
      } else {
        names.push(...(await this.listRefs(`${folder}/${name}`)).map((rest) => `${name}/${rest}`));
      }
    }
    return names.sort(comparePaths);
  }

  /** The branch that HEAD points to, which need not have a commit yet; undefined when detached. */
  async branch(): Promise<string | undefined> {
    const head = (await this.files.readFile(`${this.gitdir}/HEAD`)).trim();
    return head.startsWith('ref: refs/heads/') ? head.slice('ref: refs/heads/'.length) : undefined;
  }

  async head(): Promise<string | undefined> {
    return await this.readRef('HEAD');
  }

  /** @param why for the log of HEAD */
  async moveHead(oid: string, why: string): Promise<void> {
    const branch = await this.branch();
    await this.log(oid, why);
    await this.writeRef(branch === undefined ? 'HEAD' : `refs/heads/${branch}`, oid);
  }

  async switchHead(
    branch: string | undefined,
    oid: string | undefined,
    why: string,
  ): Promise<void> {
    if (oid !== undefined) {
      await this.log(oid, why);
    }
    const text = branch === undefined ? oid! : `ref: refs/heads/${branch}`;
    await this.files.writeFile(`${this.gitdir}/HEAD`, `${text}\n`);
  }

  /** Moves the branch that HEAD is on without a word in the log of HEAD. */
  async setBranch(oid: string): Promise<void> {
    const branch = await this.branch();
    await this.writeRef(branch === undefined ? 'HEAD' : `refs/heads/${branch}`, oid);
  }

  private async log(oid: string, why: string): Promise<void> {
    const {name, email, timestamp} = await this.person('committer').catch(() => UNKNOWN_PERSON);
    const before = (await this.head()) ?? NO_OID;
    const line = `${before} ${oid} ${name} <${email}> ${timestamp} -0400\t${why}\n`;
    const path = `${this.gitdir}/logs/HEAD`;
    const text = (await this.files.exists(path)) ? await this.files.readFile(path) : '';
    await this.files.install(path, text + line);
  }

  // People

  async person(role: 'author' | 'committer'): Promise<Person> {
    const name = await this.setting('user.name');
    const email = await this.setting('user.email');
    if (name === undefined || email === undefined) {
      throw new GitError(identityUnknown(role, email === undefined), 128);
    }
    return {name, email, timestamp: this.clock.now / SECOND, timezoneOffset: LESSON_OFFSET};
  }

  /** Makes a commit; a minute passes. */
  async commit(
    commit: Omit<Commit, 'oid' | 'committer' | 'author'> & {author?: Person},
  ): Promise<string> {
    const committer = await this.person('committer');
    const oid = await this.store.writeCommit({
      ...commit,
      author: commit.author ?? committer,
      committer,
    });
    this.clock.advance();
    return oid;
  }

  async tree(oid: string | undefined): Promise<Tree> {
    return oid === undefined
      ? new Map()
      : await this.store.readTree((await this.store.readCommit(oid)).tree);
  }

  // Staging area

  async index(): Promise<readonly IndexEntry[]> {
    const path = `${this.gitdir}/index`;
    return (await this.files.exists(path)) ? readIndex(await this.files.readFileBuffer(path)) : [];
  }

  /** Files of the staging area that are in no conflict. */
  async staged(): Promise<Tree> {
    return new Map((await this.index()).filter(({stage}) => stage === 0).map((e) => [e.path, e]));
  }

  async conflicts(): Promise<readonly string[]> {
    const paths = (await this.index()).filter(({stage}) => stage > 0).map(({path}) => path);
    return [...new Set(paths)];
  }

  async saveIndex(entries: readonly IndexEntry[]): Promise<void> {
    for (const {oid} of entries) {
      await this.store.keepBlob(oid);
    }
    await this.files.writeFile(`${this.gitdir}/index`, writeIndex(entries));
  }

  async saveStaged(tree: Tree): Promise<void> {
    await this.saveIndex([...tree].map(([path, {oid, mode}]) => ({path, oid, mode, stage: 0})));
  }

  /** Sets or removes single files; their conflicts are over. */
  async stage(changes: ReadonlyMap<string, TreeEntry | undefined>): Promise<void> {
    const others = (await this.index()).filter(({path}) => !changes.has(path));
    const added = [...changes].flatMap(([path, entry]): readonly IndexEntry[] =>
      entry ? [{path, oid: entry.oid, mode: entry.mode, stage: 0}] : [],
    );
    await this.saveIndex([...others, ...added]);
  }

  // Files

  /** Files of the working folder; ignored ones only when they are tracked. */
  async worktreeFiles(tracked: Tree): Promise<Tree> {
    const found: [string, TreeEntry][] = [];
    await this.walk('', tracked, found);
    return new Map(found.sort(([a], [b]) => comparePaths(a, b)));
  }

  /** What is not in the working folder for Git; a folder with a slash at its end. */
  async ignoredFiles(tracked: Tree): Promise<readonly string[]> {
    const ignored: string[] = [];
    await this.walk('', tracked, [], ignored);
    return ignored.sort(comparePaths);
  }

  private async walk(
    folder: string,
    tracked: Tree,
    found: [string, TreeEntry][],
    ignored: string[] = [],
  ): Promise<void> {
    for (const name of await this.files.readdir(`${this.worktree}/${folder}`)) {
      const path = folder + name;
      if (name === '.git') {
        continue;
      }
      const stat = await this.files.lstat(`${this.worktree}/${path}`);
      if (stat.isDirectory) {
        const holdsTracked = [...tracked.keys()].some((other) => other.startsWith(`${path}/`));
        const isRepository = await this.files.exists(`${this.worktree}/${path}/.git`);
        if (!holdsTracked && (await this.isIgnored(`${path}/`))) {
          ignored.push(`${path}/`);
        } else if (!isRepository) {
          await this.walk(`${path}/`, tracked, found, ignored);
        }
      } else if (tracked.has(path) || !(await this.isIgnored(path))) {
        found.push([path, await this.fileEntry(path)]);
      } else {
        ignored.push(path);
      }
    }
  }

  async isIgnored(path: string): Promise<boolean> {
    return await isIgnored({
      fs: gitFs(this.files),
      dir: this.worktree,
      gitdir: this.gitdir,
      filepath: path,
    });
  }

  /** What a file would be in the staging area. */
  async fileEntry(path: string): Promise<TreeEntry> {
    const full = `${this.worktree}/${path}`;
    const {isSymbolicLink, mode} = await this.files.lstat(full);
    if (isSymbolicLink) {
      const target = new TextEncoder().encode(await this.files.readlink(full));
      return {oid: await this.store.nameBlob(target), mode: '120000'};
    }
    const oid = await this.store.nameBlob(await this.files.readFileBuffer(full));
    return {oid, mode: mode & EXECUTABLE ? '100755' : '100644'};
  }

  async writeFile(path: string, {oid, mode}: TreeEntry): Promise<void> {
    const full = `${this.worktree}/${path}`;
    const content = await this.store.readBlob(oid);
    if (mode === '120000') {
      await this.files.rm(full, {force: true});
      await this.files.symlink(new TextDecoder().decode(content), full);
      return;
    }
    await this.files.install(full, content);
    await this.files.chmod(full, mode === '100755' ? 0o755 : 0o644);
  }

  /** Removes a file and the folders that it leaves empty, up to one in which somebody stands. */
  async removeFile(path: string, present = ''): Promise<void> {
    await this.files.rm(`${this.worktree}/${path}`, {force: true});
    let folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    while (folder !== '') {
      const full = `${this.worktree}/${folder}`;
      if (
        !(await this.files.exists(full)) ||
        (await this.files.readdir(full)).length > 0 ||
        `${present}/`.startsWith(`${full}/`)
      ) {
        return;
      }
      await this.files.rm(full, {recursive: true});
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
    }
  }

  async isFile(path: string): Promise<boolean> {
    return (await this.files.exists(path)) && (await this.files.stat(path)).isFile;
  }

  /** Text of a file of the repository’s own folder, such as MERGE_HEAD. */
  async note(name: string): Promise<string | undefined> {
    const path = `${this.gitdir}/${name}`;
    return (await this.isFile(path)) ? await this.files.readFile(path) : undefined;
  }

  async setNote(name: string, text: string | undefined): Promise<void> {
    await (text === undefined
      ? this.files.rm(`${this.gitdir}/${name}`, {force: true})
      : this.files.writeFile(`${this.gitdir}/${name}`, text));
  }
}

const UNKNOWN_PERSON: Person = {
  name: 'student',
  email: 'student@lesson',
  timestamp: 0,
  timezoneOffset: 0,
};

function identityUnknown(role: 'author' | 'committer', noEmail: boolean): string {
  const missing = noEmail
    ? "fatal: unable to auto-detect email address (got 'student@lesson.(none)')"
    : 'fatal: empty ident name (for <student@lesson>) not allowed';
  return `${role === 'author' ? 'Author' : 'Committer'} identity unknown

*** Please tell me who you are.

Run

  git config --global user.email "you@example.com"
  git config --global user.name "Your Name"

to set your account's default identity.
Omit --global to set the identity only in this repository.

${missing}`;
}
