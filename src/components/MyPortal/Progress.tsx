import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import titles from '@generated/portal/default/titles.json';
import ProgressRing from '@site/src/components/ProgressRing';
import {useLessons} from '@site/src/hooks/useLessonsDone';
import {useCourses} from '@site/src/hooks/usePortal';
import {donePaths} from '@site/src/lib/readersData/listing';
import type {ReadersData} from '@site/src/lib/readersData/schema';
import styles from './late.module.css';

export interface Props {
  readonly data: ReadersData;
  readonly query: string;
}

/** The reader's progress in each course that they have begun, and the pages done outside courses. */
export default function Progress({data, query}: Props): ReactNode {
  const courses = useCourses();
  const lessons = useLessons(true) ?? {};
  const done = donePaths(data);
  const begun = courses.filter(({id}) => lessons[id]?.some((path) => done.includes(path)));
  const others = done.filter((path) => !begun.some(({id}) => lessons[id]!.includes(path)));
  return (
    <section>
      <h2>Progress</h2>
      {done.length === 0 && <p className={styles.none}>No lesson done yet.</p>}
      <ul className={styles.courses}>
        {begun.map(({id, code, title, path, lessons: count}) => {
          const list = lessons[id]!;
          const next = list.find((lesson) => !done.includes(lesson));
          return (
            <li key={id} data-course={id} className={styles.course}>
              <h3>
                <Link to={path}>
                  {code} {title}
                </Link>
              </h3>
              <ProgressRing course={id} lessons={count} />
              {next !== undefined && (
                <p className={styles.next}>
                  Next: <Link to={next}>{titles[next]}</Link>
                </p>
              )}
              <DoneList paths={list.filter((lesson) => done.includes(lesson))} query={query} />
            </li>
          );
        })}
        {others.length > 0 && (
          <li className={styles.course}>
            <h3>Other pages</h3>
            <DoneList paths={others} query={query} />
          </li>
        )}
      </ul>
    </section>
  );
}

function DoneList({
  paths,
  query,
}: {
  readonly paths: readonly string[];
  readonly query: string;
}): ReactNode {
  const words = query.trim().toLowerCase();
  const shown = paths.filter((path) => (titles[path] ?? path).toLowerCase().includes(words));
  return (
    <details className={styles.doneList} open={words !== ''}>
      <summary>
        {words === '' ? `${paths.length} done` : `${shown.length} done, as searched`}
      </summary>
      <ul>
        {shown.map((path) => (
          <li key={path}>
            {titles[path] === undefined ? (
              `${path}, no longer here`
            ) : (
              <Link to={path}>{titles[path]}</Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
