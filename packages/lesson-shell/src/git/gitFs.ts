import type {LessonFiles} from '../files';

type Options = {readonly encoding?: string} | string | undefined;

/** The shell's disk with the methods and error codes of Node, which isomorphic-git expects. */
export function gitFs(files: LessonFiles) {
  const promises = {
    readFile: coded(async (path: string, options?: Options) => {
      const encoding = typeof options === 'string' ? options : options?.encoding;
      return encoding ? await files.readFile(path) : await files.readFileBuffer(path);
    }),
    writeFile: coded(async (path: string, content: string | Uint8Array) => {
      await files.writeFile(path, content);
    }),
    unlink: coded(async (path: string) => {
      await files.rm(path);
    }),
    readdir: coded(async (path: string) => await files.readdir(path)),
    mkdir: coded(async (path: string) => {
      await files.mkdir(path);
    }),
    rmdir: coded(async (path: string) => {
      await files.rm(path, {recursive: true});
    }),
    stat: coded(async (path: string) => stats(await files.stat(path))),
    lstat: coded(async (path: string) => stats(await files.lstat(path))),
    readlink: coded(async (path: string) => await files.readlink(path)),
    symlink: coded(async (target: string, path: string) => {
      await files.symlink(target, path);
    }),
  };
  return {promises};
}

function coded<A extends readonly unknown[], R>(
  call: (...values: A) => Promise<R>,
): (...values: A) => Promise<R> {
  return async (...values) => {
    try {
      return await call(...values);
    } catch (error) {
      const code = /^E[A-Z]+/.exec((error as Error).message)?.[0];
      throw Object.assign(error as Error, code && {code});
    }
  };
}

interface RawStat {
  readonly isFile: boolean;
  readonly isDirectory: boolean;
  readonly isSymbolicLink: boolean;
  readonly mode: number;
  readonly size: number;
  readonly mtime: Date;
}

function stats({isFile, isDirectory, isSymbolicLink, mode, size, mtime}: RawStat) {
  const time = mtime.getTime();
  return {
    isFile: () => isFile,
    isDirectory: () => isDirectory,
    isSymbolicLink: () => isSymbolicLink,
    mode,
    size,
    mtimeMs: time,
    ctimeMs: time,
    dev: 0,
    ino: 0,
    uid: 1000,
    gid: 1000,
  };
}
