import {useEffect, useState} from 'react';
import type {SidebarNode} from '@site/src/data/page';
import {treeOf, type SidebarItem} from '@site/src/lib/sidebar';

/** The items of a sidebar group. Those of another topic are fetched when the group is first opened. */
export function useBranch(
  {children = [], branch}: SidebarNode,
  isOpen: boolean,
): readonly SidebarNode[] {
  const [read, setRead] = useState<readonly SidebarNode[]>();
  const isWanted = isOpen && branch !== undefined && read === undefined;
  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    const controller = new AbortController();
    readBranch(branch, controller.signal).then(setRead, (error: unknown) => {
      if (!controller.signal.aborted) {
        console.warn('The pages of this group cannot be read; its title leads to them.', error);
      }
    });
    return () => controller.abort();
  }, [isWanted, branch]);
  return read ?? children;
}

async function readBranch(address: string, signal: AbortSignal): Promise<readonly SidebarNode[]> {
  const response = await fetch(address, {signal});
  if (!response.ok) {
    throw new Error(`${address} has status ${response.status}`);
  }
  return treeOf((await response.json()) as readonly SidebarItem[]);
}
