import {useMemo} from 'react';
import type {TransitionFacts} from '@site/src/lib/transitions';
import {isLeftOut} from '@site/src/patches/routeSlices/browser/slices';
import {hasPage} from '@site/src/patches/routeSlices/browser/hasPage';
import {useCourses} from './usePortal';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** What decides whether a navigation fades; motion is asked for at each reading. */
export function useTransitionFacts(): TransitionFacts {
  const courses = useCourses();
  return useMemo(() => {
    const homes = new Set(['/', ...courses.map(({path}) => path)]);
    return {
      // A link to a page whose routes are still to come is taken at its word.
      isNormalPage: (path) => !homes.has(path) && (isLeftOut(path) || hasPage(path)),
      get prefersReducedMotion() {
        return window.matchMedia(REDUCED_MOTION).matches;
      },
    };
  }, [courses]);
}
