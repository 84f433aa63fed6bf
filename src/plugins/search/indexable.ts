import type {AllContent, RouteBuildMetadata} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {SEARCH_PAGE} from '../../data/search';

/** Every page of a build, either included in the search or excluded from it. */
export interface PageList {
  readonly found: readonly string[];
  readonly hidden: readonly string[];
}

const NEVER_FOUND: readonly string[] = ['/404.html', SEARCH_PAGE];

export function listPages(
  routes: readonly string[],
  isHidden: (path: string) => boolean,
): PageList {
  const paths = [...new Set(routes)].sort(byDepth);
  const hidden = paths.filter((path) => NEVER_FOUND.includes(path) || isHidden(path));
  return {found: paths.filter((path) => !hidden.includes(path)), hidden};
}

/** Whether a page is excluded from search engines, and therefore from the portal's own search too. */
export function isNoIndex(metadata: RouteBuildMetadata | undefined): boolean {
  return metadata?.noIndex === true;
}

/** Paths of the pages that are built but unlisted. */
export function unlistedPaths(allContent: AllContent): ReadonlySet<string> {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return new Set(
    (instances as LoadedContent[]).flatMap(({loadedVersions}) =>
      loadedVersions.flatMap(({docs}) =>
        docs.filter(({unlisted}) => unlisted).map(({permalink}) => permalink),
      ),
    ),
  );
}

/** Orders pages by depth and then by name (S14 of the specification). */
export function byDepth(a: string, b: string): number {
  return depthOf(a) - depthOf(b) || (a < b ? -1 : Number(a > b));
}

function depthOf(path: string): number {
  return path.split('/').filter(Boolean).length;
}

/** Path of a page's file in the build folder. */
export function fileOfPath(path: string): string {
  const name = path.slice(1);
  if (name.endsWith('.html')) {
    return name;
  }
  return name === '' || name.endsWith('/') ? `${name}index.html` : `${name}/index.html`;
}
