import {useEffect, useState} from 'react';
import {entryAt, type ReadersData} from '@site/src/lib/readersData/schema';
import {useReader} from './useReader';

type Lessons = Readonly<Record<string, readonly string[]>>;

let lessons: Lessons | undefined;

async function loadLessons(): Promise<Lessons> {
  lessons ??= (await import('@generated/portal/default/lessons.json')).default;
  return lessons;
}

/** The addresses of a course's lessons, which are loaded once `isWanted`; undefined until then. */
export function useLessons(isWanted: boolean): Lessons | undefined {
  const [known, setKnown] = useState(lessons);
  useEffect(() => {
    if (isWanted && known === undefined) {
      // Without the list the ring stays empty; being offline is reported elsewhere on the page.
      loadLessons().then(setKnown, (error: unknown) =>
        console.warn('The list of lessons cannot be loaded.', error),
      );
    }
  }, [isWanted, known]);
  return known;
}

/** How many lessons of a course the reader has done on this device. */
export function useLessonsDone(course: string): number {
  const data = useReader((all) => all);
  const list = useLessons(Object.keys(data.done).length > 0)?.[course] ?? [];
  return countDone(data, list);
}

function countDone(data: ReadersData, list: readonly string[]): number {
  return list.filter((path) => entryAt(data, 'done', path) !== undefined).length;
}
