import {createHash} from 'node:crypto';
import {COURSE_LIST, OFFLINE_FOLDER} from '../../src/data/offline';
import {type CourseManifest, OFFLINE_HASH_LENGTH} from '../../src/lib/offline';

/** What the changed lesson ends with. */
export const NEXT_BUILD = '<!-- the next build -->';

/** File with everything that a course needs without a network. */
export const manifestOf = (course: string): string => `${OFFLINE_FOLDER}${course}.json`;

/**
 * The files of a next build in which one lesson of a course has changed, by the paths at which they are asked
 * for.
 *
 * @param lesson path of a page that is a folder
 * @param read the text of a file of the build now, by its path in the build
 */
export function nextBuild(
  course: string,
  lesson: string,
  read: (path: string) => string,
): ReadonlyMap<string, string> {
  const text = read(`${lesson}index.html`) + NEXT_BUILD;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, OFFLINE_HASH_LENGTH);
  const manifest = JSON.parse(read(manifestOf(course))) as CourseManifest;
  const list = JSON.parse(read(COURSE_LIST)) as Record<string, object>;
  const build = 'the-next-build';
  const files = manifest.files.map(([path, old, size]) => [
    path,
    path === lesson ? hash : old,
    size,
  ]);
  return new Map([
    [lesson, text],
    [manifestOf(course), JSON.stringify({...manifest, build, files})],
    [COURSE_LIST, JSON.stringify({...list, [course]: {...list[course], build}})],
  ]);
}
