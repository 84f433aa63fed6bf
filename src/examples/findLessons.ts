import {existsSync} from 'node:fs';
import {relative, resolve, sep} from 'node:path';
import {isHiddenFile, listFiles} from '../sources/sources';

/**
 * The front page's example, and pages for authors and engineers: their examples are tested like those of
 * lessons.
 */
const DOCUMENTS = ['content/home.md', 'docs/runnable-lessons.md', 'modules/_gallery/index.md'];
/** Texts shared by several courses are in a folder with an underscore, but are published. */
const SHARED = 'courses/_';

/** All files with examples, or only those at or below the requested paths. */
export function findLessons(root: string, wanted: readonly string[]): readonly string[] {
  const lessons = listFiles(root).filter(
    (path) => /\.mdx?$/.test(path) && (path.startsWith(SHARED) || !isHiddenFile(path)),
  );
  const all = [...lessons, ...DOCUMENTS.filter((path) => existsSync(resolve(root, path)))];
  if (wanted.length === 0) {
    return all;
  }
  const starts = wanted.map((path) => relative(root, resolve(path)).split(sep).join('/'));
  return all.filter((path) =>
    starts.some((start) => path === start || start === '' || path.startsWith(`${start}/`)),
  );
}
