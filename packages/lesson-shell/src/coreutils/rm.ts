import type {CustomCommand} from 'just-bash';
import type {LessonFiles} from '../files';
import {coreutil, requireNames} from './command';
import {pathsBelow} from './pathsBelow';

export function rmCommand(files: LessonFiles): CustomCommand {
  return coreutil(files, {
    name: 'rm',
    flags: 'firRdv',
    long: {force: 'f', interactive: 'i', recursive: 'r', dir: 'd', verbose: 'v'},
    async work({has, names, stdin, resolve, isConfirmed, print, complain}) {
      if (!has('f')) {
        requireNames(names, 1);
      }
      for (const name of names) {
        const path = resolve(name);
        if ((has('r') || has('R')) && /(?:^|\/)\.\.?\/*$/.test(name)) {
          complain(`refusing to remove '.' or '..' directory: skipping '${name}'`);
          continue;
        }
        if (!(await files.exists(path))) {
          if (!has('f')) {
            complain(`cannot remove '${name}': No such file or directory`);
          }
          continue;
        }
        const {isDirectory, size} = await files.lstat(path);
        const recursive = has('r') || has('R');
        if (isDirectory && !recursive && !has('d')) {
          complain(`cannot remove '${name}': Is a directory`);
          continue;
        }
        if (has('i') && !has('f')) {
          const kind = isDirectory
            ? 'directory'
            : size === 0
              ? 'regular empty file'
              : 'regular file';
          print(`rm: remove ${kind} '${name}'? `);
          const isWanted = isConfirmed();
          print(String(stdin) === '' ? '\n' : '');
          if (!isWanted) {
            continue;
          }
        }
        if (isDirectory && !recursive && (await files.readdir(path)).length > 0) {
          complain(`cannot remove '${name}': Directory not empty`);
          continue;
        }
        const removed = has('v') ? await removals(files, path, name) : [];
        await files.rm(path, {recursive});
        print(removed.join(''));
      }
    },
  });
}

/** The lines of `-v`: what is in a folder goes before the folder. */
async function removals(
  files: LessonFiles,
  path: string,
  name: string,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const below of (await pathsBelow(files, path)).toReversed()) {
    const {isDirectory} = await files.lstat(path + below);
    lines.push(`removed ${isDirectory ? 'directory ' : ''}'${name}${below}'\n`);
  }
  return lines;
}
