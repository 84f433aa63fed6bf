import type {CourseArea} from '@site/src/data/areas';
import {courseOfPath} from '@site/src/lib/currentCourse';
import {useCourses} from './usePortal';
import {useShownPath} from './useShownPath';

/** The course that this page itself belongs to; undefined outside the courses. */
export function useCurrentArea(): CourseArea | undefined {
  return courseOfPath(useShownPath(), useCourses());
}
