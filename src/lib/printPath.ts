/**
 * Address of a print view.
 *
 * @param name address of a page, course and week as in `mtm6130/week-5`, or a course
 */
export function printPath(kind: 'page' | 'week' | 'course', name: string): string {
  return `/print/?${kind}=${name}`;
}
