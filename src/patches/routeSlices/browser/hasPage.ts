import {matchPath} from '@docusaurus/router';
import generatedRoutes from '@generated/routes';
import {canonicalCandidates} from '@site/src/lib/address';
import {loadRoutes} from './slices';

/** The parts of a row of the route table that are used here. */
export interface Route {
  readonly path: string;
  readonly routes?: readonly Route[];
}

const allRoutes = generatedRoutes as unknown as readonly Route[];

/**
 * Whether the site has a page at a URL, as far as the routes around it have been loaded; those around the
 * current page always have been. This is the only file that reads Docusaurus' route table.
 */
export function hasPage(path: string, table: readonly Route[] = allRoutes): boolean {
  return table.some((route) => {
    if (route.path === '*') {
      return false;
    }
    if (route.routes !== undefined) {
      const isBelow = matchPath(path, {path: route.path, exact: false, sensitive: false}) !== null;
      return isBelow && hasPage(path, route.routes);
    }
    return matchPath(path, {path: route.path, exact: true, strict: true}) !== null;
  });
}

/** The page that a URL without one refers to by rule, or undefined. */
export async function findCanonical(path: string): Promise<string | undefined> {
  const candidates = canonicalCandidates(path);
  await Promise.all(candidates.map(loadRoutes));
  return candidates.find((candidate) => hasPage(candidate));
}
