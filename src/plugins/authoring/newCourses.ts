import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {AuthorProblem} from '../../data/authoring';
import {errorAt, START} from '../../text/problems';

/** Subfolders of `courses` that contain a course. */
export function courseIds(root: string): readonly string[] {
  const folder = join(root, 'courses');
  return existsSync(folder)
    ? readdirSync(folder).filter((id) => existsSync(join(folder, id, 'course.yml')))
    : [];
}

/**
 * A problem for each course added since the server started, because the running server cannot serve its
 * pages.
 */
export function newCourses(
  served: readonly string[],
  now: readonly string[],
): readonly AuthorProblem[] {
  const message = 'this course is new, and the running server cannot show its pages';
  const remedy = 'stop the server (Ctrl+C) and start it again with npm start';
  return now
    .filter((id) => !served.includes(id))
    .map((id) =>
      errorAt({path: `courses/${id}/course.yml`, ...START}, 'new-course', message, remedy),
    );
}
