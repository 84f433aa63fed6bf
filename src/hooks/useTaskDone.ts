import {reader} from '@site/src/lib/readersData/reader';
import {entryAt} from '@site/src/lib/readersData/schema';
import {taskPlace} from '@site/src/lib/readersData/tasks';
import {useReader} from './useReader';

/** Whether the check of a task has passed on this device, and a function that records that it has. */
export function useTaskDone(
  path: string,
  id: string,
): readonly [isDone: boolean, pass: () => void] {
  const place = taskPlace(path, id);
  const isDone = useReader((data) => entryAt(data, 'tasks', place) !== undefined);
  return [isDone, () => reader.put('tasks', place, {})];
}
