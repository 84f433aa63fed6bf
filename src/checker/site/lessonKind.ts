import {GUIDE_FOLDERS} from '../../data/lessonGuide';
import type {LessonSource} from '../read/lesson';
import {isHiddenFile, isPageFile} from '../../sources/sources';

/**
 * What a page is for, which decides what it must have: a lesson teaches, a landing page leads to the pages
 * of its folder, a guide gives steps, a course page belongs to one course.
 */
export type LessonKind = 'lesson' | 'landing' | 'guide' | 'course' | 'draft' | 'part';

const LISTS = new Set(['Pages', 'Modules']);

export function kindOfLesson({path, scan, frontMatter: {frontMatter}}: LessonSource): LessonKind {
  if (!isPageFile(path)) {
    return 'part';
  }
  if (frontMatter.draft === true || isHiddenFile(path)) {
    return 'draft';
  }
  if (path.startsWith('courses/')) {
    return 'course';
  }
  if (scan.tags.some(({name}) => LISTS.has(name))) {
    return 'landing';
  }
  return GUIDE_FOLDERS.some((folder) => path.startsWith(folder)) ? 'guide' : 'lesson';
}
