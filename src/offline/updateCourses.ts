import {COURSES_UPDATED_EVENT} from '../data/notices';
import {stopServing} from './registration';
import {fetchCourseList, saveCourse} from './saveCourse';
import {savedCourses} from './savedCourses';

/**
 * Brings saved courses up to date with the published build, and reports it with an event. For readers who asked
 * the browser to save data, there is a button instead (src/components/OfflineCourse).
 */
export async function updateCourses(): Promise<void> {
  const saved = await savedCourses();
  if (saved.length === 0) {
    // The browser or the reader has cleared the caches, so there is nothing left to serve.
    await stopServing();
    return;
  }
  if (!navigator.onLine || savesData()) {
    return;
  }
  const published = await fetchCourseList();
  const outdated = saved
    .map(({manifest}) => manifest)
    .filter(({course, build}) => published[course] && published[course].build !== build);
  for (const {course} of outdated) {
    await saveCourse(course);
  }
  if (outdated.length > 0) {
    window.dispatchEvent(new Event(COURSES_UPDATED_EVENT));
  }
}

function savesData(): boolean {
  const {connection} = navigator as Navigator & {connection?: {readonly saveData?: boolean}};
  return connection?.saveData === true;
}
