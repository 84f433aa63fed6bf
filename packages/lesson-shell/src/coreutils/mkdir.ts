import type {CustomCommand} from 'just-bash';
import type {LessonFiles} from '../files';
import {coreutil, requireNames} from './command';

export function mkdirCommand(files: LessonFiles): CustomCommand {
  return coreutil(files, {
    name: 'mkdir',
    flags: 'pv',
    long: {parents: 'p', verbose: 'v'},
    async work({has, names, resolve, print, complain}) {
      requireNames(names, 1);
      for (const name of names) {
        for (const part of has('p') ? withParents(name) : [name]) {
          const path = resolve(part);
          const trouble = await troubleAt(files, path, has('p'));
          if (trouble === undefined) {
            await files.mkdir(path);
            print(has('v') ? `mkdir: created directory '${part}'\n` : '');
          } else if (trouble !== '') {
            complain(`cannot create directory '${part}': ${trouble}`);
            break;
          }
        }
      }
    },
  });
}

/** `a/b/c` is made as `a`, `a/b` and `a/b/c`. */
function withParents(name: string): readonly string[] {
  const parts = name.replace(/\/+$/, '').split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter((path) => path !== '');
}

/** '' when the folder is there already and may be. */
async function troubleAt(
  files: LessonFiles,
  path: string,
  mayExist: boolean,
): Promise<string | undefined> {
  if (await files.exists(path)) {
    const isFolder = (await files.stat(path)).isDirectory;
    return isFolder && mayExist ? '' : 'File exists';
  }
  const parent = files.resolvePath(path, '..');
  if (!(await files.exists(parent))) {
    return 'No such file or directory';
  }
  return (await files.stat(parent)).isDirectory ? undefined : 'Not a directory';
}
