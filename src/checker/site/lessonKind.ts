import {GUIDE_FOLDERS} from '../../data/lessonGuide';
import type {LessonKind, LessonSource} from '../read/lesson';
import {isHiddenFile, isPageFile} from '../../sources/sources';

const LISTS = new Set(['Pages', 'Modules', 'Glossary']);
const TASKS = new Set(['Task']);

/** Which kind a page is, by its place and what is in it. */
export function kindOfLesson({path, scan, frontMatter: {frontMatter}}: LessonSource): LessonKind {
  const hasTag = (names: ReadonlySet<string>) =>
    scan.tags.some(({name}) => name !== null && names.has(name));
  if (!isPageFile(path)) {
    return 'part';
  }
  if (frontMatter.draft === true || isHiddenFile(path)) {
    return 'draft';
  }
  if (path.startsWith('courses/')) {
    return 'course';
  }
  // A lesson may list its section too; what tells it apart is that it has tasks.
  if (hasTag(LISTS) && !hasTag(TASKS)) {
    return 'landing';
  }
  return GUIDE_FOLDERS.some((folder) => path.startsWith(folder)) ? 'guide' : 'lesson';
}
