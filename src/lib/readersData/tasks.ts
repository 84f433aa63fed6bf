import {TASK_PREFIX} from './keys';
import {EMPTY, entryAt, isPlace, serialise, type ReadersData, type Shelf} from './schema';

/** Older than anything that a reader does. */
const OLDEST = 0;

export function taskPlace(path: string, id: string): string {
  return `${path}#${id}`;
}

/**
 * Converts the tasks that passed before the schema existed; the key of each contained its place. Null if there
 * are none.
 */
export function dataOfOldFlags(keys: readonly string[]): string | null {
  const places = keys
    .filter((key) => key.startsWith(TASK_PREFIX))
    .map((key) => key.slice(TASK_PREFIX.length))
    .filter(isPlace);
  if (places.length === 0) {
    return null;
  }
  const tasks: Shelf = Object.fromEntries(places.map((place) => [place, {at: OLDEST}]));
  return serialise({...EMPTY, tasks});
}

/**
 * Whether a lesson is done: the reader marked it as done, or all its tasks have passed since the reader last
 * unmarked it.
 */
export function isLessonDone(data: ReadersData, path: string, tasks: readonly string[]): boolean {
  const said = data.done[path];
  if (said !== undefined && !said.gone) {
    return true;
  }
  const passed = tasks.map((id) => entryAt(data, 'tasks', taskPlace(path, id)));
  return (
    passed.length > 0 &&
    passed.every((entry) => entry !== undefined) &&
    (said === undefined || passed.some((entry) => entry.at > said.at))
  );
}
