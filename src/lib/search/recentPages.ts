import {RECENT_PAGES} from '../../data/search';

const SEPARATOR = '\n';

/** The stored paths, most recent first. */
export function parseRecent(stored: string | null): readonly string[] {
  return (stored ?? '').split(SEPARATOR).filter((path) => path.startsWith('/'));
}

/** Stores one more page than is shown, because the current page is not listed. */
export function addRecent(stored: string | null, path: string): string {
  return [path, ...parseRecent(stored).filter((other) => other !== path)]
    .slice(0, RECENT_PAGES + 1)
    .join(SEPARATOR);
}
