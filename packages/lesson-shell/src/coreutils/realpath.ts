import type {CustomCommand} from 'just-bash';
import type {LessonFiles} from '../files';
import {coreutil, requireNames} from './command';

export function realpathCommand(files: LessonFiles): CustomCommand {
  return coreutil(files, {
    name: 'realpath',
    flags: 'e',
    long: {'canonicalize-existing': 'e'},
    async work({has, names, resolve, print, complain}) {
      requireNames(names, 1);
      for (const name of names) {
        const path = resolve(name);
        const parent = has('e') ? path : files.resolvePath(path, '..');
        if (await files.exists(parent)) {
          print(`${(await files.exists(path)) ? await files.realpath(path) : path}\n`);
        } else {
          complain(`${name}: No such file or directory`);
        }
      }
    },
  });
}
