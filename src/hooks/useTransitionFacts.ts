import {useMemo} from 'react';
import type {TransitionFacts} from '@site/src/lib/transitions';
import {hasPage} from './useHasPage';
import {useCourses} from './usePortal';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** What decides whether a navigation fades; motion is asked for at each reading. */
export function useTransitionFacts(): TransitionFacts {
  const courses = useCourses();
  return useMemo(() => {
    const homes = new Set(['/', ...courses.map(({path}) => path)]);
    return {
      isNormalPage: (path) => !homes.has(path) && hasPage(path),
      get prefersReducedMotion() {
        return window.matchMedia(REDUCED_MOTION).matches;
      },
    };
  }, [courses]);
}
