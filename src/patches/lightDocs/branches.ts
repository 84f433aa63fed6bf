import {createHash} from 'node:crypto';
import type {RouteConfig} from '@docusaurus/types';
import type {SidebarBranch, SidebarItem} from '../../lib/sidebar';
import {sliceOf} from '../routeSlices/sliceOf';
import type {Version} from './trim';

/** Folder of the built site with one file for each branch. */
export const BRANCHES = 'assets/sidebar';

/**
 * Removes the branches of an area's tree, one per topic, from the data that every page of the area loads. A
 * page contains its own branch; the others are files that are fetched when a reader opens them.
 */
export function takeBranches(version: Version): {
  readonly version: Version;
  /** Keyed by the slice of the route table that contains the branch's pages. */
  readonly branches: ReadonlyMap<string, SidebarBranch>;
} {
  const branches = new Map<string, SidebarBranch>();
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => {
    const slices = items.map((item) => sliceOf(firstLink(item) ?? ''));
    return [
      name,
      items.map((item, at) => {
        const slice = slices[at]!;
        if (item.items === undefined || slices.filter((other) => other === slice).length > 1) {
          return item;
        }
        const branch = {address: addressOf(item.items), items: item.items};
        branches.set(slice, branch);
        return {...item, items: [], branch: branch.address};
      }),
    ] as const;
  });
  return {version: {...version, docsSidebars: Object.fromEntries(sidebars)}, branches};
}

/** Gives each page its own branch as `data` of its route context (Docusaurus wraps only that of the outermost route). */
export function withBranches(route: RouteConfig, files: ReadonlyMap<string, string>): RouteConfig {
  const file = route.routes === undefined ? files.get(sliceOf(route.path)) : undefined;
  return {
    ...route,
    ...(file !== undefined && {context: {data: {branch: file}}}),
    ...(route.routes && {routes: route.routes.map((child) => withBranches(child, files))}),
  };
}

function firstLink({href, items = []}: SidebarItem): string | undefined {
  return href ?? items.map(firstLink).find((link) => link !== undefined);
}

function addressOf(items: readonly SidebarItem[]): string {
  const hash = createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 8);
  return `/${BRANCHES}/${hash}.json`;
}
