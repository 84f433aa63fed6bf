import React, {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type {CourseArea} from '@site/src/data/areas';
import {courseOfPath, courseOfStorage} from '@site/src/lib/currentCourse';
import {KEYS} from '@site/src/lib/readersData/keys';
import {readStored, writeStored} from '@site/src/lib/storage';
import {useCourses} from './usePortal';
import {useShownPath} from './useShownPath';

const PATH_KEY = KEYS.course;
const TITLE_KEY = KEYS.courseTitle;

const Context = createContext<CourseArea | null | undefined>(undefined);

/** Stores the last visited course on the device. If storage is blocked, the course is only forgotten. */
export function CurrentCourseProvider({children}: {readonly children: ReactNode}): ReactNode {
  const courses = useCourses();
  const pathname = useShownPath();
  const here = useMemo(() => courseOfPath(pathname, courses), [pathname, courses]);
  /** Undefined before the stored course has been read. */
  const [remembered, setRemembered] = useState<CourseArea | null>();

  useEffect(() => {
    if (here === undefined) {
      setRemembered((known) => known ?? courseOfStorage(readStored(PATH_KEY), courses) ?? null);
    } else {
      setRemembered(here);
      writeStored(PATH_KEY, here.path);
      writeStored(TITLE_KEY, here.code);
    }
  }, [here, courses]);

  useLayoutEffect(() => {
    if (remembered !== undefined) {
      delete document.documentElement.dataset.recalling;
    }
  }, [remembered]);

  return <Context.Provider value={here ?? remembered ?? null}>{children}</Context.Provider>;
}

/** The course of this page, or else the last visited one, or else null. */
export function useCurrentCourse(): CourseArea | null {
  const course = useContext(Context);
  if (course === undefined) {
    throw new Error('useCurrentCourse is called without CurrentCourseProvider');
  }
  return course;
}
