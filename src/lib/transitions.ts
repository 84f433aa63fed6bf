import {isDecodable} from './tidyAddress';

interface Place {
  readonly pathname: string;
  readonly hash: string;
}

export interface TransitionFacts {
  /** Whether a URL leads to a normal page, not to the home layout or the 404 page. */
  readonly isNormalPage: (path: string) => boolean;
  readonly prefersReducedMotion: boolean;
}

/** Whether a navigation fades: only between normal pages, and not if the reader prefers reduced motion. */
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

/** The same location without a hash that cannot be decoded, which would crash the router. */
export function withSafeHash<T extends Place>(place: T): T {
  return isDecodable(place.hash) ? place : {...place, hash: ''};
}
