import React, {useCallback, useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import PlaceMark from '@site/src/components/PlaceMark';
import {MY_PORTAL, MY_PORTAL_TITLE, SHORTCUT_KEYS} from '@site/src/data/readerTexts';
import {useAnchor} from '@site/src/hooks/useAnchor';
import {useCurrentCourse} from '@site/src/hooks/useCurrentCourse';
import {useHotKeys} from '@site/src/hooks/useHotKeys';
import {useKeptPlace} from '@site/src/hooks/useLastPlace';
import {usePage} from '@site/src/hooks/usePage';
import {useIsDone, useReader} from '@site/src/hooks/useReader';
import {reader} from '@site/src/lib/readersData/reader';
import {isLessonDone} from '@site/src/lib/readersData/tasks';
import {MODULES} from '@site/src/lib/address';
import styles from './styles.module.css';

export interface Props {
  /** Ids of the tasks that make the lesson done once they have all passed. */
  readonly tasks: readonly string[];
}

const KEYS = [SHORTCUT_KEYS.done];

/** The end of a lesson: whether it is done, and the bookmark and note for the lesson as a whole. */
export default function LessonEnd({tasks}: Props): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const {title} = usePage();
  const isDone = useIsDone(pathname);
  const [said, setSaid] = useState('');
  useLastPlaceHere(pathname, title);
  useDoneByTasks(pathname, title, tasks);
  const toggle = useCallback(() => {
    reader.put('done', pathname, isDone ? {gone: true} : {title});
    setSaid(isDone ? 'Not done any more.' : 'Marked as done.');
    return true;
  }, [pathname, title, isDone]);
  useHotKeys(KEYS, toggle);
  return (
    <section
      className={clsx('live-only', styles.end)}
      aria-label="Your progress"
      data-search-skip=""
      // Before hydration the buttons take up their space but cannot be used.
      style={isBrowser ? undefined : {visibility: 'hidden'}}
    >
      <Button
        className={styles.done}
        aria-pressed={isDone}
        onClick={toggle}
        title={`Shortcut: ${SHORTCUT_KEYS.done}`}
      >
        <Icon name="check" className={styles.check} />
        Mark as done
      </Button>
      <PlaceMark />
      <Link className={styles.link} to={MY_PORTAL}>
        {MY_PORTAL_TITLE}
      </Link>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </section>
  );
}

/** Stores the place under the reader's course, if that course uses this page. */
function useLastPlaceHere(path: string, title: string): void {
  const {portal, toc} = usePage();
  const course = useCurrentCourse();
  const anchor = useAnchor();
  const isOfCourse =
    course !== null &&
    (path.startsWith(course.path) || portal.usedIn.some((use) => use.course === course.code));
  const hash = toc.some(({id}) => `#${id}` === anchor) ? anchor : '';
  useKeptPlace(isOfCourse ? course.id : MODULES, {path, hash, title});
}

/** Marks the lesson as done once its tasks have passed, so that lists do not have to look at its tasks. */
function useDoneByTasks(path: string, title: string, tasks: readonly string[]): void {
  const isDue = useReader(
    (data) =>
      (data.done[path] === undefined || data.done[path].gone === true) &&
      isLessonDone(data, path, tasks),
  );
  useEffect(() => {
    if (isDue) {
      reader.put('done', path, {title});
    }
  }, [isDue, path, title]);
}
