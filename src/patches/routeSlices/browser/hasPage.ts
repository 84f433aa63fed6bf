import {matchPath} from '@docusaurus/router';
import generatedRoutes from '@generated/routes';
import {canonicalCandidates} from '@site/src/lib/address';
import {loadRoutes} from './slices';

/** What is read of a row of the route table. */
export interface Route {
  readonly path: string;
  readonly routes?: readonly Route[];
}

const allRoutes = generatedRoutes as unknown as readonly Route[];

/**
 * Whether the site has a page at an address, as far as the routes around it are loaded; those around the page being
 * shown always are. This is the only file that reads Docusaurus' route table.
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

/** The page that an address without one means by rule, or undefined. */
export async function findCanonical(path: string): Promise<string | undefined> {
  const candidates = canonicalCandidates(path);
  await Promise.all(candidates.map(loadRoutes));
  return candidates.find((candidate) => hasPage(candidate));
}
