import {missingFiles, sizeOf} from '../lib/offline';
import {canSave} from './registration';
import {fetchCourseList, type Progress} from './saveCourse';
import {begunCourse, savedCourse, storedAddresses} from './savedCourses';

/** The state of a course's saved copy, as shown on its front page. */
export type Status =
  | {readonly kind: 'unsupported'}
  /** The size is unknown without a network. */
  | {readonly kind: 'unsaved'; readonly size: number | undefined}
  /** An unfinished download, or a copy that the browser has partly cleared. */
  | {readonly kind: 'incomplete'; readonly progress: Progress}
  | {
      readonly kind: 'saved';
      readonly savedAt: string;
      readonly size: number;
      readonly isOutdated: boolean;
    };

export async function readStatus(course: string): Promise<Status> {
  if (!canSave()) {
    return {kind: 'unsupported'};
  }
  const [saved, begun, stored, published] = await Promise.all([
    savedCourse(course),
    begunCourse(course),
    storedAddresses(),
    navigator.onLine ? fetchCourseList().catch(() => undefined) : undefined,
  ]);
  const manifest = saved?.manifest ?? begun;
  if (manifest === undefined) {
    return {kind: 'unsaved', size: published?.[course]?.size};
  }
  const {size, build} = manifest;
  const missing = sizeOf(missingFiles(manifest, stored));
  if (saved === undefined || missing > 0) {
    return {kind: 'incomplete', progress: {done: size - missing, total: size}};
  }
  const newest = published?.[course]?.build ?? build;
  return {kind: 'saved', savedAt: saved.savedAt, size, isOutdated: newest !== build};
}
