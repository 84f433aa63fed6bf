import type {LessonFiles} from '../files';

/** '' for a file or folder itself, then `/name` for everything in it, folders before their content. */
export async function pathsBelow(files: LessonFiles, path: string): Promise<readonly string[]> {
  if (!(await files.lstat(path)).isDirectory) {
    return [''];
  }
  const below: string[] = [''];
  for (const name of await files.readdir(path)) {
    const inside = await pathsBelow(files, `${path}/${name}`);
    below.push(...inside.map((rest) => `/${name}${rest}`));
  }
  return below;
}
