import type {Options} from '@docusaurus/plugin-content-docs';
import {inOrder, type Ordered} from './readingOrder';

type SidebarItemsGenerator = NonNullable<Options['sidebarItemsGenerator']>;
type Docs = Parameters<SidebarItemsGenerator>[0]['docs'];
type Doc = Docs[number];
type Item = Awaited<ReturnType<SidebarItemsGenerator>>[number];

interface Folder {
  index?: Doc;
  readonly pages: Doc[];
  readonly folders: Map<string, Folder>;
}

/**
 * The tree of an area in reading order: a folder with an index page becomes a group that links to it.
 * Siblings are sorted as in every list of pages.
 */
export const sidebarTree: SidebarItemsGenerator = ({docs}) => {
  const root = newFolder();
  for (const doc of docs.filter(({frontMatter}) => frontMatter.unlisted !== true)) {
    const folder = folderAt(root, doc.sourceDirName);
    if (/\/index\.mdx?$/.test(doc.source)) {
      folder.index = doc;
    } else {
      folder.pages.push(doc);
    }
  }
  return itemsOf(root);
};

function newFolder(): Folder {
  return {pages: [], folders: new Map()};
}

function folderAt(root: Folder, path: string): Folder {
  return path
    .split('/')
    .filter((name) => name !== '.' && name !== '')
    .reduce((folder, name) => {
      const next = folder.folders.get(name) ?? newFolder();
      folder.folders.set(name, next);
      return next;
    }, root);
}

function itemsOf(folder: Folder): Item[] {
  const rows = [
    ...folder.pages.map(pageRow),
    ...[...folder.folders].flatMap(([name, child]) => folderRows(name, child)),
  ];
  return rows.sort(inOrder).map(({item}) => item);
}

interface Row extends Ordered {
  readonly item: Item;
}

/** A folder without a page of its own becomes a group without a link; an empty folder is left out. */
function folderRows(name: string, folder: Folder): readonly Row[] {
  const items = itemsOf(folder);
  const {index} = folder;
  if (items.length === 0) {
    return index === undefined ? [] : [pageRow(index)];
  }
  const own = index && pageRow(index);
  const label = own?.name ?? name.charAt(0).toUpperCase() + name.slice(1);
  const item: Item = {
    type: 'category',
    label,
    collapsible: true,
    collapsed: true,
    items,
    ...(index && {link: {type: 'doc', id: index.id}}),
  };
  return [
    {order: own?.order ?? firstOrder(folder), name: label, address: own?.address ?? name, item},
  ];
}

function firstOrder(folder: Folder): number {
  return Math.min(
    Number.MAX_VALUE,
    ...folder.pages.map(({sidebarPosition = Number.MAX_VALUE}) => sidebarPosition),
    ...[...folder.folders.values()].map(firstOrder),
  );
}

function pageRow(doc: Doc): Row {
  const {id, title, frontMatter, sidebarPosition: order} = doc;
  const name = frontMatter.sidebar_label ?? title;
  return {order, name, address: id, item: {type: 'doc', id, label: name}};
}
