import type {SidebarNode} from '../data/page';

interface TocItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** The parts of Docusaurus' sidebar items that the portal uses. */
export interface SidebarItem {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly SidebarItem[];
  /** URL of the file that contains its items, which are then empty here. */
  readonly branch?: string;
}

/** Items of one topic, which are loaded at once only on that topic's own pages. */
export interface SidebarBranch {
  readonly address: string;
  readonly items: readonly SidebarItem[];
}

/** The tree of an area, including the branch that contains the page. */
export function withBranch(
  items: readonly SidebarItem[],
  branch: SidebarBranch | undefined,
): readonly SidebarItem[] {
  return items.map((item) =>
    branch !== undefined && item.branch === branch.address ? {...item, items: branch.items} : item,
  );
}

/** Converts the area's tree to the portal's own types. Every group can be collapsed. */
export function treeOf(items: readonly SidebarItem[]): readonly SidebarNode[] {
  return items.map(({type, label = '', href, items: children = [], branch}) =>
    type === 'category'
      ? {
          text: label,
          ...(href && {link: href}),
          collapsible: true,
          ...(branch !== undefined && children.length === 0 && {branch}),
          children: treeOf(children),
        }
      : {text: label, ...(href && {link: href})},
  );
}

/** A page's headings as nodes: level 2 with its level 3 headings, down to the given depth. */
export function headingNodes(
  toc: readonly TocItem[],
  depth: number,
  path: string,
): readonly SidebarNode[] {
  if (depth === 0) {
    return [];
  }
  const nodes: {text: string; link: string; children: SidebarNode[]}[] = [];
  for (const {value, id, level} of toc) {
    const node = {text: plainText(value), link: `${path}#${id}`};
    const last = nodes.at(-1);
    if (level === 2 || (level === 3 && last === undefined)) {
      nodes.push({...node, children: []});
    } else if (level === 3 && depth > 1) {
      last?.children.push(node);
    }
  }
  return nodes.map(({children, ...node}) => (children.length > 0 ? {...node, children} : node));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/** Docusaurus provides headings as HTML, but the sidebar shows text. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity]!);
}

/** The same list, with the page's headings below the node that links to the page. */
export function withHeadings(
  nodes: readonly SidebarNode[],
  path: string,
  headings: readonly SidebarNode[],
): readonly SidebarNode[] {
  return nodes.map((node) => {
    if (node.link === path) {
      const children = [...headings, ...(node.children ?? [])];
      return children.length > 0 ? {...node, children} : node;
    }
    return node.children ? {...node, children: withHeadings(node.children, path, headings)} : node;
  });
}

/** Whether a node links to the current page and heading, or contains a node that does. */
export function isActiveNode(node: SidebarNode, path: string, hash: string): boolean {
  return (
    isCurrentNode(node, path, hash) ||
    (node.children ?? []).some((child) => isActiveNode(child, path, hash))
  );
}

/** Whether a node's own link leads to the current page or heading. */
export function isCurrentNode({link}: SidebarNode, path: string, hash: string): boolean {
  if (link === undefined) {
    return false;
  }
  const [target = '', anchor] = link.split('#');
  const isSamePage = target === '' || normalised(target) === normalised(path);
  return isSamePage && (anchor === undefined ? true : hash === `#${anchor}`);
}

function normalised(path: string): string {
  return path.replace(/(?:index)?\.(?:md|html)$/, '').replace(/\/$/, '');
}
