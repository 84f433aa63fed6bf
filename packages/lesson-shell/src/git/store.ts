import * as objects from 'isomorphic-git';
import type {LessonFiles} from '../files';
import {gitFs} from './gitFs';

export interface TreeEntry {
  readonly oid: string;
  /** `100644`, `100755` or `120000`. */
  readonly mode: string;
}

/** Files by path, in the order of their paths. */
export type Tree = ReadonlyMap<string, TreeEntry>;

export interface Person {
  readonly name: string;
  readonly email: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** Minutes that local time is behind UTC. */
  readonly timezoneOffset: number;
}

export interface Commit {
  readonly oid: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
}

export const NO_OID = '0'.repeat(40);

/** The objects of a repository, in Git's own format. */
export class Store {
  private readonly cache = {};
  /** Content of files that were only looked at; it becomes an object when something refers to it. */
  private readonly seen = new Map<string, Uint8Array>();
  private readonly fs;

  constructor(
    private readonly files: LessonFiles,
    readonly gitdir: string,
  ) {
    this.fs = gitFs(files);
  }

  private get place() {
    return {fs: this.fs, gitdir: this.gitdir, dir: this.gitdir, cache: this.cache};
  }

  async writeBlob(content: Uint8Array): Promise<string> {
    return await objects.writeBlob({...this.place, blob: content});
  }

  /** The name that content would have, without writing it. */
  async nameBlob(content: Uint8Array): Promise<string> {
    const {oid} = await objects.hashBlob({object: content});
    this.seen.set(oid, content);
    return oid;
  }

  /** Writes what was only named so far. */
  async keepBlob(oid: string): Promise<void> {
    const content = this.seen.get(oid);
    if (content) {
      this.seen.delete(oid);
      await this.writeBlob(content);
    }
  }

  async readBlob(oid: string): Promise<Uint8Array> {
    const seen = this.seen.get(oid);
    if (seen) {
      return seen;
    }
    const {blob} = await objects.readBlob({...this.place, oid});
    return blob;
  }

  async readText(oid: string): Promise<string> {
    return new TextDecoder().decode(await this.readBlob(oid));
  }

  async readCommit(oid: string): Promise<Commit> {
    const {commit} = await objects.readCommit({...this.place, oid});
    return {
      oid,
      tree: commit.tree,
      parents: commit.parent,
      author: commit.author,
      committer: commit.committer,
      message: commit.message,
    };
  }

  async writeCommit(commit: Omit<Commit, 'oid'>): Promise<string> {
    const {tree, parents, author, committer, message} = commit;
    const text = [
      `tree ${tree}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${signature(author)}`,
      `committer ${signature(committer)}`,
      '',
      message,
    ].join('\n');
    const object = new TextEncoder().encode(text);
    return await objects.writeObject({...this.place, type: 'commit', format: 'content', object});
  }

  async writeTag(tag: {
    object: string;
    tag: string;
    message: string;
    tagger: Person;
  }): Promise<string> {
    return await objects.writeTag({...this.place, tag: {...tag, type: 'commit'}});
  }

  async readTag(oid: string) {
    const {tag} = await objects.readTag({...this.place, oid});
    return tag;
  }

  async typeOf(oid: string): Promise<string | undefined> {
    try {
      const {type} = await objects.readObject({...this.place, oid, format: 'parsed'});
      return type;
    } catch (error) {
      if ((error as {code?: string}).code === 'NotFoundError') {
        return undefined;
      }
      throw error;
    }
  }

  /** The full name of an object from its beginning; undefined when none or several fit. */
  async expand(short: string): Promise<string | undefined> {
    if (!/^[0-9a-f]{4,40}$/.test(short)) {
      return undefined;
    }
    try {
      return await objects.expandOid({...this.place, oid: short});
    } catch (error) {
      if (['NotFoundError', 'AmbiguousError'].includes((error as {code?: string}).code ?? '')) {
        return undefined;
      }
      throw error;
    }
  }

  async readTree(oid: string): Promise<Tree> {
    const entries: [string, TreeEntry][] = [];
    await this.walkTree(oid, '', entries);
    return new Map(entries.sort(([a], [b]) => comparePaths(a, b)));
  }

  private async walkTree(oid: string, before: string, into: [string, TreeEntry][]): Promise<void> {
    const {tree} = await objects.readTree({...this.place, oid});
    for (const entry of tree) {
      if (entry.type === 'tree') {
        await this.walkTree(entry.oid, `${before}${entry.path}/`, into);
      } else {
        into.push([before + entry.path, {oid: entry.oid, mode: entry.mode}]);
      }
    }
  }

  async writeTree(tree: Tree): Promise<string> {
    const folders = new Map<string, Map<string, TreeEntry>>();
    const own: {path: string; mode: string; oid: string; type: 'blob' | 'tree'}[] = [];
    for (const [path, entry] of tree) {
      const slash = path.indexOf('/');
      if (slash < 0) {
        await this.keepBlob(entry.oid);
        own.push({path, oid: entry.oid, mode: entry.mode, type: 'blob'});
      } else {
        const name = path.slice(0, slash);
        const folder = folders.get(name) ?? new Map<string, TreeEntry>();
        folder.set(path.slice(slash + 1), entry);
        folders.set(name, folder);
      }
    }
    for (const [path, content] of folders) {
      own.push({path, mode: '040000', oid: await this.writeTree(content), type: 'tree'});
    }
    return await objects.writeTree({...this.place, tree: own});
  }

  /** The commits that two lines of history share and that nothing else of theirs comes after. */
  async mergeBase(a: string, b: string): Promise<string | undefined> {
    const bases = (await objects.findMergeBase({...this.place, oids: [a, b]})) as string[];
    return bases[0];
  }

  /** All commits that can be reached from one, itself included. */
  async ancestors(from: readonly string[]): Promise<ReadonlySet<string>> {
    const seen = new Set<string>();
    const queue = [...from];
    for (let oid = queue.pop(); oid !== undefined; oid = queue.pop()) {
      if (!seen.has(oid)) {
        seen.add(oid);
        queue.push(...(await this.readCommit(oid)).parents);
      }
    }
    return seen;
  }

  /** Takes over every object of another repository. */
  async copyFrom(other: Store): Promise<void> {
    await this.files.cp(`${other.gitdir}/objects`, `${this.gitdir}/objects.new`, {recursive: true});
    const incoming = `${this.gitdir}/objects.new`;
    for (const folder of await this.files.readdir(incoming)) {
      await this.files.mkdir(`${this.gitdir}/objects/${folder}`, {recursive: true});
      for (const name of await this.files.readdir(`${incoming}/${folder}`)) {
        const target = `${this.gitdir}/objects/${folder}/${name}`;
        if (!(await this.files.exists(target))) {
          await this.files.cp(`${incoming}/${folder}/${name}`, target);
        }
      }
    }
    await this.files.rm(incoming, {recursive: true});
  }
}

function signature({name, email, timestamp, timezoneOffset}: Person): string {
  const size = Math.abs(timezoneOffset);
  const digits = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  const zone = `${timezoneOffset > 0 ? '-' : '+'}${digits(size / 60)}${digits(size % 60)}`;
  return `${name} <${email}> ${timestamp} ${zone}`;
}

/** Git sorts by bytes. */
export function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export const sameEntry = (a: TreeEntry | undefined, b: TreeEntry | undefined): boolean =>
  a?.oid === b?.oid && a?.mode === b?.mode;
