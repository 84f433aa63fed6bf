import type {CustomCommand} from 'just-bash';
import type {LessonFiles} from '../files';
import {coreutil, requireNames} from './command';
import {pathsBelow} from './pathsBelow';

type Verb = 'mv' | 'cp';

const VERBS = {
  mv: {moves: true, done: 'renamed ', into: 'move', flags: 'finv'},
  cp: {moves: false, done: '', into: 'create regular file', flags: 'finvrRap'},
} as const;

/** `mv` and `cp`, which differ only in what is left behind. */
export function transferCommand(files: LessonFiles, verb: Verb): CustomCommand {
  const {moves, done, flags} = VERBS[verb];
  return coreutil(files, {
    name: verb,
    flags,
    long: {
      force: 'f',
      interactive: 'i',
      'no-clobber': 'n',
      verbose: 'v',
      ...(!moves && {recursive: 'r', archive: 'a'}),
    },
    async work({has, names, resolve, isConfirmed, print, complain}) {
      requireNames(names, 2);
      const target = names.at(-1)!;
      const isFolder = await isDirectory(files, resolve(target));
      if (names.length > 2 && !isFolder) {
        complain(`target '${target}': ${await whyNoFolder(files, resolve(target))}`);
        return;
      }
      for (const name of names.slice(0, -1)) {
        const from = resolve(name);
        const shown = isFolder ? `${target.replace(/\/$/, '')}/${baseName(from)}` : target;
        const to = resolve(shown);
        const problem = await findProblem(files, {verb, name, from, shown, to, has});
        if (problem !== undefined) {
          complain(problem);
          if (!moves && to.startsWith(`${from}/`)) {
            // GNU's cp makes the folder before it notices.
            await files.mkdir(to, {recursive: true});
          }
        } else if (await files.exists(to)) {
          if (has('n')) {
            continue;
          }
          if (has('i') && !has('f')) {
            print(`${verb}: overwrite '${shown}'? `);
            const isWanted = isConfirmed();
            print('\n');
            if (!isWanted) {
              continue;
            }
          }
        }
        if (problem === undefined) {
          const below = moves ? [''] : await pathsBelow(files, from);
          await (moves ? files.mv(from, to) : files.cp(from, to, {recursive: true}));
          if (has('v')) {
            print(below.map((path) => `${done}'${name}${path}' -> '${shown}${path}'\n`).join(''));
          }
        }
      }
    },
  });
}

interface Transfer {
  readonly verb: Verb;
  readonly name: string;
  readonly from: string;
  readonly shown: string;
  readonly to: string;
  readonly has: (flag: string) => boolean;
}

async function findProblem(
  files: LessonFiles,
  {verb, name, from, shown, to, has}: Transfer,
): Promise<string | undefined> {
  const {moves, into} = VERBS[verb];
  if (!(await files.exists(from))) {
    return `cannot stat '${name}': No such file or directory`;
  }
  const takesFolder = await isDirectory(files, from);
  if (takesFolder && !moves && !['r', 'R', 'a'].some(has)) {
    return `-r not specified; omitting directory '${name}'`;
  }
  if (from === to) {
    return `'${name}' and '${shown}' are the same file`;
  }
  if (to.startsWith(`${from}/`)) {
    return moves
      ? `cannot move '${name}' to a subdirectory of itself, '${shown}'`
      : `cannot copy a directory, '${name}', into itself, '${shown}'`;
  }
  if ((await files.exists(to)) && takesFolder !== (await isDirectory(files, to))) {
    return takesFolder
      ? `cannot overwrite non-directory '${shown}' with directory '${name}'`
      : `cannot overwrite directory '${shown}' with non-directory`;
  }
  if (shown.endsWith('/') && !takesFolder) {
    return `${moves ? `cannot move '${name}' to` : 'cannot create regular file'} '${shown}': Not a directory`;
  }
  if (!(await isDirectory(files, parent(to)))) {
    const action = moves
      ? `cannot move '${name}' to '${shown}'`
      : takesFolder
        ? `cannot create directory '${shown}'`
        : `cannot ${into} '${shown}'`;
    return `${action}: ${await whyNoFolder(files, parent(to))}`;
  }
  return undefined;
}

async function whyNoFolder(files: LessonFiles, path: string): Promise<string> {
  return (await files.exists(path)) ? 'Not a directory' : 'No such file or directory';
}

async function isDirectory(files: LessonFiles, path: string): Promise<boolean> {
  return (await files.exists(path)) && (await files.stat(path)).isDirectory;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function parent(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
