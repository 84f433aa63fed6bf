import {useMemo} from 'react';
import type {TransitionFacts} from '@site/src/lib/transitions';
import {isLeftOut} from '@site/src/patches/routeSlices/browser/slices';
import {hasPage} from '@site/src/patches/routeSlices/browser/hasPage';
import {useCourses} from './usePortal';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Facts that decide whether a navigation fades. The reader's motion preference is read each time. */
export function useTransitionFacts(): TransitionFacts {
  const courses = useCourses();
  return useMemo(() => {
    const homes = new Set(['/', ...courses.map(({path}) => path)]);
    return {
      // When the routes of the link's target have not loaded yet, it is assumed to exist.
      isNormalPage: (path) => !homes.has(path) && (isLeftOut(path) || hasPage(path)),
      get prefersReducedMotion() {
        return window.matchMedia(REDUCED_MOTION).matches;
      },
    };
  }, [courses]);
}
