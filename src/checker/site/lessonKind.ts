import {GUIDE_FOLDERS} from '../../data/lessonGuide';
import type {LessonKind, LessonSource} from '../read/lesson';
import {isHiddenFile, isPageFile} from '../../sources/sources';

const LISTS = new Set(['Pages', 'Modules', 'Glossary']);
const TASKS = new Set(['Task']);

/** The kind of a page, from its path and its content. */
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
  // A lesson may also list the pages of its section, but unlike a landing page it has tasks.
  if (hasTag(LISTS) && !hasTag(TASKS)) {
    return 'landing';
  }
  return GUIDE_FOLDERS.some((folder) => path.startsWith(folder)) ? 'guide' : 'lesson';
}
