/**
 * Own component that replaces theme-classic 3.10.2's with a single list that combines the area's tree and the
 * page's headings (B1–B22 of the specification). Rendered by DocItem/Layout.
 */
import React, {useMemo, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import SidePanel from '@site/src/components/SidePanel';
import type {SidebarNode} from '@site/src/data/page';
import {headingNodes, treeOf, withHeadings, type SidebarItem} from '@site/src/lib/sidebar';

export interface Props {
  /** The area's items, or undefined if Docusaurus shows no sidebar. */
  readonly items: readonly SidebarItem[];
  readonly toc: readonly {readonly value: string; readonly id: string; readonly level: number}[];
  readonly depth: number;
  /** The page's own list, null for no sidebar, undefined for the automatic one. */
  readonly configured: readonly SidebarNode[] | null | undefined;
}

export default function DocSidebar({items, toc, depth, configured}: Props): ReactNode {
  const {pathname} = useLocation();
  const nodes = useMemo(() => {
    if (configured === null) {
      return null;
    }
    const headings = headingNodes(toc, depth, pathname);
    const list = configured ?? treeOf(items);
    const nested = withHeadings(list, pathname, headings);
    return configured === undefined && nested.length === 0 ? headings : nested;
  }, [items, toc, depth, configured, pathname]);
  return <SidePanel nodes={nodes} />;
}
