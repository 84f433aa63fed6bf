import {DEFAULT_MENU, type MenuItem} from '@site/src/data/menu';
import {REPOSITORY} from '@site/src/data/site';
import {repositoryItem} from '@site/src/lib/menu';
import {useCurrentCourse} from './useCurrentCourse';

/** The navbar's items: those of the current course or else the default ones, followed by the repository. */
export function useMenu(): readonly MenuItem[] {
  const course = useCurrentCourse();
  const repository = repositoryItem(REPOSITORY);
  return [...(course?.menu ?? DEFAULT_MENU), ...(repository ? [repository] : [])];
}
