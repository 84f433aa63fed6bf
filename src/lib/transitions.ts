import {isDecodable} from './tidyAddress';

interface Place {
  readonly pathname: string;
  readonly hash: string;
}

export interface TransitionFacts {
  /** Whether an address shows a normal page: no home layout, and not the 404. */
  readonly isNormalPage: (path: string) => boolean;
  readonly prefersReducedMotion: boolean;
}

/** Whether a navigation fades: from one normal page to another, and not for those who want no motion. */
export function fades(
  from: Place,
  to: Place,
  {isNormalPage, prefersReducedMotion}: TransitionFacts,
): boolean {
  return (
    !prefersReducedMotion &&
    from.pathname !== to.pathname &&
    isNormalPage(from.pathname) &&
    isNormalPage(to.pathname)
  );
}

/** The same place without a hash that cannot be decoded, which the router would die of. */
export function withSafeHash<T extends Place>(place: T): T {
  return isDecodable(place.hash) ? place : {...place, hash: ''};
}
